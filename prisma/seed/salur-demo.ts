import type { Kepala } from '@sinas/domain/formulir/formulir';
import { PELAKU_DISTRIBUSI } from '@sinas/domain/baris/distribusi';
import type { RekamanKomoditas } from '@sinas/domain/komoditas/rekaman';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { BarisAnak } from '../factories/berkas';

const PEMBELI = [
  { nama_pembeli: 'PT Pasar Contoh Utama', npwp_pembeli: '099000000100100', kota: 'Kota Bekasi' },
  { nama_pembeli: 'CV Niaga Contoh Timur', npwp_pembeli: '099000000200200', kota: 'Kota Surabaya' },
] as const;

/** To whom a good goes, in a file whose form asks for it: two buyers, a stock, and a tenth that is not told yet. */
export function salurDemo(kdRekom: KdRekom, kepala: Kepala) {
  const diminta =
    layanan(kdRekom).jenisBaris.has('distribusi') && PELAKU_DISTRIBUSI.some((p) => p === kepala['jenis_pelaku']);
  return (r: RekamanKomoditas): BarisAnak[] => {
    const persen = (n: number): string => String(Math.floor((Number(r.jml_bahan_baku ?? 0) * n) / 100));
    const unit = { satuan: r.satuan ?? '', ...(r.ur_satuan ? { ur_satuan: r.ur_satuan } : {}) };
    if (!diminta || persen(10) === '0') return [];
    return [
      { jenis_distribusi: 'lokal', ...PEMBELI[0], ...unit, jml: persen(50) },
      { jenis_distribusi: 'lokal', ...PEMBELI[1], ...unit, jml: persen(30) },
      { jenis_distribusi: 'lainnya', keterangan: 'Stok akhir tahun', ...unit, jml: persen(10) },
    ];
  };
}
