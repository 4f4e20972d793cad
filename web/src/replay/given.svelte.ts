/** The record that somebody has brought along. It stays in this page and is told nobody but the server that reads it. */
class Given {
  text = $state.raw<string | null>(null);

  async take(file: File | undefined): Promise<void> {
    if (file) this.text = await file.text();
  }

  forget(): void {
    this.text = null;
  }
}

export const given = new Given();
