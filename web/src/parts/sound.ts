/** Two soft notes: you are asked. Made on the spot, so that nothing needs to be loaded. */
let audio: AudioContext | null = null;

export function chime(): void {
  audio ??= new AudioContext();
  [523.25, 783.99].forEach((pitch, index) => {
    const [tone, volume, start] = [audio!.createOscillator(), audio!.createGain(), audio!.currentTime + index * 0.12];
    tone.frequency.value = pitch;
    volume.gain.setValueAtTime(0.0001, start);
    volume.gain.exponentialRampToValueAtTime(0.12, start + 0.02);
    volume.gain.exponentialRampToValueAtTime(0.0001, start + 0.5);
    tone.connect(volume).connect(audio!.destination);
    tone.start(start);
    tone.stop(start + 0.55);
  });
}
