import type { KdRekom } from '../layanan/kode';
import type { GrupOpsi, KdGrup } from './elemen';

/** A commodity group as data: what its records need and may contain. */
export interface KelompokKomoditas {
  kode: string;
  uraian: string;
  /** Ministry that leads the sector. */
  kdGa: string;
  jenis: 'NK' | 'PERTEK' | 'NK/PERTEK' | 'NK TRANSISI' | 'cadangan';
  layanan: readonly KdRekom[];
  /** Element groups required beside 01. */
  wajib: readonly KdGrup[];
  /** 02 with ur_02, or else 04 with ur_04 (VALIDASI-08). */
  salahSatu02Atau04: boolean;
  /** Units of quantity, UN/ECE Rec 20; the first is the usual one. */
  satuan: readonly string[];
  /** Starter options of the element groups; which hold says the list `elemen`, that operators keep. */
  opsi: Partial<Record<KdGrup, readonly string[]>>;
  /** Required element groups that are described in the applicant's own words. */
  bebas?: readonly GrupOpsi[];
  /** HS codes offered first. */
  contohHs: readonly string[];
  koordinator: 'PANGAN' | 'PEREKONOMIAN';
  /** From this balance year on the group is not selectable. */
  nonaktifMulai: number | null;
}
