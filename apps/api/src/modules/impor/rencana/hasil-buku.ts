import type { JenisBaris } from '@sinas/domain/baris/jenis-baris';
import type { Kolom } from '@sinas/domain/baris/kolom';
import type { LembarBaca } from '../buku/baca-buku';
import { diterima } from '../nilai/nilai-baris';
import type { KolomNomor } from '../templat/bentuk-lembar';
import { hurufKolom } from '../tulis/tulis-sel';
import { berbuat, masalahSel, type CalonRencana } from './nilai-rencana';

export type KeadaanBarisBuku = 'baru' | 'ubah' | 'tetap' | 'tolak';
export interface BarisHasil {
  /** Row number that Excel shows. */
  nomor: number;
  /** Number in the plan, of a row that is stored. */
  seri: number | null;
  uraian: string;
  keadaan: KeadaanBarisBuku;
  masalah: { kolom: string | null; sel: string | null; pesan: string }[];
}
export interface HasilBuku {
  cara: 'uji' | 'ambil';
  jenis: string;
  nama: string;
  /** Of the plan, after it. */
  versi: number;
  /** Rows were stored. */
  diambil: boolean;
  baru: number;
  ubah: number;
  tetap: number;
  tolak: number;
  baris: BarisHasil[];
}
interface Buku {
  cara: 'uji' | 'ambil';
  jenis: JenisBaris;
  lembar: { kolom: readonly Kolom[]; nomor: readonly KolomNomor[] };
  baca: LembarBaca;
}

/** What was told, or done, of a workbook. */
export function hasilBuku(
  calon: readonly CalonRencana[],
  { cara, jenis, lembar, baca }: Buku,
  versi: number,
): HasilBuku {
  const kolom = [...lembar.nomor, ...lembar.kolom];
  const baris = calon.map((c): BarisHasil => {
    const alamat = (medan: string): string | null => {
      const di = baca.tempat(medan);
      return di > 0 ? `${hurufKolom(di)}${c.nomor}` : null;
    };
    const sah = diterima(c);
    return {
      ...{ nomor: c.nomor, seri: c.lama?.seri ?? null, uraian: uraian(c) },
      keadaan: !sah ? 'tolak' : !berbuat(c) ? 'tetap' : c.lama ? 'ubah' : 'baru',
      masalah: sah ? [] : masalahSel(c, kolom, alamat),
    };
  });
  const banyak = (k: KeadaanBarisBuku): number => baris.filter((b) => b.keadaan === k).length;
  const [baru, ubah] = [banyak('baru'), banyak('ubah')];
  return {
    ...{ cara, jenis: jenis.kode, nama: jenis.nama, versi, baru, ubah, tetap: banyak('tetap'), tolak: banyak('tolak') },
    diambil: cara === 'ambil' && baru + ubah > 0,
    baris,
  };
}
/** What the row is called: as it is judged, else as it was typed. */
function uraian(c: CalonRencana): string {
  if (c.isi?.uraian) return c.isi.uraian;
  const typed = ['uraian_barang', 'uraian', 'tujuan', 'nama_pembeli', 'keterangan']
    .map((k) => c.terbaca.data[k])
    .find((v): v is string => typeof v === 'string' && v !== '');
  return typed ?? '';
}
