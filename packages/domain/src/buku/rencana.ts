import { banding, jumlahkan, kurangi, type Desimal } from '../format/angka';
import { kunciPos, type Pos } from '../neraca/pos';
import { akunDitetapkan, akunSumber, akunTersedia, kunciAkun, type Akun, type Pemilik } from './akun';
import type { Gerak, Pindah } from './gerak';
import type { Saldo } from './izin';

/** What a plan is determined at, in the units of the balance. */
export interface RencanaTetap {
  id: string;
  pemilik: Pemilik;
  baris: readonly { pos: Pos; jml: Desimal }[];
  /** The plan that it replaces, as that was determined. */
  asal: { id: string; baris: readonly { pos: Pos; jml: Desimal }[] } | null;
}
interface PosRencana {
  pos: Pos;
  baru: Desimal;
  lama: Desimal;
}
/** Quantities by pos: country and port do not bind. */
function menurutPos({ baris, asal }: RencanaTetap): PosRencana[] {
  const semua = new Map([...baris, ...(asal?.baris ?? [])].map((b) => [kunciPos(b.pos), b.pos]));
  const di = (rows: RencanaTetap['baris'], k: string): Desimal =>
    jumlahkan(rows.filter((b) => kunciPos(b.pos) === k).map((b) => b.jml));
  return [...semua].map(([k, pos]) => ({ pos, baru: di(baris, k), lama: di(asal?.baris ?? [], k) }));
}
const akunnya = (r: RencanaTetap, pos: Pos): Akun => akunDitetapkan(pos, r.pemilik, r.id);
const akunAsal = (r: RencanaTetap, pos: Pos): Akun | null => r.asal && akunDitetapkan(pos, r.pemilik, r.asal.id);

/** Accounts that `tetapkanRencana` may move, locked before it is called. */
export const akunRencana = (r: RencanaTetap): Akun[] =>
  menurutPos(r).flatMap(({ pos }) => {
    const asal = akunAsal(r, pos);
    return [akunTersedia(pos), akunSumber(pos, 'N.TERSEDIA'), akunnya(r, pos), ...(asal ? [asal] : [])];
  });

/** What was drawn from the plan that is replaced: its quantity less what is still free. */
function terpakai(r: RencanaTetap, { pos, lama }: PosRencana, saldo: Saldo): { bebas: Desimal; terpakai: Desimal } {
  const asal = akunAsal(r, pos);
  const bebas = asal ? (saldo.get(kunciAkun(asal)) ?? '0') : '0';
  return { bebas, terpakai: kurangi(lama, bebas) };
}
/** A plan cannot be fixed below what is reserved and issued of the one that it replaces; null = it is not. */
export function kurangTerpakai(r: RencanaTetap, saldo: Saldo): { baru: Desimal; terpakai: Desimal } | null {
  for (const p of menurutPos(r)) {
    const { terpakai: sudah } = terpakai(r, p, saldo);
    if (banding(p.baru, sudah) < 0) return { baru: p.baru, terpakai: sudah };
  }
  return null;
}

/**
 * A plan that is determined stays free. A replaced one moves its account to its successor; the difference comes from what
 * is available nationally, or goes back there.
 */
export function tetapkanRencana(kunci: string, r: RencanaTetap, saldo: Saldo): Gerak[] {
  const bagian = { LIMPAH: [] as Pindah[], KEMBALI: [] as Pindah[], GARIS: [] as Pindah[], PENETAPAN: [] as Pindah[] };
  for (const p of menurutPos(r)) {
    const { pos, baru } = p;
    const { bebas, terpakai: sudah } = terpakai(r, p, saldo);
    const asal = akunAsal(r, pos);
    if (asal && bebas !== '0') bagian.LIMPAH.push({ dari: asal, ke: akunnya(r, pos), jml: bebas });
    // What a meeting has determined for it stands there already.
    const siap = saldo.get(kunciAkun(akunnya(r, pos))) ?? '0';
    const beda = kurangi(kurangi(kurangi(baru, sudah), bebas), siap);
    if (banding(beda, '0') < 0)
      bagian.KEMBALI.push({ dari: akunnya(r, pos), ke: akunTersedia(pos), jml: kurangi('0', beda) });
    if (banding(beda, '0') <= 0) continue;
    const kurang = kurangi(beda, saldo.get(kunciAkun(akunTersedia(pos))) ?? '0');
    if (banding(kurang, '0') > 0)
      bagian.GARIS.push({ dari: akunSumber(pos, 'N.TERSEDIA'), ke: akunTersedia(pos), jml: kurang });
    bagian.PENETAPAN.push({ dari: akunTersedia(pos), ke: akunnya(r, pos), jml: beda });
  }
  return (['LIMPAH', 'KEMBALI', 'GARIS', 'PENETAPAN'] as const).flatMap((jenis) =>
    bagian[jenis].length > 0 ? [{ kunci: `${kunci}:${jenis}`, jenis, pindah: bagian[jenis] }] : [],
  );
}

/** What a plan needs beyond what it takes over from the one that it replaces; in the units of the pos. */
export const kebutuhanRencana = (r: RencanaTetap, saldo: Saldo): { pos: Pos; pemilik: Pemilik; jml: Desimal }[] =>
  menurutPos(r).flatMap((p) => {
    const { bebas, terpakai: sudah } = terpakai(r, p, saldo);
    const jml = kurangi(kurangi(p.baru, sudah), bebas);
    return banding(jml, '0') > 0 ? [{ pos: p.pos, pemilik: r.pemilik, jml }] : [];
  });
