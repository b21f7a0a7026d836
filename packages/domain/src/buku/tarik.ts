import { banding, jumlahkan, kurangi, type Desimal } from '../format/angka';
import { kunciPos, type Pos } from '../neraca/pos';
import {
  akunDicadangkan,
  akunDitetapkan,
  akunTerbit,
  kunciAkun,
  type Akun,
  type BarisIzin,
  type Pemilik,
} from './akun';
import type { Gerak, JenisGerak, Pindah } from './gerak';
import type { BarisTerbit, Saldo } from './izin';

/** A case that draws: whose it is, and the plan or case that was determined for its company. */
export interface Tarikan {
  id: string;
  pemilik: Pemilik;
  /** Id of the source, as it stands now. */
  sumber: string;
  /** Pos on which it may have a reserve. */
  cadangan: readonly Pos[];
}
interface JumlahPos {
  pos: Pos;
  jml: Desimal;
}
const nol = (saldo: Saldo, a: Akun): Desimal => saldo.get(kunciAkun(a)) ?? '0';
const lebihKecil = (a: Desimal, b: Desimal): Desimal => (banding(a, b) < 0 ? a : b);
const bebas = (t: Tarikan, pos: Pos): Akun => akunDitetapkan(pos, t.pemilik, t.sumber);
const cadangan = (t: Tarikan, pos: Pos): Akun => akunDicadangkan(pos, t.pemilik, t.id);
const unik = (pos: readonly Pos[]): Pos[] => [...new Map(pos.map((p) => [kunciPos(p), p])).values()];
/** Sums by pos, in the order of their first row: country and port do not bind. */
export function menurutPos(baris: readonly JumlahPos[]): JumlahPos[] {
  const jumlah = new Map<string, JumlahPos>();
  for (const { pos, jml } of baris) {
    const k = kunciPos(pos);
    jumlah.set(k, { pos, jml: jumlahkan([jumlah.get(k)?.jml ?? '0', jml]) });
  }
  return [...jumlah.values()];
}
const susun = (kunci: string, bagian: readonly (readonly [JenisGerak, readonly Pindah[]])[]): Gerak[] =>
  bagian.flatMap(([jenis, pindah]) => {
    const ada = pindah.filter((p) => p.jml !== '0');
    return ada.length > 0 ? [{ kunci: `${kunci}:${jenis}`, jenis, pindah: ada }] : [];
  });

/**
 * What a change has to reserve: its total less what was realised and what its parent still gives, pos by pos, and never
 * less than nothing.
 */
export const perluCadangan = (
  minta: readonly JumlahPos[],
  ada: { terealisasi: readonly JumlahPos[]; terbit: readonly JumlahPos[] },
): JumlahPos[] => {
  const punya = menurutPos([...ada.terealisasi, ...ada.terbit]);
  return menurutPos(minta).map(({ pos, jml }) => {
    const sudah = punya.find((x) => kunciPos(x.pos) === kunciPos(pos))?.jml ?? '0';
    return { pos, jml: banding(jml, sudah) > 0 ? kurangi(jml, sudah) : '0' };
  });
};

/** Accounts that `cadangkan` and `lepaskan` may move, locked before they are called. */
export const akunTarikan = (t: Tarikan, minta: readonly JumlahPos[] = []): Akun[] =>
  unik([...t.cadangan, ...minta.map((m) => m.pos)]).flatMap((pos) => [bebas(t, pos), cadangan(t, pos)]);

/** Where more is asked for than is free of the source, with the case's own reserve. */
export const lebihDariBebas = (
  t: Tarikan,
  minta: readonly JumlahPos[],
  saldo: Saldo,
): (JumlahPos & { ada: Desimal })[] =>
  menurutPos(minta).flatMap((m) => {
    const ada = jumlahkan([nol(saldo, bebas(t, m.pos)), nol(saldo, cadangan(t, m.pos))]);
    return banding(m.jml, ada) > 0 ? [{ ...m, ada }] : [];
  });

/** A submission, or another one with other quantities or codes: the reserve becomes what is asked for, also between pos. */
export function cadangkan(kunci: string, t: Tarikan, minta: readonly JumlahPos[], saldo: Saldo): Gerak[] {
  const [lepas, ambil]: [Pindah[], Pindah[]] = [[], []];
  const jumlah = menurutPos(minta);
  for (const pos of unik([...t.cadangan, ...jumlah.map((m) => m.pos)])) {
    const perlu = jumlah.find((m) => kunciPos(m.pos) === kunciPos(pos))?.jml ?? '0';
    const beda = kurangi(perlu, nol(saldo, cadangan(t, pos)));
    if (banding(beda, '0') > 0) ambil.push({ dari: bebas(t, pos), ke: cadangan(t, pos), jml: beda });
    if (banding(beda, '0') < 0) lepas.push({ dari: cadangan(t, pos), ke: bebas(t, pos), jml: kurangi('0', beda) });
  }
  return susun(kunci, [
    ['LEPAS', lepas],
    ['CADANGAN', ambil],
  ]);
}

