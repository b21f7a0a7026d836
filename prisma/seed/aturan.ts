import type { PrismaClient } from '@prisma/client';
import { PERAN, KODE_PERAN } from '@sinas/domain/akses/peran';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { KODE_REKOM, LAYANAN } from '@sinas/domain/pengajuan/layanan';
import { HARI_LIBUR } from './awal/hari-libur';

/** Roles, services and commodity groups as the rules have them. */
export async function isiAturan(db: PrismaClient): Promise<void> {
  for (const kode of KODE_PERAN) {
    const { id, name_role, level_role, main_uri } = PERAN[kode];
    const data = { kode, name_role, level_role, main_uri };
    await db.peran.upsert({ where: { id }, create: { id, ...data }, update: data });
  }
  for (const k of KODE_REKOM) {
    const { jnsLayanan, nama, kd_ga, fl_rakor, fl_pnbp, sla_hari } = LAYANAN[k];
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
  await db.hariLibur.createMany({
    data: HARI_LIBUR.map(([tanggal, nama]) => ({ tanggal: new Date(`${tanggal}T00:00:00Z`), nama })),
    skipDuplicates: true,
  });
}

/** Windows of the current and the next balance year, open on the day of the seed whatever the day. */
export async function isiJadwal(db: PrismaClient, kini: Date): Promise<void> {
  const tahunIni = kini.getUTCFullYear();
  const akhir = new Date(`${tahunIni}-12-31T23:59:59+07:00`);
  for (const tahun of [tahunIni, tahunIni + 1])
    for (const kd_rekom of KODE_REKOM) {
      const ada = await db.jadwal.findFirst({ where: { tahun, kd_rekom, kd_komoditas: null } });
      const data = {
        buka_buat: new Date(`${tahunIni - 1}-07-01T00:00:00+07:00`),
        tutup_buat: akhir,
        tutup_ubah: akhir,
      };
      if (!ada) await db.jadwal.create({ data: { tahun, kd_rekom, ...data } });
    }
}
