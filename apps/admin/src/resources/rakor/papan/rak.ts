import { useSyncExternalStore } from 'react';
import type { Sunting } from '../../../providers/rakor/data';
import type { PapanToko } from './toko';

export interface Simpanan {
  menyimpan: number;
  tertahan: number;
  tersimpan: string | null;
}
const AWAL: Simpanan = { menyimpan: 0, tertahan: 0, tersimpan: null };

/** The lines of a meeting that were opened, each with what is typed on it; what is not stored is told of all of them. */
export class RakPapan {
  private readonly toko = new Map<string, PapanToko>();
  private readonly saat = new Set<() => void>();
  private kini = AWAL;

  ambil(idGaris: string): PapanToko | undefined {
    return this.toko.get(idGaris);
  }
  taruh(idGaris: string, toko: PapanToko): void {
    this.toko.set(idGaris, toko);
    toko.langganRingkas(() => this.perbarui());
  }
  tandai(s: Sunting, kini: number): void {
    for (const t of this.toko.values()) t.tandaiSunting(s, kini);
  }
  bersihkan(kini: number): void {
    for (const t of this.toko.values()) t.bersihkanSunting(kini);
  }
  langgan = (lakukan: () => void): (() => void) => {
    this.saat.add(lakukan);
    return () => void this.saat.delete(lakukan);
  };
  simpanan = (): Simpanan => this.kini;

  private perbarui(): void {
    const semua = [...this.toko.values()].map((t) => t.ringkas());
    const baru: Simpanan = {
      menyimpan: semua.reduce((n, r) => n + r.menyimpan, 0),
      tertahan: semua.reduce((n, r) => n + r.tertahan, 0),
      tersimpan: semua.reduce<string | null>(
        (n, r) => (r.tersimpan && (n === null || r.tersimpan > n) ? r.tersimpan : n),
        null,
      ),
    };
    const { menyimpan, tertahan, tersimpan } = this.kini;
    if (baru.menyimpan === menyimpan && baru.tertahan === tertahan && baru.tersimpan === tersimpan) return;
    this.kini = baru;
    for (const l of this.saat) l();
  }
}
export const useSimpanan = (rak: RakPapan): Simpanan => useSyncExternalStore(rak.langgan, rak.simpanan);
