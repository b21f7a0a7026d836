import { tanggalIso } from '@sinas/domain/format/tanggal';
import { hariKerja, tambahHariKerja, type HariLibur } from '@sinas/domain/kalender/hari-kerja';
import { jedaJam, mulaiJam, type JamBerkas } from '@sinas/domain/kalender/jam-layanan';
import { HARI_PERBAIKAN } from '@sinas/domain/kalender/perpanjangan';
import type { AlurPengajuan, Peristiwa } from '@sinas/domain/pengajuan/alur';
import type { KdStatusTersimpan } from '@sinas/domain/pengajuan/status';

const HARI_MS = 86_400_000;
const MENIT_MS = 60_000;

/** Working days after the event before, and the hour in Jakarta; without an hour: minutes after the event before. */
const SAAT: Record<string, { hari: number; pukul?: string; menit?: number }> = {
  kirim: { hari: 0, pukul: '09:12' },
  kirim_pk: { hari: 0, pukul: '09:12' },
  integrasi_pk: { hari: 0, menit: 0 },
  integrasi_ok: { hari: 0, menit: 3 },
  ambil: { hari: 1, pukul: '08:40' },
  teruskan: { hari: 1, pukul: '14:05' },
  integrasi_gagal: { hari: 0, menit: 12 },
  kembalikan: { hari: 1, pukul: '15:30' },
  kirim_perbaikan: { hari: 2, pukul: '11:15' },
  terbit_billing: { hari: 1, pukul: '09:30' },
  bayar: { hari: 1, pukul: '13:10' },
  pertimbangan: { hari: 1, pukul: '11:00' },
  setuju: { hari: 1, pukul: '14:40' },
  tolak: { hari: 1, pukul: '14:40' },
  agenda_rakornis: { hari: 3, pukul: '10:00' },
  final_rakornis: { hari: 4, pukul: '16:00' },
  agenda_rakormen: { hari: 3, pukul: '10:00' },
  tetapkan: { hari: 3, pukul: '15:00' },
  tetapkan_sebagian: { hari: 3, pukul: '15:00' },
  tetapkan_tanpa_rakor: { hari: 3, pukul: '15:00' },
  tetapkan_tanpa_rakor_sebagian: { hari: 3, pukul: '15:00' },
  batalkan: { hari: 1, pukul: '10:30' },
  cabut: { hari: 20, pukul: '11:20' },
  diganti: { hari: 25, pukul: '14:40' },
};
const pada = (iso: string, pukul: string): Date => new Date(`${iso}T${pukul}:00+07:00`);
/** The working day itself, or the last one before it. */
function hariKerjaSebelum(hari: Date, libur: HariLibur): string {
  let t = hari;
  while (!hariKerja(tanggalIso(t), libur)) t = new Date(t.getTime() - HARI_MS);
  return tanggalIso(t);
}

export interface Rencana {
  kini: Date;
  hariLalu: number;
  libur: HariLibur;
  /** Working days that the file lay longer before somebody took it. */
  lambat?: number;
  /** Last day of the permit, for what expires. */
  berlakuSampai: Date;
  sla: number | null;
}
/** When each event of a way was: on working days, in office hours, in order, and none of them to come. */
export function garisWaktu(jalan: readonly string[], r: Rencana): Date[] {
  const sampai = new Date(r.kini.getTime() - 5 * MENIT_MS);
  const awal = new Date(r.kini.getTime() - r.hariLalu * HARI_MS);
  const hasil: Date[] = [];
  let terima = awal;
  for (const peristiwa of jalan) {
    const lalu = hasil.at(-1);
    const t = lalu ? berikut(peristiwa, lalu, terima, r) : kirimPada(awal, r);
    if (peristiwa === 'integrasi_ok') terima = t;
    hasil.push(t);
  }
  const [pertama, akhir] = [hasil[0], hasil.at(-1)];
  if (!pertama || !akhir || akhir <= sampai) return hasil;
  const susut = (sampai.getTime() - pertama.getTime()) / (akhir.getTime() - pertama.getTime());
  return hasil.map((t) => new Date(pertama.getTime() + Math.floor((t.getTime() - pertama.getTime()) * susut)));
}
/** Less than a day ago stays as it is: companies send on any day. */
const kirimPada = (awal: Date, { hariLalu, libur }: Rencana): Date =>
  hariLalu < 1 ? awal : pada(hariKerjaSebelum(awal, libur), '09:12');

function berikut(peristiwa: string, lalu: Date, terima: Date, r: Rencana): Date {
  if (peristiwa === 'kedaluwarsa') return new Date(r.berlakuSampai.getTime() + HARI_MS - 7 * 60 * MENIT_MS);
  if (peristiwa === 'batas_perbaikan_lewat') return sesudah(tambahHariKerja(lalu, HARI_PERBAIKAN, r.libur));
  if (peristiwa === 'terbit_otomatis') return sesudah(tambahHariKerja(terima, r.sla ?? 0, r.libur));
  const saat = SAAT[peristiwa];
  if (!saat) throw new RangeError(`no time is planned for ${peristiwa}`);
  if (!saat.pukul) return new Date(lalu.getTime() + (saat.menit ?? 1) * MENIT_MS);
  const hari = saat.hari + (peristiwa === 'ambil' ? (r.lambat ?? 0) : 0);
  return pada(tanggalIso(tambahHariKerja(lalu, hari, r.libur)), saat.pukul);
}
const sesudah = (batas: Date): Date => new Date(batas.getTime() + 5 * MENIT_MS);

/** The service clock after a way, as the effects of its transitions leave it. */
export function jamSesudah(
  alur: AlurPengajuan,
  langkah: readonly { peristiwa: string; ke: KdStatusTersimpan; waktu: Date }[],
  sla: number | null,
  libur: HariLibur,
) {
  let jam: JamBerkas = { sla_hari: sla, terpakai: 0, berjalan_sejak: null, tenggat: null };
  let dari: KdStatusTersimpan = '00';
  for (const l of langkah) {
    for (const efek of alur.cari(dari, l.peristiwa as Peristiwa)?.efek ?? []) {
      if (efek === 'jam_mulai') jam = mulaiJam(sla, 0, l.waktu, libur);
      if (efek === 'jam_lanjut') jam = mulaiJam(sla, jam.terpakai, l.waktu, libur);
      if (efek === 'jam_jeda' || efek === 'jam_selesai') jam = jedaJam(jam, l.waktu, libur);
    }
    dari = l.ke;
  }
  const { terpakai, berjalan_sejak, tenggat } = jam;
  return { sla_hari: sla, sla_terpakai: terpakai, sla_sejak: berjalan_sejak, sla_tenggat: tenggat };
}
