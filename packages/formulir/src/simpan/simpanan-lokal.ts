import type { FaktaBaris } from '../kerja/koleksi';
import type { Kerja, PerJenis } from './gabung';

/** Stored rows as they were when their change began, to merge with. */
export type AsalBaris = Readonly<Record<string, { versi: number | null; server: FaktaBaris | null }>>;
/** What this device keeps of a file until the server has it. Sign-out clears local storage (SESI-07). */
export interface Simpanan {
  versi: number;
  dasar: Kerja;
  kini: Kerja;
  asal: PerJenis<AsalBaris>;
  hapus: PerJenis<string[]>;
  waktu: string;
}
type Gudang = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

// Sign-out clears both storages: without this mark a late save would write the draft back.
const TANDA = 'sinas-formulir-aktif';

/** Somebody is signed in and has a form open here. */
export const diPakai = (): boolean => sessionStorage.getItem(TANDA) !== null;

/** Place of a copy whose rows are kept by kind. */
export const kunciSimpanan = (idUser: string, idNk: string): string => `sinas-formulir-2:${idUser}:${idNk}`;
/** Place of a copy of earlier releases: rows of one kind, without its name. They would misread the one of now. */
const kunciLama = (idUser: string, idNk: string): string => `sinas-formulir:${idUser}:${idNk}`;

type KerjaLama = Omit<Kerja, 'baris'> & { baris: Kerja['baris'][string] };
interface SimpananLama {
  versi: number;
  dasar: KerjaLama;
  kini: KerjaLama;
  asal: AsalBaris;
  hapus: string[];
  waktu: string;
}
function bagiJenis(s: SimpananLama, jenis: string): Simpanan {
  const kerja = (k: KerjaLama): Kerja => ({ ...k, baris: { [jenis]: k.baris } });
  return {
    ...s,
    dasar: kerja(s.dasar),
    kini: kerja(s.kini),
    asal: { [jenis]: s.asal },
    hapus: { [jenis]: s.hapus },
  };
}

/** The copies of one user and file. `jenisLama`: the kind that a copy of an earlier release is of. */
export class SimpananLokal {
  private readonly kunci: string;
  private readonly lama: string;
  constructor(
    idUser: string,
    idNk: string,
    private readonly gudang: Gudang,
    private readonly jenisLama: string,
  ) {
    this.kunci = kunciSimpanan(idUser, idNk);
    this.lama = kunciLama(idUser, idNk);
    sessionStorage.setItem(TANDA, '1');
  }

  private ambil<T extends { dasar: unknown; kini: unknown }>(kunci: string): T | null {
    try {
      const s = JSON.parse(this.gudang.getItem(kunci) ?? 'null') as T | null;
      return s?.dasar && s.kini ? s : null;
    } catch {
      return null;
    }
  }
  /** The newer one where an earlier release has written beside it. */
  baca(): Simpanan | null {
    const kini = this.ambil<Simpanan>(this.kunci);
    const lama = this.ambil<SimpananLama>(this.lama);
    if (!lama || (kini && kini.waktu >= lama.waktu)) return kini;
    return bagiJenis(lama, this.jenisLama);
  }
  /** False when it could not be kept (no room, signed out): the caller says so instead of promising safety. */
  tulis(s: Simpanan): boolean {
    if (!diPakai()) return false;
    try {
      this.gudang.setItem(this.kunci, JSON.stringify(s));
      this.gudang.removeItem(this.lama);
      return true;
    } catch {
      return false;
    }
  }
  buang(): void {
    this.gudang.removeItem(this.kunci);
    this.gudang.removeItem(this.lama);
  }
}
