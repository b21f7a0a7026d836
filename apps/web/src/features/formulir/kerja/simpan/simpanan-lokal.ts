import type { BarisLembar } from '../baris-lembar';
import type { Kerja } from './gabung';

/** What this device keeps of a file until the server has it. Sign-out clears local storage (SESI-07). */
export interface Simpanan {
  versi: number;
  dasar: Kerja;
  kini: Kerja;
  /** Stored rows as they were when their change began, to merge with. */
  asal: Record<string, Pick<BarisLembar, 'versi' | 'server'>>;
  hapus: string[];
  waktu: string;
}
type Gudang = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

// Sign-out clears both storages: without this mark a late save would write the draft back.
const TANDA = 'sinas-formulir-aktif';

export const kunciSimpanan = (idUser: string, idNk: string): string => `sinas-formulir:${idUser}:${idNk}`;

export class SimpananLokal {
  private readonly kunci: string;
  constructor(
    idUser: string,
    idNk: string,
    private readonly gudang: Gudang,
  ) {
    this.kunci = kunciSimpanan(idUser, idNk);
    sessionStorage.setItem(TANDA, '1');
  }

  baca(): Simpanan | null {
    try {
      const s = JSON.parse(this.gudang.getItem(this.kunci) ?? 'null') as Simpanan | null;
      return s?.dasar && s.kini ? s : null;
    } catch {
      return null;
    }
  }
  /** False when it could not be kept (no room, signed out): the caller says so instead of promising safety. */
  tulis(s: Simpanan): boolean {
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
