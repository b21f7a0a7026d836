import type { PrismaClient } from '@prisma/client';
import { awalBulan } from '@sinas/domain/baris/bulan';
import { TINGKAT } from '@sinas/domain/baris/putusan';
import { masaLapor } from '@sinas/domain/realisasi/lapor';

/** Of a year's quantity comes in each month. */
const BAGIAN = 14;
const SEPULUH_HARI_MS = 10 * 86_400_000;
/** Reports of a decided file in time, month by month; the last one that is due has been forgotten. */
export async function laporkanDemo(db: PrismaClient, id: bigint, kini: Date): Promise<void> {
  const p = await db.pengajuan.findUniqueOrThrow({ where: { id } });
  const oleh = await db.pengguna.findUniqueOrThrow({ where: { id: p.dibuat_oleh } });
  const hari = (d: Date | null): string | null => d?.toISOString().slice(0, 10) ?? null;
  const masa = masaLapor(p.tahun, hari(p.berlaku_mulai), hari(p.berlaku_sampai), kini);
  const jatuh = masa.filter((m) => new Date(`${m.tenggat}T23:59:59+07:00`) < kini);
  const akhir = await db.putusanBaris.findMany({ where: { id_pengajuan: id, tingkat: TINGKAT.penetapan } });
  for (const { periode, tenggat } of jatuh.slice(0, -1)) {
    const awal = awalBulan(periode);
    const isi = akhir.map((a) => ({
      id: String(a.id_baris),
      jml: a.jml.div(BAGIAN).floor().toFixed(),
      ref: `PIB ${periode.slice(0, 2)}${String(a.id_baris).padStart(4, '0')}`,
    }));
    const waktu = new Date(Date.parse(`${tenggat}T09:00:00+07:00`) - SEPULUH_HARI_MS);
    await db.laporanRealisasi.create({
      data: { id_pengajuan: id, periode: awal, versi: 1, isi, id_user: oleh.id, nama: oleh.fullname, waktu },
    });
    await db.barisBulan.createMany({
      data: isi.map(({ id: b, jml, ref }) => ({
        ...{ id_pengajuan: id, id_baris: BigInt(b), sisi: 'realisasi', periode: awal, jml, ref },
      })),
    });
  }
}