/** The case ends without a permit: its reserve is free again. */
export const lepaskan = (kunci: string, t: Tarikan, saldo: Saldo): Gerak[] => cadangkan(kunci, t, [], saldo);

/** What a case that draws gives. */
export interface TarikanTerbit extends Tarikan {
  baris: readonly BarisTerbit[];
  /** Rows of the replaced decision that the change has dropped. */
  gugur: readonly BarisIzin[];
}
const izinLama = (b: TarikanTerbit): BarisIzin[] => [
  ...new Map([...b.baris.flatMap((r) => r.asal ?? []), ...b.gugur].map((x) => [x.id, x])).values(),
];
export const akunTarikanTerbit = (b: TarikanTerbit): Akun[] => {
  const lama = izinLama(b);
  const pos = unik([...b.cadangan, ...lama.map((x) => x.pos), ...b.baris.map((r) => r.pos)]);
  return [...pos.flatMap((p) => [bebas(b, p), cadangan(b, p)]), ...lama.map(akunTerbit)];
};

/** Where more is given than what was realised, what the parent still gives, and the reserve: the sums. */
export const lebihDariCadangan = (b: TarikanTerbit, saldo: Saldo): (JumlahPos & { ada: Desimal })[] => {
  const lama = izinLama(b).map((x) => ({ pos: x.pos, jml: nol(saldo, akunTerbit(x)) }));
  return menurutPos(b.baris.map((r) => ({ pos: r.pos, jml: kurangi(r.jml, r.terealisasi) }))).flatMap((m) => {
    const punya = menurutPos(lama).find((x) => kunciPos(x.pos) === kunciPos(m.pos))?.jml ?? '0';
    const ada = jumlahkan([punya, nol(saldo, cadangan(b, m.pos))]);
    return banding(m.jml, ada) > 0 ? [{ ...m, ada }] : [];
  });
};

/**
 * Decided: each row gets what it is given less what was realised, first from the row that it replaces, then from others of
 * the same pos, then from the reserve. What is left of both is free again.
 */
export function terbitkanTarikan(kunci: string, b: TarikanTerbit, saldo: Saldo): Gerak[] {
  const lama = izinLama(b);
  const sisa = new Map(lama.map((x) => [x.id, nol(saldo, akunTerbit(x))]));
  const butuh = b.baris.map((r) => ({ r, jml: kurangi(r.jml, r.terealisasi) }));
  const limpah: Pindah[] = [];
  const ambil = (x: (typeof butuh)[number], asal: BarisIzin): void => {
    const n = lebihKecil(x.jml, sisa.get(asal.id) ?? '0');
    if (banding(n, '0') <= 0) return;
    limpah.push({ dari: akunTerbit(asal), ke: akunTerbit(x.r), jml: n });
    sisa.set(asal.id, kurangi(sisa.get(asal.id) ?? '0', n));
    x.jml = kurangi(x.jml, n);
  };
  const samaPos = (a: BarisIzin, c: BarisIzin): boolean => kunciPos(a.pos) === kunciPos(c.pos);
  for (const x of butuh) if (x.r.asal && samaPos(x.r.asal, x.r)) ambil(x, x.r.asal);
  for (const x of butuh) for (const y of lama) if (samaPos(y, x.r)) ambil(x, y);
  const dipakai = butuh.filter((x) => banding(x.jml, '0') > 0);
  const terpakai = menurutPos(dipakai.map((x) => ({ pos: x.r.pos, jml: x.jml })));
  return susun(kunci, [
    ['LIMPAH', limpah],
    [
      'TERBIT',
      dipakai.map(({ r, jml }) => ({
        ...{ dari: cadangan(b, r.pos), ke: akunTerbit(r), jml },
        // Only what is drawn whole stands in the document as it is drawn.
        ...(jml === r.jml ? { dok: r.dok } : {}),
      })),
    ],
    ['KEMBALI', lama.map((x) => ({ dari: akunTerbit(x), ke: bebas(b, x.pos), jml: sisa.get(x.id) ?? '0' }))],
    [
      'LEPAS',
      unik(b.cadangan).map((pos) => ({
        ...{ dari: cadangan(b, pos), ke: bebas(b, pos) },
        jml: kurangi(nol(saldo, cadangan(b, pos)), terpakai.find((t) => kunciPos(t.pos) === kunciPos(pos))?.jml ?? '0'),
      })),
    ],
  ]);
}
