import { jumlahkan } from '@sinas/domain/format/angka';
import type { JumlahSatuan } from '../../pengajuan/baris/baris-impor.service';
import type { LaporanMasuk } from '../../pengajuan/realisasi/realisasi.service';
import type { IsiLaporan } from '../nilai/laporan';
import { hurufKolom } from '../tulis/tulis-sel';
import { KOLOM_TETAP, LEMBAR_REALISASI } from './buku-realisasi';

interface Baris {
  id: string;
  satuan: string;
  bulan: readonly { periode: string; jml: string }[];
}
interface Izin {
  bulan: readonly { periode: string; versi: number }[];
  baris: readonly Baris[];
}
export interface SalahBulan {
  periode: string;
  nomor: number;
  message: string;
}

/** What a workbook of realisation would change: faults by cell, months and quantities by unit. */
export function laporanRealisasi(
  izin: Izin,
  laporan: readonly LaporanMasuk[],
  salah: readonly SalahBulan[],
): IsiLaporan {
  const di = new Map(izin.bulan.map((m, i) => [m.periode, hurufKolom(KOLOM_TETAP + i + 1)]));
  return {
    masalah: salah
      .slice(0, MAKS)
      .map((s) => ({ lembar: LEMBAR_REALISASI, sel: `${di.get(s.periode) ?? ''}${s.nomor}`, pesan: s.message })),
    masalah_lain: Math.max(0, salah.length - MAKS),
    jumlah: jumlahSatuan(izin, laporan),
  };
}
const MAKS = 100;

function jumlahSatuan(izin: Izin, laporan: readonly LaporanMasuk[]): JumlahSatuan[] {
  const masuk = new Map(laporan.map((l) => [l.periode, new Map(l.baris.map((b) => [b.id, b.jml]))]));
  const sebelum = izin.bulan.filter((m) => m.versi > 0).length;
  const sesudah = sebelum + laporan.filter((l) => l.versi === 0).length;
  const perSatuan = [...new Set(izin.baris.map((b) => b.satuan))];
  return perSatuan.map((satuan) => {
    const baris = izin.baris.filter((b) => b.satuan === satuan);
    return {
      ...{ jenis: LEMBAR_REALISASI, satuan, baris_sebelum: sebelum, baris_sesudah: sesudah },
      jml_sebelum: jumlahkan(baris.flatMap((b) => b.bulan.map((m) => m.jml))),
      jml_sesudah: jumlahkan(
        baris.flatMap((b) => [
          ...b.bulan.filter((m) => !masuk.has(m.periode)).map((m) => m.jml),
          ...[...masuk.values()].map((isi) => isi.get(b.id) ?? '0'),
        ]),
      ),
    };
  });
}
