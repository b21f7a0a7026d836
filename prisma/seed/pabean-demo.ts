import type { PrismaClient } from '@prisma/client';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { TINGKAT } from '@sinas/domain/baris/putusan';

/** Number of the declaration, beside the month that it was in. */
const KANTOR = '040300';
/**
 * What customs have told of a decided file, as it would come in: the months that its holder has reported, the last one larger than
 * reported; the worker takes it to the permit.
 */
export async function beritahukanDemo(db: PrismaClient, id: bigint, kini: Date): Promise<void> {
  const p = await db.pengajuan.findUniqueOrThrow({ where: { id } });
  if (!dalam('berlaku', p.kd_status)) return;
  const bulan = await db.barisBulan.findMany({
    where: { id_pengajuan: id, sisi: 'realisasi' },
    orderBy: { periode: 'asc' },
  });
  const baris = await db.putusanBaris.findMany({
    where: { id_pengajuan: id, tingkat: TINGKAT.penetapan },
    include: { baris: true },
  });
  const terakhir = bulan.at(-1)?.periode.getTime();
  const isi = bulan.flatMap((b) => {
    const asal = baris.find((x) => x.id_baris === b.id_baris)?.baris;
    if (!asal || b.jml.isZero() || !p.npwp || !p.no_keputusan) return [];
    const data = asal.data as Record<string, string>;
    const jml = b.periode.getTime() === terakhir ? b.jml.plus(1) : b.jml;
    const hari = new Date(b.periode.getTime() + 19 * 86_400_000);
    return [
      {
        ...{
          no_pib: `${KANTOR.slice(0, 3)}${String(id).padStart(5, '0')}-${b.periode.toISOString().slice(5, 7)}`,
          seri: asal.seri,
        },
        ...{
          versi: 1,
          tgl_pib: hari.toISOString().slice(0, 10),
          kd_kantor: KANTOR,
          npwp: p.npwp,
          no_izin: p.no_keputusan,
        },
        ...{
          hs: asal.hs ?? data['08'] ?? '',
          uraian: asal.uraian ?? '',
          satuan: asal.satuan ?? '',
          jml: jml.toFixed(),
        },
        ...{ negara_asal: data.negara_asal ?? '', batal: false },
      },
    ];
  });
  const [satu] = isi;
  // Of each firm one that names a permit from before the portal.
  const asing = satu && { ...satu, no_pib: `${satu.no_pib}-L`, no_izin: `LAMA/${p.tahun - 1}/${String(id)}` };
  await db.pabeanMasuk.createMany({
    data: [...isi, ...(asing ? [asing] : [])].map((b) => ({
      ...{ no_pib: b.no_pib, seri: b.seri, versi: b.versi, isi: b, asal: 'berkas', oleh: 'DJBC', diterima: kini },
    })),
    skipDuplicates: true,
  });
}
