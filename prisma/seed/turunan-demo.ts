import { Prisma, type Pengajuan, type PrismaClient } from '@prisma/client';
import { canonical, sha256 } from '@sinas/api/platform/hash/canonical';
import { TINGKAT } from '@sinas/domain/baris/putusan';
import type { KodePeran } from '@sinas/domain/akses/peran';
import type { Langkah } from '../factories/berkas';
import { beriPutusan, type PutusanContoh } from '../factories/putusan';
import type { Resep } from './resep-berkas';

export interface Orang {
  id: string;
  nama: string;
  peran: KodePeran;
}
export const TERBIT: ReadonlySet<string> = new Set(['50', '51', '57', '52', '70', '85']);

/** Remarks, quantities and waiting work that belong to a state. */
export async function isiTurunan(
  db: PrismaClient,
  { id, kirim_ke, tgl_kirim, dibuat_oleh }: Pengajuan,
  r: Resep,
  petugas: { verif: Orang; koord: Orang; putus: Orang },
  langkah: readonly Langkah[],
): Promise<void> {
  const saat = (peristiwa: string, peran?: string): Date =>
    langkah.find((l) => l.peristiwa === peristiwa && (!peran || l.kode_peran === peran))?.waktu ?? new Date(NaN);
  const baris = (
    await db.baris.findMany({ where: { id_pengajuan: id, jenis: 'barang' }, orderBy: { seri: 'asc' } })
  ).map((b) => ({ ...b, jml: b.jml ?? new Prisma.Decimal(0) }));
  const pertama = baris[0];
  /** Decided by the ministry and so determined: the same quantity, cut once. */
  const tetapkan = async (
    b: (typeof baris)[number],
    jml: string,
    alasan: Pick<PutusanContoh, 'kd_alasan' | 'alasan'>,
  ) =>
    beriPutusan(db, b, petugas.putus.nama, langkah.at(-1)?.waktu ?? new Date(NaN), [
      { tingkat: TINGKAT.kl, jml, dari: b.jml.toFixed(), ...alasan },
      { tingkat: TINGKAT.penetapan, jml, dari: jml, ...alasan },
    ]);
  if (r.status === '25' || r.status === '26') {
    const jawab = r.status === '26' ? { jawaban: 'Sudah diperbaiki.', dijawab_pada: saat('kirim_perbaikan') } : {};
    await db.catatan.createMany({
      data: [
        {
          id_pengajuan: id,
          putaran: 1,
          langkah: 'barang',
          id_baris: pertama?.id ?? null,
          seri: 1,
          kd_field: 'spesifikasi',
          kd_alasan: 'A02',
          catatan: 'Lengkapi spesifikasi sesuai data SIINas.',
          oleh: petugas.verif.id,
          waktu: saat('kembalikan'),
          ...jawab,
        },
        {
          id_pengajuan: id,
          putaran: 1,
          langkah: 'produksi',
          kd_field: 'kebutuhan_setahun',
          kd_alasan: 'A03',
          catatan: 'Kebutuhan setahun tidak sejalan dengan kapasitas terpasang.',
          oleh: petugas.verif.id,
          waktu: saat('kembalikan'),
          ...jawab,
        },
      ],
    });
  }
  if (['22', '23', '40', '41', '42', '43'].includes(r.status)) {
    const rincian = baris.map((b) => ({
      id: String(b.id),
      seri: b.seri,
      jml_usulan: b.jml.toFixed(),
      jml_keputusan: b.jml.toFixed(),
      kd_alasan: null,
      alasan: null,
    }));
    const checklist = [1, 2, 3, 4, 5].map((kode) => ({ kode, hasil: 'Y', catatan: '' }));
    const levels = r.status === '22' ? [4] : [4, 3];
    for (const level of levels)
      await db.keputusan.create({
        data: {
          id_pengajuan: id,
          level,
          putaran: 0,
          kd_keputusan: '4',
          rincian,
          checklist,
          selesai: true,
          oleh: level === 4 ? petugas.verif.id : petugas.koord.id,
          waktu: saat('teruskan', level === 4 ? 'KL_VERIFIKATOR' : 'KL_KOORDINATOR'),
        },
      });
    for (const b of baris) {
      const penuh = { jml: b.jml.toFixed(), dari: b.jml.toFixed() };
      const verif = saat('teruskan', 'KL_VERIFIKATOR');
      await beriPutusan(db, b, petugas.verif.nama, verif, [{ tingkat: TINGKAT.verifikator, ...penuh }]);
      if (r.status !== '22') {
        const koord = saat('teruskan', 'KL_KOORDINATOR');
        await beriPutusan(db, b, petugas.koord.nama, koord, [{ tingkat: TINGKAT.koordinator, ...penuh }]);
      }
      if (r.status >= '40')
        await beriPutusan(db, b, petugas.putus.nama, saat('pertimbangan'), [{ tingkat: TINGKAT.kl, ...penuh }]);
    }
  }
  if (TERBIT.has(r.status)) {
    for (const b of baris) {
      const penuh = r.status !== '51';
      const ke = penuh ? b.jml : b.jml.mul(0.75).toDecimalPlaces(0);
      const alasan = penuh ? {} : { kd_alasan: 'A05', alasan: 'Realisasi tahun lalu 41% dari keputusan.' };
      await tetapkan(b, ke.toFixed(), alasan);
    }
    await db.outbox.create({
      data: {
        jenis: 'bangun-dokumen',
        kunci: `dokumen:keputusan:${id}`,
        muatan: { id_pengajuan: String(id), jenis: 'keputusan', ke: 1 },
      },
    });
  }
  if (r.status === '90')
    for (const b of baris) await tetapkan(b, '0', { kd_alasan: 'A04', alasan: 'Pasokan dalam negeri cukup.' });
  if (r.status !== '00') await db.outbox.create({ data: pekerjaanTandaTerima(id, 1) });
  if (r.status === '26') {
    const pertama = await db.kiriman.findFirstOrThrow({ where: { id_pengajuan: id, kirim_ke: 1 } });
    await db.kiriman.create({
      data: {
        id_pengajuan: id,
        kirim_ke,
        format: 1,
        muatan: { ...(pertama.muatan as object), kirim_ke },
        sha256: sha256(canonical({ ...(pertama.muatan as object), kirim_ke })),
        versi_dasar: 1,
        dikirim_oleh: dibuat_oleh,
        waktu: tgl_kirim ?? saat('kirim_perbaikan'),
      },
    });
    await db.outbox.create({ data: pekerjaanTandaTerima(id, kirim_ke) });
  }
  if (r.gagal)
    await db.outbox.create({
      data: {
        jenis: 'kirim-kl',
        kunci: `kirim-kl:${id}:${kirim_ke}`,
        muatan: { id_pengajuan: String(id), kirim_ke },
        status: 'GAGAL',
        percobaan: 3,
        kesalahan: r.gagal,
        dibuat: tgl_kirim ?? saat('kirim'),
        selesai_pada: saat('integrasi_gagal'),
      },
    });
}

const pekerjaanTandaTerima = (id: bigint, ke: number) => ({
  jenis: 'bangun-dokumen',
  kunci: `dokumen:tanda_terima:${id}:${ke}`,
  muatan: { id_pengajuan: String(id), jenis: 'tanda_terima', ke },
});
