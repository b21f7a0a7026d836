import type { PrismaClient } from '@prisma/client';
import { PERAN, KODE_PERAN } from '@sinas/domain/akses/peran';
import { tanggalIso } from '@sinas/domain/format/tanggal';
import { tambahHariKerja } from '@sinas/domain/kalender/hari-kerja';
import type { KdTahap } from '@sinas/domain/kalender/tahap-neraca';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { layanan } from '@sinas/domain/layanan/daftar';
import { KODE_IZIN, KODE_REKOM } from '@sinas/domain/layanan/kode';
import { HARI_LIBUR } from './awal/hari-libur';

/** Roles, services and commodity groups as the rules have them. */
export async function isiAturan(db: PrismaClient): Promise<void> {
  for (const kode of KODE_PERAN) {
    const { id, name_role, level_role, main_uri } = PERAN[kode];
    const data = { kode, name_role, level_role, main_uri };
    await db.peran.upsert({ where: { id }, create: { id, ...data }, update: data });
  }
  for (const k of KODE_IZIN) {
    const { jnsLayanan, nama, kd_ga, fl_rakor, fl_pnbp, sla_hari } = layanan(k);
    const data = { jns_layanan: jnsLayanan, nama, kd_ga, fl_rakor, fl_pnbp, sla_hari };
    await db.layanan.upsert({ where: { kd_rekom: k }, create: { kd_rekom: k, ...data }, update: data });
  }
  for (const k of KELOMPOK.values()) {
    const data = {
      ur_komoditas: k.uraian,
      kd_ga: k.kdGa,
      jenis: k.jenis,
      layanan: [...k.layanan],
      wajib: [...k.wajib],
      salah_satu: k.salahSatu02Atau04,
      satuan: [...k.satuan],
      koordinator: k.koordinator,
      nonaktif: k.nonaktifMulai,
    };
    await db.kelompokKomoditas.upsert({
      where: { kd_komoditas: k.kode },
      create: { kd_komoditas: k.kode, ...data },
      update: data,
    });
  }
  const diatur = await diaturPetugas(db, 'libur');
  await db.hariLibur.createMany({
    data: HARI_LIBUR.filter(([tanggal]) => !diatur.has(tanggal)).map(([tanggal, nama]) => ({
      tanggal: new Date(`${tanggal}T00:00:00Z`),
      nama,
    })),
    skipDuplicates: true,
  });
}

/** What operators have set or taken away themselves: the next start does not undo it. */
async function diaturPetugas(db: PrismaClient, jenis: 'jadwal' | 'libur' | 'tahap'): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ kode: string }[]>`
    SELECT DISTINCT coalesce(sesudah->>'kode', sebelum->>'kode') AS kode FROM riwayat_akun
    WHERE objek = 'kalender' AND id_objek = ${jenis}`;
  return new Set(rows.map((r) => r.kode));
}

/** Windows of the current and the next balance year, open on the day of the seed whatever the day, and their stages. */
export async function isiJadwal(db: PrismaClient, kini: Date): Promise<void> {
  const tahunIni = kini.getUTCFullYear();
  const akhir = new Date(`${tahunIni}-12-31T23:59:59+07:00`);
  const paruhKedua = kini >= new Date(`${tahunIni}-07-01T00:00:00+07:00`);
  const diatur = await diaturPetugas(db, 'jadwal');
  for (const tahun of [tahunIni, tahunIni + 1])
    for (const kd_rekom of KODE_REKOM) {
      if (diatur.has(`${tahun}.${kd_rekom}.-`)) continue;
      const ada = await db.jadwal.findFirst({ where: { tahun, kd_rekom, kd_komoditas: null } });
      const buka = tahun === tahunIni ? `${tahunIni - 1}-07-01` : `${tahunIni}-${paruhKedua ? '07' : '01'}-01`;
      const data = { buka_buat: new Date(`${buka}T00:00:00+07:00`), tutup_buat: akhir, tutup_ubah: akhir };
      if (!ada) await db.jadwal.create({ data: { tahun, kd_rekom, ...data } });
    }
  await isiTahap(db, [tahunIni, tahunIni + 1]);
}

/** The last stage ends with the seventh working day of December. */
async function isiTahap(db: PrismaClient, tahunan: readonly number[]): Promise<void> {
  const libur = new Set((await db.hariLibur.findMany()).map((h) => tanggalIso(h.tanggal)));
  const diatur = await diaturPetugas(db, 'tahap');
  for (const tahun of tahunan) {
    const y = tahun - 1;
    const penetapan = tanggalIso(tambahHariKerja(new Date(`${y}-11-30T12:00:00+07:00`), 7, libur));
    const tahap: [KdTahap, string, string][] = [
      ['verifikasi', `${y}-10-01`, `${y}-10-31`],
      ['penetapan', `${y}-11-01`, `${y}-11-15`],
      ['rakornis', `${y}-11-16`, `${y}-11-30`],
      ['rakor_menteri', `${y}-12-01`, penetapan],
    ];
    await db.tahapNeraca.createMany({
      data: tahap
        .filter(([kode]) => !diatur.has(`${tahun}.${kode}`))
        .map(([kode, mulai, sampai]) => ({ tahun, kode, mulai: new Date(mulai), sampai: new Date(sampai) })),
      skipDuplicates: true,
    });
  }
}

/** A fee of the services that have one; operators keep it from then on. The sum is an example (I.4: none was found). */
export async function isiTarif(db: PrismaClient, kini: Date): Promise<void> {
  if ((await db.tarifPnbp.count()) > 0) return;
  const mulai = new Date(`${kini.getUTCFullYear() - 2}-01-01`);
  const isi = { jumlah: '500000', mulai, dasar: 'Contoh tarif, ganti sesuai peraturan', id_user: TANPA_ORANG, nama: 'Data awal', waktu: kini }; // prettier-ignore
  await db.tarifPnbp.createMany({
    data: KODE_IZIN.filter((k) => layanan(k).fl_pnbp).map((kd_rekom) => ({ ...isi, kd_rekom })),
  });
}
const TANPA_ORANG = '00000000-0000-0000-0000-000000000000';
