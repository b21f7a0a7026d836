import { banding, jumlahkan, kurangi, type Desimal } from '../format/angka';
import { KELOMPOK } from '../komoditas/daftar';
import { layanan } from '../layanan/daftar';
import type { KdRekom } from '../layanan/kode';
import { tentukanKdGa } from '../pengajuan/layanan';
import type { Pos } from '../neraca/pos';
import { akunBatas, akunSumber, kunciAkun, type Pemilik } from './akun';
import type { Gerak } from './gerak';
import type { Saldo } from './izin';

/** Basis of a limit, as long as its sheet prints it. */
export const MAKS_DASAR_BATAS = 300;

/** Services whose permits a company's limit bounds: no meeting determines them, and a company files them. */
export const layananBerbatas = (kdKomoditas: string): KdRekom[] =>
  (KELOMPOK.get(kdKomoditas)?.layanan ?? []).filter((k) => {
    const { fl_rakor, pemohon, rumpun } = layanan(k);
    return rumpun === 'izin' && pemohon === 'PU' && !fl_rakor;
  });
/** The ministry that sets limits of a commodity: the one that issues its permits; null = it has none. */
export function kdGaBatas(kdKomoditas: string): string | null {
  const kelompok = KELOMPOK.get(kdKomoditas);
  const [kd] = layananBerbatas(kdKomoditas);
  return kelompok && kd ? tentukanKdGa(kd, kelompok.kdGa) : null;
}
/** Commodities of which a ministry sets limits; null = of all ministries. */
export const komoditasBerbatas = (kdGa: string | null): string[] =>
  [...KELOMPOK.keys()].filter((k) => {
    const milik = kdGaBatas(k);
    return milik !== null && (kdGa === null || milik === kdGa);
  });

/** A limit and what it was before, in the unit of the line; before the first one: what permits were given without. */
export interface UbahBatas {
  pos: Pos;
  pemilik: Pemilik;
  sebelum: Desimal;
  jml: Desimal;
}
/** The least that a limit may be: what stands on permits already. `bebas`: what is free of it. */
export const batasTerendah = (sebelum: Desimal, bebas: Desimal): Desimal => kurangi(sebelum, bebas);

/** A limit up or down; down only as far as it is free, which the account itself refuses. */
export function aturBatas(kunci: string, { pos, pemilik, sebelum, jml }: UbahBatas): Gerak[] {
  const [sumber, batas] = [akunSumber(pos, 'P.BATAS'), akunBatas(pos, pemilik)];
  const selisih = kurangi(jml, sebelum);
  const pindah =
    banding(selisih, '0') >= 0
      ? { dari: sumber, ke: batas, jml: selisih }
      : { dari: batas, ke: sumber, jml: kurangi('0', selisih) };
  return [{ kunci: `${kunci}:BATAS`, jenis: 'BATAS', pindah: selisih === '0' ? [] : [pindah] }];
}

/** Where movements top up a limit that somebody has set: how much there is and how much it would have to be. */
export function lewatBatas(
  gerak: readonly Gerak[],
  saldo: Saldo,
  terikat: ReadonlySet<string>,
): { pos: Pos; ada: Desimal; minta: Desimal } | null {
  for (const g of gerak) {
    if (g.jenis !== 'MELEBIHI_BATAS') continue;
    for (const { ke, jml } of g.pindah) {
      if (!terikat.has(kunciAkun(ke))) continue;
      const kembali = gerak.flatMap((x) =>
        x.pindah.filter((p) => x.jenis === 'KEMBALI' && kunciAkun(p.ke) === kunciAkun(ke)),
      );
      const ada = jumlahkan([saldo.get(kunciAkun(ke)) ?? '0', ...kembali.map((p) => p.jml ?? '0')]);
      return { pos: ke.pos, ada, minta: jumlahkan([ada, jml ?? '0']) };
    }
  }
  return null;
}
