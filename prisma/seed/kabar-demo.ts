import type { PrismaClient } from '@prisma/client';
import { layanan } from '@sinas/domain/layanan/daftar';
import type { KdRekom } from '@sinas/domain/layanan/kode';
import type { Peristiwa } from '@sinas/domain/pengajuan/alur';
import { isiKabar } from '@sinas/api/modules/pengajuan/kabar/isi-kabar';
import type { KdStatusTersimpan } from '@sinas/domain/pengajuan/status';

const SEMINGGU_MS = 7 * 86_400_000;
const SEJAM_MS = 3_600_000;

/** What the applicant was told of each event, at its time; what is older than a week has been read. */
export async function kabariDemo(db: PrismaClient, kini: Date): Promise<void> {
  const pengguna = await db.pengguna.findMany();
  const berkas = await db.pengajuan.findMany({ include: { riwayat: { orderBy: { urut: 'asc' } } } });
  const semua = berkas.flatMap(({ riwayat, ...p }) =>
    riwayat.flatMap((r) => {
      const { alur } = layanan(p.kd_rekom as KdRekom);
      const efek = alur.cari(r.dari as KdStatusTersimpan, r.peristiwa as Peristiwa)?.efek ?? [];
      if (!efek.includes('beri_tahu_pemohon')) return [];
      // Of what a ministry owns, whoever has made it.
      const milikKl = p.id_organisasi === null;
      const penerima = pengguna.filter(
        (u) =>
          u.id_organisasi === p.id_organisasi &&
          u.id !== r.id_user &&
          (u.id === p.dibuat_oleh || (!milikKl && u.kode_peran === 'PU_ADMIN')),
      );
      const status_kirim = r.peristiwa === 'integrasi_gagal' ? 'GAGAL' : null;
      return penerima.map((u) => ({
        user_id: u.id,
        ...isiKabar({ ...p, ...r, id: p.id, status_kirim }, milikKl),
        kunci: `${p.id}:${r.urut}`,
        created_at: r.waktu,
        dibaca: kini.getTime() - r.waktu.getTime() > SEMINGGU_MS ? new Date(r.waktu.getTime() + SEJAM_MS) : null,
      }));
    }),
  );
  semua.sort((a, b) => a.created_at.getTime() - b.created_at.getTime());
  await db.notifikasi.createMany({ data: semua });
}
