import { banding, jumlahkan, kurangi, type Desimal } from '../format/angka';
import { kunciPos, type Pos } from '../neraca/pos';
import { akunDitetapkan, akunSumber, akunTersedia, kunciAkun, type Akun, type Pemilik } from './akun';
import type { Gerak, Pindah } from './gerak';
import type { Saldo } from './izin';

/** A national line as a meeting leaves it. */
export interface GarisRapat {
  pos: Pos;
  /** Determined, and given to nobody yet. */
  belum: Desimal;
}
/** What a meeting determines for a file beyond what it has; in the unit of the pos. */
export interface KebutuhanRapat {
  id_berkas: string;
  pemilik: Pemilik;
  pos: Pos;
  jml: Desimal;
}

/** Accounts whose balances `bukukanRapat` asks for. */
export const akunRapat = (garis: readonly GarisRapat[]): Akun[] =>
  garis.flatMap(({ pos }) => [akunTersedia(pos), akunSumber(pos, 'N.TERSEDIA')]);

/**
 * What the last signature moves: each line is fixed at its rows and what is given to nobody, up or down, and each row goes
 * to the file that it stands in. One movement; null where nothing moves.
 */
export function bukukanRapat(
  kunci: string,
  garis: readonly GarisRapat[],
  butuh: readonly KebutuhanRapat[],
  saldo: Saldo,
): Gerak | null {
  const pindah: Pindah[] = [];
  const menurutPos = new Map<string, Desimal[]>();
  for (const b of butuh) {
    const k = kunciPos(b.pos);
    const ada = menurutPos.get(k);
    if (ada) ada.push(b.jml);
    else menurutPos.set(k, [b.jml]);
  }
  for (const { pos, belum } of garis) {
    const tersedia = akunTersedia(pos);
    const sumber = akunSumber(pos, 'N.TERSEDIA');
    const perlu = jumlahkan(menurutPos.get(kunciPos(pos)) ?? []);
    const tambah = kurangi(jumlahkan([perlu, belum]), saldo.get(kunciAkun(tersedia)) ?? '0');
    if (banding(tambah, '0') > 0) pindah.push({ dari: sumber, ke: tersedia, jml: tambah });
    if (banding(tambah, '0') < 0) pindah.push({ dari: tersedia, ke: sumber, jml: kurangi('0', tambah) });
  }
  const tujuan = new Map<string, { ke: Akun; jml: Desimal[] }>();
  for (const b of butuh) {
    const ke = akunDitetapkan(b.pos, b.pemilik, b.id_berkas);
    const satu = tujuan.get(kunciAkun(ke)) ?? { ke, jml: [] };
    satu.jml.push(b.jml);
    tujuan.set(kunciAkun(ke), satu);
  }
  for (const { ke, jml } of tujuan.values()) {
    const semua = jumlahkan(jml);
    if (banding(semua, '0') > 0) pindah.push({ dari: akunTersedia(ke.pos), ke, jml: semua });
  }
  return pindah.length > 0 ? { kunci: `${kunci}:RAPAT`, jenis: 'RAPAT', pindah } : null;
}

/** What a meeting has determined for a file that could not take it goes back to the nation; null where there is none. */
export function lepasRapat(
  kunci: string,
  idBerkas: string,
  rows: readonly Pick<KebutuhanRapat, 'pos' | 'pemilik'>[],
  saldo: Saldo,
): Gerak | null {
  const akun = new Map(rows.map((b) => akunDitetapkan(b.pos, b.pemilik, idBerkas)).map((a) => [kunciAkun(a), a]));
  const pindah = [...akun].flatMap(([k, dari]): Pindah[] =>
    banding(saldo.get(k) ?? '0', '0') > 0 ? [{ dari, ke: akunTersedia(dari.pos), jml: saldo.get(k) ?? '0' }] : [],
  );
  return pindah.length > 0 ? { kunci: `${kunci}:lepas:${idBerkas}:LEPAS_RAPAT`, jenis: 'LEPAS_RAPAT', pindah } : null;
}
