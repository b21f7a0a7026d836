/** A row before a change; null = it was not there. */
export interface Cuplikan<B> {
  kunci: string;
  sebelum: B | null;
}
const MAKS_LANGKAH = 100;

/** The last changes of rows, for Ctrl+Z. */
export class Urungan<B> {
  private tumpukan: Cuplikan<B>[][] = [];

  get ada(): boolean {
    return this.tumpukan.length > 0;
  }
  catat(langkah: Cuplikan<B>[]): void {
    if (langkah.length) this.tumpukan = [...this.tumpukan.slice(1 - MAKS_LANGKAH), langkah];
  }
  ambil(): Cuplikan<B>[] | null {
    return this.tumpukan.pop() ?? null;
  }
}
