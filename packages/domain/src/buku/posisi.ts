import { jumlahkan, kurangi, type Desimal } from '../format/angka';
import type { JenisAkun } from './akun';

/** Accounts of a company that still give something. */
export const AKUN_SISA = ['P.TERBIT', 'P.DICADANGKAN', 'P.DITETAPKAN', 'P.BATAS'] as const satisfies JenisAkun[];
/** Accounts as statements name them. */
export const KATA_AKUN: Readonly<Record<JenisAkun, string>> = {
  SUMBER: 'sumber',
  'N.TERSEDIA': 'neraca nasional',
  'N.KEMBALI': 'diserahkan kembali',
  'P.BATAS': 'bebas',
  'P.DITETAPKAN': 'bebas',
  'P.DICADANGKAN': 'dicadangkan',
  'P.TERBIT': 'izin',
  'P.TEREALISASI': 'terealisasi',
  'P.HANGUS': 'hangus',
};

/** Where the quantities of one pos stand: all parts add up to what was determined. */
export interface Posisi {
  ditetapkan: Desimal;
  terealisasi: Desimal;
  /** Issued and not used. */
  terbit: Desimal;
  /** Asked for by a case in process. */
  dicadangkan: Desimal;
  bebas: Desimal;
  /** Not used when its validity ended. */
  hangus: Desimal;
  sisa: Desimal;
}

/** The position that balances say; what is not there is nothing. */
export function posisi(saldo: Partial<Record<JenisAkun, Desimal>>): Posisi {
  const [terealisasi, terbit, dicadangkan, hangus] = [
    saldo['P.TEREALISASI'] ?? '0',
    saldo['P.TERBIT'] ?? '0',
    saldo['P.DICADANGKAN'] ?? '0',
    saldo['P.HANGUS'] ?? '0',
  ];
  const bebas = jumlahkan([saldo['P.DITETAPKAN'] ?? '0', saldo['P.BATAS'] ?? '0']);
  const sisa = jumlahkan([terbit, dicadangkan, bebas]);
  const ditetapkan = jumlahkan([sisa, terealisasi, hangus]);
  return { ditetapkan, terealisasi, terbit, dicadangkan, bebas, hangus, sisa };
}

/** The line of a balance: what the nation has determined, and what became of it. */
export interface PosisiNasional extends Posisi {
  /** Determined and assigned to nobody. */
  tersedia: Desimal;
  /** Given back; free by the coordinator's act only. */
  kembali: Desimal;
}
export function posisiNasional(saldo: Partial<Record<JenisAkun, Desimal>>): PosisiNasional {
  const milik = posisi(saldo);
  const [tersedia, kembali] = [saldo['N.TERSEDIA'] ?? '0', saldo['N.KEMBALI'] ?? '0'];
  return { ...milik, tersedia, kembali, ditetapkan: jumlahkan([milik.ditetapkan, tersedia, kembali]) };
}

/** A side of a movement on an account of the company. */
export interface SisiMutasi {
  jenis: JenisAkun;
  jml: Desimal;
}
/** What a movement does to what is left: so much more, so much less; neither where it only changes its place. */
export function pengaruhMutasi(sisi: readonly SisiMutasi[]): { bertambah: Desimal; berkurang: Desimal } {
  const bersih = jumlahkan(sisi.filter((s) => (AKUN_SISA as readonly string[]).includes(s.jenis)).map((s) => s.jml));
  return bersih.startsWith('-')
    ? { bertambah: '0', berkurang: kurangi('0', bersih) }
    : { bertambah: bersih, berkurang: '0' };
}
/** 'dari izin ke hangus': accounts that give and that take, each once. */
export function perpindahan(sisi: readonly SisiMutasi[]): string {
  const kata = (minus: boolean): string =>
    [...new Set(sisi.filter((s) => s.jml.startsWith('-') === minus).map((s) => KATA_AKUN[s.jenis]))].join(' dan ');
  return `dari ${kata(true)} ke ${kata(false)}`;
}
