import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { StatusInformasi } from '@sinas/domain/informasi/informasi';
import { PrismaService, type RunSql } from '../../../platform/prisma/prisma.service';

export interface InformasiRow {
  id: bigint;
  id_pengajuan: bigint;
  seri: number;
  putaran: number;
  kd_status: string;
  pertanyaan: string;
  diminta_dokumen: string[];
  tenggat: Date;
  nama_peminta: string;
  peran_peminta: string;
  diminta_pada: Date;
  status: StatusInformasi;
  jawaban: string | null;
  dokumen: string[];
  nama_penjawab: string | null;
  dijawab_pada: Date | null;
  alasan_tutup: string | null;
  nama_penutup: string | null;
  ditutup_pada: Date | null;
}
export interface InformasiBaru {
  seri: number;
  putaran: number;
  kd_status: string;
  pertanyaan: string;
  dokumen: readonly string[];
  tenggat: Date;
  oleh: string;
  nama: string;
  peran: string;
  waktu: Date;
}
/** What ends a request. */
interface Akhir {
  oleh: string;
  nama: string;
  waktu: Date;
}
const KOLOM = Prisma.raw(
  [
    ...['id', 'id_pengajuan', 'seri', 'putaran', 'kd_status', 'pertanyaan', 'diminta_dokumen', 'tenggat'],
    ...['nama_peminta', 'peran_peminta', 'diminta_pada', 'status', 'jawaban', 'dokumen', 'nama_penjawab'],
    ...['dijawab_pada', 'alasan_tutup', 'nama_penutup', 'ditutup_pada'],
  ].join(', '),
);
const pada = (t: Date): Prisma.Sql => Prisma.sql`${t.toISOString()}::timestamptz`;

/** What ministries ask of companies about files at their desks, and the answers. */
@Injectable()
export class InformasiRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** Outside a transaction. */
  get run(): RunSql {
    return (sql) => this.prisma.rows`${sql}`;
  }

  /** Of a file, the last one first. */
  async daftar(run: RunSql, idPengajuan: bigint): Promise<InformasiRow[]> {
    return run<InformasiRow>(
      Prisma.sql`SELECT ${KOLOM} FROM permintaan_informasi WHERE id_pengajuan = ${idPengajuan} ORDER BY seri DESC`,
    );
  }
  async satu(run: RunSql, id: bigint): Promise<InformasiRow | null> {
    return (await run<InformasiRow>(Prisma.sql`SELECT ${KOLOM} FROM permintaan_informasi WHERE id = ${id}`))[0] ?? null;
  }
  async tulis(run: RunSql, id: bigint, b: InformasiBaru): Promise<void> {
    await run(Prisma.sql`
      INSERT INTO permintaan_informasi (id_pengajuan, seri, putaran, kd_status, pertanyaan, diminta_dokumen, tenggat, diminta_oleh,
        nama_peminta, peran_peminta, diminta_pada)
      VALUES (${id}, ${b.seri}::int, ${b.putaran}::int, ${b.kd_status}, ${b.pertanyaan}, ${JSON.stringify(b.dokumen)}::jsonb,
        ${pada(b.tenggat)}, ${b.oleh}::uuid, ${b.nama}, ${b.peran}, ${pada(b.waktu)})`);
  }
  async jawab(run: RunSql, id: bigint, a: Akhir, jawaban: string, dokumen: readonly string[]): Promise<void> {
    await run(Prisma.sql`
      UPDATE permintaan_informasi SET status = 'DIJAWAB', jawaban = ${jawaban}, dokumen = ${JSON.stringify(dokumen)}::jsonb,
        dijawab_oleh = ${a.oleh}::uuid, nama_penjawab = ${a.nama}, dijawab_pada = ${pada(a.waktu)} WHERE id = ${id}`);
  }
  async tutup(run: RunSql, id: bigint, a: Akhir, alasan: string): Promise<void> {
    await run(Prisma.sql`
      UPDATE permintaan_informasi SET status = 'DITUTUP', alasan_tutup = ${alasan}, ditutup_oleh = ${a.oleh}::uuid,
        nama_penutup = ${a.nama}, ditutup_pada = ${pada(a.waktu)} WHERE id = ${id}`);
  }
  async lewat(run: RunSql, idPengajuan: bigint): Promise<void> {
    await run(
      Prisma.sql`UPDATE permintaan_informasi SET status = 'LEWAT' WHERE id_pengajuan = ${idPengajuan} AND status = 'DIMINTA'`,
    );
  }
}
