import { JENIS_DISTRIBUSI } from '@sinas/domain/baris/distribusi';
import type { HasilBanyakBaris, HasilBaris } from '../baris/baris.service';
import type { BarisRow } from '../baris/baris.repository';
import { dinilai, hasilSimpan } from '../lihat/pengajuan.presenter';
import type { DistribusiDitulisDto, DistribusiDto, RekapDistribusiDto } from './distribusi.dto';
import type { DistribusiRow, RekapDistribusi } from './distribusi.repository';

type Isi = Omit<DistribusiDitulisDto, 'id' | 'id_baris' | 'no_seri' | 'versi'>;
type Jenis = keyof typeof JENIS_DISTRIBUSI;

const ditulis = (b: Pick<BarisRow, 'id' | 'id_induk' | 'seri' | 'versi' | 'data'>): DistribusiDitulisDto => ({
  ...(b.data as unknown as Isi),
  id: String(b.id),
  id_baris: String(b.id_induk),
  no_seri: b.seri,
  versi: b.versi,
});
export const distribusiTampil = (b: DistribusiRow): DistribusiDto => {
  const { seri_barang, uraian_barang, jml_barang, jumlah_barang } = b;
  return { ...ditulis(b), seri_barang, uraian_barang, jml_barang, jumlah_barang };
};
export const rekapTampil = ({ jenis_distribusi, ...r }: RekapDistribusi): RekapDistribusiDto => ({
  ...r,
  jenis_distribusi: jenis_distribusi as Jenis,
  ur_jenis_distribusi: JENIS_DISTRIBUSI[jenis_distribusi as Jenis],
});
export const hasilDistribusi = (h: HasilBanyakBaris) => ({
  ...hasilSimpan(dinilai(h)),
  diterima: h.baris.map(ditulis),
  ditolak: h.ditolak,
});
export const hasilDistribusiSatu = (h: HasilBaris) => ({
  ...hasilSimpan(dinilai(h)),
  baris: h.baris.map(ditulis)[0] as DistribusiDitulisDto,
});
