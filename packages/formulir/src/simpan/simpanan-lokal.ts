import type { Baris, Belum, FaktaBaris } from '../kerja/koleksi';
import type { Kerja } from './gabung';

/** What this device keeps of a file until the server has it. Sign-out clears local storage (SESI-07). */
export interface Simpanan<I extends object, S extends FaktaBaris> {
  versi: number;
  dasar: Kerja<Belum<I>>;
  kini: Kerja<Belum<I>>;
  /** Stored rows as they were when their change began, to merge with. */
  asal: Record<string, Pick<Baris<I, S>, 'versi' | 'server'>>;
  hapus: string[];
  waktu: string;
}
type Gudang = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

// Sign-out clears both storages: without this mark a late save would write the draft back.
const TANDA = 'sinas-formulir-aktif';

export const kunciSimpanan = (idUser: string, idNk: string): string => `sinas-formulir:${idUser}:${idNk}`;

export class SimpananLokal<I extends object, S extends FaktaBaris> {
  private readonly kunci: string;
  constructor(
    idUser: string,
    idNk: string,
    private readonly gudang: Gudang,
  ) {
    this.kunci = kunciSimpanan(idUser, idNk);
    sessionStorage.setItem(TANDA, '1');
  }

  baca(): Simpanan<I, S> | null {
    try {
      const s = JSON.parse(this.gudang.getItem(this.kunci) ?? 'null') as Simpanan<I, S> | null;
      return s?.dasar && s.kini ? s : null;
    } catch {
      return null;
    }
  }
  /** False when it could not be kept (no room, signed out): the caller says so instead of promising safety. */
  tulis(s: Simpanan<I, S>): boolean {
    if (!sessionStorage.getItem(TANDA)) return false;
    try {
      this.gudang.setItem(this.kunci, JSON.stringify(s));
      return true;
    } catch {
      return false;
    }
  }
  buang(): void {
    this.gudang.removeItem(this.kunci);
  }
}
