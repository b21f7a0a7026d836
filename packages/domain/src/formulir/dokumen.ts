import type { JenisPelaku } from './formulir';
import type { KdRekom } from '../pengajuan/layanan';

export interface JenisDokumen {
  kd_dokumen: string;
  nama: string;
  wajib: boolean;
  layanan?: readonly KdRekom[];
  komoditas?: readonly string[];
  untuk?: readonly JenisPelaku[];
}
/** Documents per service. */
export const JENIS_DOKUMEN: readonly JenisDokumen[] = [
  { kd_dokumen: 'D01', nama: 'Surat pernyataan kebenaran data', wajib: true },
  { kd_dokumen: 'D02', nama: 'NIB', wajib: true },
  { kd_dokumen: 'D03', nama: 'Surat kapasitas produksi atau izin usaha industri', wajib: true, untuk: ['PRODUSEN'] },
  { kd_dokumen: 'D04', nama: 'Laporan hasil verifikasi (LHV)', wajib: false },
  { kd_dokumen: 'D05', nama: 'Sertifikat Kelayakan Pengolahan (SKP)', wajib: true, layanan: ['03'] },
  { kd_dokumen: 'D06', nama: 'Sertifikat GAP', wajib: true, layanan: ['04'] },
  { kd_dokumen: 'D07', nama: 'Sertifikat GHP', wajib: true, layanan: ['04'] },
  { kd_dokumen: 'D08', nama: 'Surat kapasitas eksportir', wajib: true, layanan: ['04'] },
  { kd_dokumen: 'D09', nama: 'Realisasi RIPH sebelumnya', wajib: false, layanan: ['04'] },
  { kd_dokumen: 'D10', nama: 'Kontrak dengan pemasok', wajib: true, layanan: ['07'], komoditas: ['016'] },
  { kd_dokumen: 'D11', nama: 'Sertifikat pabrik (mill certificate)', wajib: true, layanan: ['07'], komoditas: ['016'] },
  { kd_dokumen: 'D12', nama: 'Persetujuan unit usaha', wajib: true, layanan: ['05'] },
  { kd_dokumen: 'D13', nama: 'Sertifikat halal', wajib: true, layanan: ['05'] },
  { kd_dokumen: 'D14', nama: 'Bukti ruang pendingin', wajib: true, layanan: ['05'] },
  { kd_dokumen: 'D99', nama: 'Dokumen lain', wajib: false },
];

export function dokumenBerlaku(kdRekom: KdRekom, kdKomoditas: string, pelaku: string | undefined): JenisDokumen[] {
  return JENIS_DOKUMEN.filter(
    (d) =>
      (!d.layanan || d.layanan.includes(kdRekom)) &&
      (!d.komoditas || d.komoditas.includes(kdKomoditas)) &&
      (!d.untuk || (pelaku !== undefined && (d.untuk as readonly string[]).includes(pelaku))),
  );
}
export const namaDokumen = (kd: string): string => JENIS_DOKUMEN.find((d) => d.kd_dokumen === kd)?.nama ?? kd;
