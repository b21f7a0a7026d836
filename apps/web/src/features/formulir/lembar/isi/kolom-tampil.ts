import { satuanPendek } from '@sinas/domain/format/satuan';
import type { Kolom } from '@sinas/domain/baris/kolom';
import type { BarisLembar } from '../../kerja/baris-lembar';
import { kosong, nilaiSel, type Daftar } from '@sinas/formulir/lembar/nilai';

const LEBAR: Record<Kolom['jenis'], number> = {
  teks: 180,
  elemen: 150,
  elemen_banyak: 160,
  hs: 136,
  negara: 112,
  pelabuhan: 144,
  periode: 104,
  satuan: 96,
  pilihan: 150,
  angka: 128,
};
export const lebarKolom = (k: Kolom): number => LEBAR[k.jenis];

/** The unit, when there is only one: it stands in the head of the quantity instead of in every row. */
export const satuanTunggal = (satuan: readonly { urSatuan: string; kodeSatuan: string }[]) =>
  satuan.length === 1 ? (satuan[0] ?? null) : null;

interface Terisi {
  detail: { satuan?: string | null; formulir: { satuan: { urSatuan: string; kodeSatuan: string }[] } };
  baris: readonly { isi: { satuan?: string } }[];
  belumDimuat: { baris: number };
}
/** The one unit of a file's quantities: the group's only one, or the one that all its rows have; none for several. */
function satu({ detail, baris, belumDimuat }: Terisi) {
  const { satuan } = detail.formulir;
  const dipakai = new Set(baris.map((b) => b.isi.satuan));
  if (belumDimuat.baris > 0) dipakai.add(detail.satuan ?? undefined);
  return satuanTunggal(satuan) ?? (dipakai.size === 1 ? satuan.find((s) => dipakai.has(s.kodeSatuan)) : null);
}
export const kodeSatuanBerkas = (t: Terisi): string | null => satu(t)?.kodeSatuan ?? null;
/** As it stands after a number; '' for several. */
export function satuanBerkas(t: Terisi): string {
  const s = satu(t);
  return satuanPendek(s?.kodeSatuan, s?.urSatuan);
}

/** Columns worth their width: required ones, ones with choices, and any that somebody has filled, has to, or is asked about. */
export function kolomTampil(
  kolom: readonly Kolom[],
  baris: readonly BarisLembar[],
  daftar: Daftar,
  opsi: { semua: boolean; satuTunggal: boolean; bermasalah: ReadonlySet<string> },
): Kolom[] {
  return kolom.filter((k) => {
    if (k.jenis === 'satuan') return !opsi.satuTunggal || baris.some((b) => kosong(nilaiSel(b.isi, k)));
    if (opsi.semua || k.wajib || (k.grup && k.jenis !== 'hs' && daftar.opsi(k).some((o) => !o.mati))) return true;
    return opsi.bermasalah.has(k.kd_field) || baris.some((b) => !kosong(nilaiSel(b.isi, k)));
  });
}
