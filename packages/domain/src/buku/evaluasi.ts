import { banding, dariRibu, jumlahkan, keRibu, kurangi, type Desimal } from '../format/angka';
import { kunciPos } from '../neraca/pos';
import { akunSumber, akunTerbit, akunTersedia, kunciAkun, type Akun, type BarisIzin } from './akun';
import type { Gerak, Pindah } from './gerak';
import type { Saldo } from './izin';
import type { GarisRapat } from './rapat';

/** What an evaluation takes from a row of a permit; in the unit of the pos. */
export interface PenguranganRapat extends BarisIzin {
  id_berkas: string;
  jml: Desimal;
}
/** Parts of a unit that has no exact factor may differ from what the account has by so many thousandths. */
const BULAT = 2n;

/** Accounts whose balances `evaluasikan` asks for. */
export const akunEvaluasi = (garis: readonly GarisRapat[], kurang: readonly PenguranganRapat[]): Akun[] => [
  ...garis.flatMap(({ pos }) => [akunTersedia(pos), akunSumber(pos, 'N.TERSEDIA')]),
  ...kurang.map(akunTerbit),
];

/** The first row that has realised more meanwhile than it was left; null = there is none. */
export function kurangTersisa(
  kurang: readonly PenguranganRapat[],
  saldo: Saldo,
): { id: string; minta: Desimal; ada: Desimal } | null {
  for (const k of kurang) {
    const ada = saldo.get(kunciAkun(akunTerbit(k))) ?? '0';
    if (keRibu(k.jml) - keRibu(ada) > BULAT) return { id: k.id, minta: k.jml, ada };
  }
  return null;
}

/**
 * What the last signature under an evaluation moves: unused quantities go back to the nation, and each line is fixed at what
 * is given to nobody: the rest of what came back leaves the line. One movement; null where nothing moves.
 */
export function evaluasikan(
  kunci: string,
  garis: readonly GarisRapat[],
  kurang: readonly PenguranganRapat[],
  saldo: Saldo,
): Gerak | null {
  const pindah = kurang.flatMap((k): Pindah[] => {
    const dari = akunTerbit(k);
    const ada = saldo.get(kunciAkun(dari)) ?? '0';
    const jml = banding(k.jml, ada) > 0 ? ada : k.jml;
    return jml === '0' ? [] : [{ dari, ke: akunTersedia(k.pos), jml }];
  });
  const kembali = new Map<string, bigint>();
  for (const { ke, jml } of pindah) {
    const k = kunciPos(ke.pos);
    kembali.set(k, (kembali.get(k) ?? 0n) + keRibu(jml ?? '0'));
  }
  for (const { pos, belum } of garis) {
    const tersedia = akunTersedia(pos);
    const sumber = akunSumber(pos, 'N.TERSEDIA');
    const ada = jumlahkan([saldo.get(kunciAkun(tersedia)) ?? '0', dariRibu(kembali.get(kunciPos(pos)) ?? 0n)]);
    const tambah = kurangi(belum, ada);
    if (banding(tambah, '0') > 0) pindah.push({ dari: sumber, ke: tersedia, jml: tambah });
    if (banding(tambah, '0') < 0) pindah.push({ dari: tersedia, ke: sumber, jml: kurangi('0', tambah) });
  }
  return pindah.length > 0 ? { kunci: `${kunci}:EVALUASI`, jenis: 'EVALUASI', pindah } : null;
}
