import type { BarisLembar } from './baris-lembar';

/** A row before a change; null = it was not there. */
export interface Cuplikan {
  kunci: string;
  sebelum: BarisLembar | null;
}
const MAKS_LANGKAH = 100;

/** The last changes of rows, for Ctrl+Z. */
export class Urungan {
  private tumpukan: Cuplikan[][] = [];

  get ada(): boolean {
    return this.tumpukan.length > 0;
  }
  catat(langkah: Cuplikan[]): void {
    if (langkah.length) this.tumpukan = [...this.tumpukan.slice(1 - MAKS_LANGKAH), langkah];
  }
  ambil(): Cuplikan[] | null {
    return this.tumpukan.pop() ?? null;
  }
}
