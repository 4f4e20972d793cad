/** The record that somebody has opened from a file. It stays in this page; only the server that reads it is sent it. */
class OpenedRecord {
  text = $state.raw<string | null>(null);

  async take(file: File | undefined): Promise<void> {
    if (file) this.text = await file.text();
  }

  forget(): void {
    this.text = null;
  }
}

export const opened = new OpenedRecord();
