import { banding, dariRibu, keRibu, kurangi, type Desimal } from '../format/angka';
import { kunciPos, type Pos } from '../neraca/pos';
import {
  akunBatas,
  akunDitetapkan,
  akunHangus,
  akunKembali,
  akunSumber,
  akunTerbit,
  akunTersedia,
  kunciAkun,
  type Akun,
  type BarisIzin,
  type Dana,
  type Pemilik,
} from './akun';
import type { Gerak, JenisGerak, Pindah } from './gerak';

/** What permits are drawn from. */
export const akunDana = (dana: Dana, pos: Pos, pemilik: Pemilik): Akun =>
  dana === 'N.TERSEDIA' ? akunTersedia(pos) : akunBatas(pos, pemilik);

/** A row that a decision gives; quantities in the unit of its pos. */
export interface BarisTerbit extends BarisIzin {
  jml: Desimal;
  dok: { satuan: string; jml: Desimal };
  /** The row of the decision that it replaces. */
  asal: BarisIzin | null;
  /** Of the rows that it has replaced: what was realised, and keeps its place there. */
  terealisasi: Desimal;
}
export interface BerkasTerbit {
  id: string;
  dana: Dana;
  baris: readonly BarisTerbit[];
  /** Rows of the replaced decision that the change has dropped. */
  gugur: readonly BarisIzin[];
  /** The replaced decision drew from this plan or case: what the change needs no more goes back there. */
  sumberAsal?: string;
}
/** Balances by `kunciAkun`; what is not there is nothing. */
export type Saldo = ReadonlyMap<string, Desimal>;

const sekali = (akun: readonly Akun[]): Akun[] => [...new Map(akun.map((a) => [kunciAkun(a), a])).values()];
/** Accounts that others use, too, and whose balances `terbitkan` may ask for: locked before it is called. */
export function akunDitanya({ id, dana, baris, gugur }: BerkasTerbit): Akun[] {
  const lama = [...baris.flatMap((b) => b.asal ?? []), ...gugur];
  const danaSemua = [...baris, ...lama].map((b) => akunDana(dana, b.pos, b.pemilik));
  const milik = dana === 'N.TERSEDIA' ? baris.map((b) => akunDitetapkan(b.pos, b.pemilik, id)) : [];
  return sekali([...lama.map(akunTerbit), ...danaSemua, ...danaSemua.map((d) => akunSumber(d.pos, dana)), ...milik]);
}
/** All accounts of movements that ask for no balance. */
export const akunBerakhir = (gerak: readonly Gerak[]): Akun[] =>
  sekali(gerak.flatMap((g) => g.pindah.flatMap((p) => [p.dari, p.ke])));
/** Rows that would get less than what was realised already. */
export const diBawahRealisasi = (baris: readonly BarisTerbit[]): BarisTerbit[] =>
  baris.filter((b) => banding(b.jml, b.terealisasi) < 0);

const samaPos = (a: BarisIzin, b: BarisIzin): boolean => kunciPos(a.pos) === kunciPos(b.pos) && a.pemilik === b.pemilik;

/** What a decision takes over, gives back and lacks. */
interface Bagian {
  limpah: Pindah[];
  kembali: Pindah[];
  butuh: { baris: BarisTerbit; jml: Desimal }[];
}
function bagi(b: BerkasTerbit, saldo: Saldo): Bagian {
  const lama = (x: BarisIzin): Desimal => saldo.get(kunciAkun(akunTerbit(x))) ?? '0';
  const balik = (x: BarisIzin): Akun =>
    b.sumberAsal === undefined ? akunDana(b.dana, x.pos, x.pemilik) : akunDitetapkan(x.pos, x.pemilik, b.sumberAsal);
  const hasil: Bagian = { limpah: [], kembali: [], butuh: [] };
  for (const r of b.baris) {
    const pindah = r.asal && samaPos(r.asal, r) ? r.asal : null;
    if (pindah) hasil.limpah.push({ dari: akunTerbit(pindah), ke: akunTerbit(r), jml: lama(pindah) });
    else if (r.asal) hasil.kembali.push({ dari: akunTerbit(r.asal), ke: balik(r.asal), jml: lama(r.asal) });
    const kurang = kurangi(kurangi(r.jml, r.terealisasi), pindah ? lama(pindah) : '0');
    if (banding(kurang, '0') > 0) hasil.butuh.push({ baris: r, jml: kurang });
    if (banding(kurang, '0') < 0) hasil.kembali.push({ dari: akunTerbit(r), ke: balik(r), jml: kurangi('0', kurang) });
  }
  for (const g of b.gugur) hasil.kembali.push({ dari: akunTerbit(g), ke: balik(g), jml: lama(g) });
  return hasil;
}
/** What a decision needs beyond what its parent still gives, row by row; in the unit of the pos. */
export const kebutuhanTerbit = (b: BerkasTerbit, saldo: Saldo): { pos: Pos; pemilik: Pemilik; jml: Desimal }[] =>
  bagi(b, saldo).butuh.map(({ baris: { pos, pemilik }, jml }) => ({ pos, pemilik, jml }));

