/** The sounds of a table, made on the spot: nothing needs to be loaded. */
export type Sound = "draw" | "lay" | "cast" | "hit" | "gem" | "coin" | "turn" | "win";

interface Note {
  readonly wave: OscillatorType | "noise";
  /** In Hz; of noise, where its colour lies. It glides to the second one. */
  readonly pitch: readonly [number, number?];
  readonly at: number;
  readonly lasts: number;
  readonly loud: number;
}
const tone = (pitch: number, at: number, lasts = 0.3, loud = 0.5, wave: OscillatorType = "sine"): Note => ({
  wave,
  pitch: [pitch],
  at,
  lasts,
  loud,
});

export const SOUNDS: Readonly<Record<Sound, readonly Note[]>> = {
  draw: [{ wave: "noise", pitch: [2400, 5200], at: 0, lasts: 0.14, loud: 0.28 }],
  lay: [
    { wave: "noise", pitch: [900, 400], at: 0, lasts: 0.09, loud: 0.5 },
    { wave: "sine", pitch: [150, 90], at: 0, lasts: 0.1, loud: 0.5 },
  ],
  cast: [
    { wave: "triangle", pitch: [320, 1250], at: 0, lasts: 0.35, loud: 0.3 },
    { wave: "noise", pitch: [1800, 6500], at: 0.05, lasts: 0.35, loud: 0.16 },
  ],
  hit: [
    { wave: "sawtooth", pitch: [240, 60], at: 0, lasts: 0.26, loud: 0.28 },
    { wave: "noise", pitch: [600, 200], at: 0, lasts: 0.2, loud: 0.5 },
  ],
  gem: [tone(1760, 0, 0.35, 0.28), tone(2637, 0.05, 0.4, 0.2)],
  coin: [tone(1318.5, 0, 0.09, 0.26, "triangle"), tone(1975.5, 0.07, 0.35, 0.26, "triangle")],
  turn: [tone(523.25, 0, 0.5, 0.4), tone(783.99, 0.12, 0.5, 0.4)],
  win: [523.25, 659.25, 783.99, 1046.5].map((pitch, step) => tone(pitch, step * 0.13, 0.7, 0.32, "triangle")),
};

/** Which events are heard, in whichever game they happen. */
const HEARD: Readonly<Record<Exclude<Sound, "turn" | "win">, readonly string[]>> = {
  draw: ["drew", "took-unseen", "dealt", "siphoned"],
  lay: ["pocus-laid", "laid-open", "laid-face-down", "laid-in-pot", "laid-in-pocket", "refilled", "committed", "sent"],
  cast: ["hocus-cast", "spell-cast", "cast-shown", "owl-used", "shifted", "called", "levitated"],
  hit: ["robbed", "cursed", "stunned", "destroyed", "barred", "scroll-given", "hands-swapped", "scorched"],
  gem: ["gems-taken", "won", "became-pet"],
  coin: ["took", "announced", "pot-won", "pot-split", "bonus-scored", "owls-claimed", "scored", "house-scored"],
};
const SOUND_OF: Readonly<Record<string, Sound>> = Object.fromEntries(
  Object.entries(HEARD).flatMap(([sound, events]) => events.map((event) => [event, sound as Sound])),
);

/** At most this many at once: more is noise. */
const MOST = 3;

/** What is heard of some events, each sound once, in their order. */
export const heard = (events: readonly { readonly event: string }[]): Sound[] =>
  [...new Set(events.flatMap(({ event }) => SOUND_OF[event] ?? []))].slice(0, MOST);

let audio: AudioContext | null = null;
let hiss: AudioBuffer | null = null;

/** `volume` goes from 0 to 1; `delay` is in seconds. */
export function play(sound: Sound, volume: number, delay = 0): void {
  if (volume <= 0 || !("AudioContext" in globalThis)) return;
  audio ??= new AudioContext();
  void audio.resume();
  for (const note of SOUNDS[sound]) strike(audio, note, volume, delay);
}

function strike(audio: AudioContext, note: Note, volume: number, delay: number): void {
  const [start, gain] = [audio.currentTime + delay + note.at, audio.createGain()];
  const source = note.wave === "noise" ? noise(audio, note, start, gain) : waves(audio, note, start, gain);
  gain.gain.setValueAtTime(0.0001, start);
  gain.gain.exponentialRampToValueAtTime(0.5 * note.loud * volume + 0.0001, start + 0.015);
  gain.gain.exponentialRampToValueAtTime(0.0001, start + note.lasts);
  gain.connect(audio.destination);
  source.start(start);
  source.stop(start + note.lasts + 0.05);
}

function waves(audio: AudioContext, { wave, pitch, lasts }: Note, start: number, into: AudioNode): OscillatorNode {
  const tone = audio.createOscillator();
  tone.type = wave as OscillatorType;
  glide(tone.frequency, pitch, start, lasts);
  tone.connect(into);
  return tone;
}

function noise(audio: AudioContext, { pitch, lasts }: Note, start: number, into: AudioNode): AudioBufferSourceNode {
  hiss ??= hissing(audio);
  const [source, filter] = [audio.createBufferSource(), audio.createBiquadFilter()];
  source.buffer = hiss;
  source.loop = true;
  filter.type = "bandpass";
  glide(filter.frequency, pitch, start, lasts);
  source.connect(filter).connect(into);
  return source;
}

function glide(what: AudioParam, [from, to]: Note["pitch"], start: number, lasts: number): void {
  what.setValueAtTime(from, start);
  if (to !== undefined) what.exponentialRampToValueAtTime(to, start + lasts);
}

function hissing(audio: AudioContext): AudioBuffer {
  const buffer = audio.createBuffer(1, audio.sampleRate / 2, audio.sampleRate);
  buffer.copyToChannel(
    Float32Array.from({ length: buffer.length }, () => Math.random() * 2 - 1),
    0,
  );
  return buffer;
}