/**
 * A decision without a plan behind it: the whole of it is drawn from the balance (or the company's limit), less what was
 * realised, first from what the replaced decision still had, then from what a meeting has determined for it. What the fund
 * lacks is fixed with it: the line, or the limit that was passed. What the change needs no more goes back to the fund.
 */
export function terbitkan(kunci: string, b: BerkasTerbit, saldo: Saldo): Gerak[] {
  const dana = (x: BarisIzin): Akun => akunDana(b.dana, x.pos, x.pemilik);
  const { limpah, kembali, butuh } = bagi(b, saldo);
  const lewat = (r: BarisTerbit): Akun => akunDitetapkan(r.pos, r.pemilik, b.id);
  const neraca = b.dana === 'N.TERSEDIA';
  const kurang = neraca ? kurangDari(butuh, lewat, saldo) : butuh;
  return susun(kunci, [
    ['LIMPAH', limpah],
    ['KEMBALI', kembali],
    [
      neraca ? 'GARIS' : 'MELEBIHI_BATAS',
      tambahan(
        b.dana,
        kurang.map((x) => ({ ke: dana(x.baris), jml: x.jml })),
        kembali,
        saldo,
      ),
    ],
    ...(neraca
      ? ([['PENETAPAN', kurang.map(({ baris: r, jml }) => ({ dari: dana(r), ke: lewat(r), jml }))]] as const)
      : []),
    [
      'TERBIT',
      butuh.map(({ baris: r, jml }) => ({
        ...{ dari: neraca ? lewat(r) : dana(r), ke: akunTerbit(r), jml },
        // Only what is drawn whole stands in the document as it is drawn.
        ...(jml === r.jml ? { dok: r.dok } : {}),
      })),
    ],
  ]);
}

/** What rows need after what was determined for the file already, account by account in the order of the rows. */
function kurangDari(butuh: Bagian['butuh'], akun: (r: BarisTerbit) => Akun, saldo: Saldo): Bagian['butuh'] {
  const siap = new Map<string, bigint>();
  return butuh.flatMap(({ baris, jml }) => {
    const k = kunciAkun(akun(baris));
    const ada = siap.get(k) ?? keRibu(saldo.get(k) ?? '0');
    const perlu = keRibu(jml);
    siap.set(k, ada > perlu ? ada - perlu : 0n);
    return perlu > ada ? [{ baris, jml: dariRibu(perlu - ada) }] : [];
  });
}

/** What the funds lack, after what comes back to them. */
export function tambahan(
  dana: Dana,
  butuh: readonly { ke: Akun; jml: Desimal }[],
  kembali: readonly Pindah[],
  saldo: Saldo,
): Pindah[] {
  const akun = new Map(butuh.map((x) => [kunciAkun(x.ke), x.ke]));
  return [...akun].flatMap(([k, ke]): Pindah[] => {
    const ada = jumlah([saldo.get(k) ?? '0', ...kembali.filter((p) => kunciAkun(p.ke) === k).map((p) => p.jml ?? '0')]);
    const perlu = jumlah(butuh.filter((x) => kunciAkun(x.ke) === k).map((x) => x.jml));
    return perlu > ada ? [{ dari: akunSumber(ke.pos, dana), ke, jml: dariRibu(perlu - ada) }] : [];
  });
}
const jumlah = (n: readonly Desimal[]): bigint => n.reduce((a, x) => a + keRibu(x), 0n);

/** What remains of a permit when its validity ends: nobody's any more. */
export const hanguskan = (kunci: string, baris: readonly BarisIzin[]): Gerak[] =>
  susun(kunci, [['HANGUS', baris.map((b) => ({ dari: akunTerbit(b), ke: akunHangus(b), jml: null }))]]);
/** What remains of a permit that is revoked goes back to where it came from. */
export const cabutkan = (kunci: string, dana: Dana, baris: readonly BarisIzin[]): Gerak[] =>
  susun(kunci, [
    ['CABUT', baris.map((b) => ({ dari: akunTerbit(b), ke: akunDana(dana, b.pos, b.pemilik), jml: null }))],
  ]);
/** Given back by the company: of the balance to the coordinator, of a limit to the limit. */
export const serahkan = (
  kunci: string,
  dana: Dana,
  baris: readonly (BarisIzin & { jml: Desimal; dok: { satuan: string; jml: Desimal } })[],
): Gerak[] =>
  susun(kunci, [
    [
      'SERAH',
      baris.map((b) => ({
        ...{ dari: akunTerbit(b), ke: dana === 'P.BATAS' ? akunBatas(b.pos, b.pemilik) : akunKembali(b.pos) },
        ...{ jml: b.jml, dok: b.dok },
      })),
    ],
  ]);

/** Movements of one event, those without anything left out. */
export const susun = (kunci: string, bagian: readonly (readonly [JenisGerak, readonly Pindah[]])[]): Gerak[] =>
  bagian.flatMap(([jenis, pindah]) => {
    const ada = pindah.filter((p) => p.jml !== '0');
    return ada.length > 0 ? [{ kunci: `${kunci}:${jenis}`, jenis, pindah: ada }] : [];
  });
