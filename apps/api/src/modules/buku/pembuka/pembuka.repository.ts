import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { LingkupPenerima } from '@sinas/domain/akses/kebijakan';
import { kunciHabisPembuka, kunciPembuka } from '@sinas/domain/buku/pembuka';
import { rapikan, type Desimal } from '@sinas/domain/format/angka';
import type { Pos } from '@sinas/domain/neraca/pos';
import { PrismaService, runIn, type RunSql, type Tx } from '../../../platform/prisma/prisma.service';
import { BERKAS } from '../../pengajuan/lihat/berkas.sql';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';

export interface PembukaBaris {
  id: bigint;
  seri: number;
  hs: string;
  uraian: string;
  elemen: Pos['elemen'];
  satuan: string;
  jml: Desimal;
  terealisasi: Desimal;
}
/** A permit as it was loaded. Days are yyyy-mm-dd. */
export interface PembukaIzin {
  id: bigint;
  no_keputusan: string;
  tgl_keputusan: string;
  id_organisasi: string;
  npwp: string;
  kd_rekom: string;
  kd_komoditas: string;
  tahun: number;
  berlaku_mulai: string;
  berlaku_sampai: string;
  baris: PembukaBaris[];
}
export type IzinBaru = Omit<PembukaIzin, 'id' | 'baris'> & { baris: readonly Omit<PembukaBaris, 'id'>[] };
/** With whose it is, and who has loaded it. */
export interface PembukaTampil extends PembukaIzin {
  perusahaan: string;
  nama_berkas: string;
  nama: string;
  waktu: Date;
}
export interface PerusahaanRow {
  id: string;
  nama: string;
  npwp: string;
  nib: string;
}
export interface SaringPembuka {
  tahun?: number;
  /** Beginning of a number, part of a company's name, or its whole tax number. */
  cari?: string;
  /** Only those of a company, and of its branches where it is a head office. */
  milik?: LingkupPenerima;
}
type BarisMentah = Omit<PembukaBaris, 'jml' | 'terealisasi' | 'id'> & { id: string; jml: string; terealisasi: string };

const HARI = Prisma.sql`to_char(i.tgl_keputusan, 'YYYY-MM-DD') AS tgl_keputusan, to_char(i.berlaku_mulai, 'YYYY-MM-DD') AS berlaku_mulai,
  to_char(i.berlaku_sampai, 'YYYY-MM-DD') AS berlaku_sampai`;
const IZIN = Prisma.sql`i.id, i.no_keputusan, ${HARI}, i.id_organisasi, i.npwp, i.kd_rekom, i.kd_komoditas, i.tahun,
  (SELECT json_agg(json_build_object('id', b.id::text, 'seri', b.seri, 'hs', b.hs, 'uraian', b.uraian, 'elemen', b.elemen, 'satuan', b.satuan,
    'jml', b.jml::text, 'terealisasi', b.terealisasi::text) ORDER BY b.seri) FROM pembuka_baris b WHERE b.id_izin = i.id) AS baris`;
const baca = <T extends { baris: BarisMentah[] }>(i: T): Omit<T, 'baris'> & { baris: PembukaBaris[] } => ({
  ...i,
  baris: i.baris.map((b) => ({
    ...{ ...b, id: BigInt(b.id), jml: rapikan(b.jml), terealisasi: rapikan(b.terealisasi) },
  })),
});
type Mentah<T> = Omit<T, 'baris'> & { baris: BarisMentah[] };
/** Date columns keep days. */
const hari = (t: string): Date => new Date(`${t}T00:00:00Z`);

/** Permits of before the portal. */
@Injectable()
export class PembukaRepository {
  constructor(private readonly prisma: PrismaService) {}

  /** One load after the other, to the end of the transaction. */
  async antre(tx: Tx): Promise<void> {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(hashtextextended('pembuka', 0))`;
  }
  async perusahaan(npwp: readonly string[]): Promise<PerusahaanRow[]> {
    return this.prisma.$queryRaw<PerusahaanRow[]>`
      SELECT o.id, o.nama, o.npwp, o.nib FROM ${ORGANISASI} o WHERE o.npwp = ANY (${[...npwp]}::text[]) AND o.nib IS NOT NULL ORDER BY o.id`;
  }
  /** Of these numbers those that the portal has issued itself. */
  async terbitDiPortal(run: RunSql, nomor: readonly string[]): Promise<Set<string>> {
    const rows = await run<{ no: string }>(
      Prisma.sql`SELECT p.no_keputusan AS no FROM ${BERKAS} p WHERE p.no_keputusan = ANY (${[...nomor]}::text[])`,
    );
    return new Set(rows.map((r) => r.no));
  }
  /** Of these numbers those that were loaded. */
  async dimuat(run: RunSql, nomor: readonly string[]): Promise<PembukaIzin[]> {
    const rows = await run<Mentah<PembukaIzin>>(
      Prisma.sql`SELECT ${IZIN} FROM pembuka_izin i WHERE i.no_keputusan = ANY (${[...nomor]}::text[]) ORDER BY i.id`,
    );
    return rows.map(baca);
  }
  async satu(id: bigint): Promise<PembukaIzin | null> {
    const rows = await runIn(this.prisma)<Mentah<PembukaIzin>>(
      Prisma.sql`SELECT ${IZIN} FROM pembuka_izin i WHERE i.id = ${id}`,
    );
    return rows[0] ? baca(rows[0]) : null;
  }
  /** Locks the permit until the transaction ends. */
  async kunci(run: RunSql, kunci: { id: bigint } | { no: string }): Promise<PembukaIzin | null> {
    const syarat = 'id' in kunci ? Prisma.sql`i.id = ${kunci.id}` : Prisma.sql`i.no_keputusan = ${kunci.no}`;
    const rows = await run<Mentah<PembukaIzin>>(
      Prisma.sql`SELECT ${IZIN} FROM pembuka_izin i WHERE ${syarat} FOR UPDATE OF i`,
    );
    return rows[0] ? baca(rows[0]) : null;
  }

  async dimuatPada(run: RunSql, id: bigint): Promise<Date> {
    const rows = await run<{ waktu: Date }>(
      Prisma.sql`SELECT m.waktu FROM pembuka_izin i JOIN pembuka_muatan m ON m.id = i.id_muatan WHERE i.id = ${id}`,
    );
    if (!rows[0]) throw new Error(`opening permit ${id} is gone`);
    return rows[0].waktu;
  }

  /** A workbook and its permits, as they are stored. */
  async simpan(
    tx: Tx,
    muatan: { sidik: string; nama_berkas: string; id_user: string; nama: string; waktu: Date },
    izin: readonly IzinBaru[],
  ): Promise<{ id: bigint; izin: PembukaIzin[] }> {
    const { id } = await tx.pembukaMuatan.create({ data: muatan, select: { id: true } });
    const nomorBaris = await this.nomorBaris(tx, izin.flatMap((i) => i.baris).length);
    for (const { baris, tgl_keputusan, berlaku_mulai, berlaku_sampai, ...i } of izin)
      await tx.pembukaIzin.create({
        data: {
          ...i,
          id_muatan: id,
          tgl_keputusan: hari(tgl_keputusan),
          ...{ berlaku_mulai: hari(berlaku_mulai), berlaku_sampai: hari(berlaku_sampai) },
          baris: { create: baris.map((b) => ({ ...b, id: nomorBaris.shift() ?? 0n })) },
        },
        select: { id: true },
      });
    const nomor = izin.map((i) => i.no_keputusan);
    return { id, izin: await this.dimuat(runIn(tx), nomor) };
  }

  /** Of the sequence of all permit rows: an account is of one row, whichever it is. */
  private async nomorBaris(tx: Tx, banyak: number): Promise<bigint[]> {
    const rows = await tx.$queryRaw<{ id: bigint }[]>`
      SELECT nextval(pg_get_serial_sequence('baris', 'id')) AS id FROM generate_series(1, ${banyak}::int)`;
    return rows.map((r) => r.id);
  }

  /** Newest first. */
  async daftar(s: SaringPembuka, { limit, offset }: { limit: number; offset: number }): Promise<PembukaTampil[]> {
    const rows = await this.prisma.$queryRaw<Mentah<PembukaTampil>[]>`
      SELECT ${IZIN}, coalesce(o.nama, i.npwp) AS perusahaan, m.nama_berkas, m.nama, m.waktu ${dari(s)}
      ORDER BY i.id DESC LIMIT ${limit} OFFSET ${offset}`;
    return rows.map(baca);
  }
  async hitung(s: SaringPembuka): Promise<number> {
    const [row] = await this.prisma.$queryRaw<{ n: bigint }[]>`SELECT count(*) AS n ${dari(s)}`;
    return Number(row?.n ?? 0);
  }

  /** Permits whose validity has ended before this day, and of which the ledger does not know it. */
  async habis(hariIni: string, limit: number): Promise<bigint[]> {
    const rows = await this.prisma.rows<{ id: bigint }>`
      SELECT i.id FROM pembuka_izin i WHERE i.berlaku_sampai < ${hariIni}::date AND NOT EXISTS (
        SELECT 1 FROM buku_mutasi m WHERE m.kunci = 'pembuka:' || i.id || ':habis:HANGUS') ORDER BY i.id LIMIT ${limit}`;
    return rows.map((r) => r.id);
  }
  async sudahHabis(run: RunSql, id: bigint): Promise<boolean> {
    const kunci = `${kunciHabisPembuka(String(id))}:HANGUS`;
    const rows = await run<{ ada: number }>(Prisma.sql`SELECT 1 AS ada FROM buku_mutasi WHERE kunci = ${kunci}`);
    return rows.length > 0;
  }
  /** Permits that the ledger has not booked. */
  async janggal(): Promise<string[]> {
    const rows = await this.prisma.$queryRaw<{ id: bigint }[]>`
      SELECT i.id FROM pembuka_izin i WHERE NOT EXISTS (
        SELECT 1 FROM buku_mutasi m WHERE m.kunci = 'pembuka:' || i.id || ':izin:PEMBUKA') ORDER BY i.id LIMIT 100`;
    return rows.map((r) => kunciPembuka(String(r.id)));
  }
}

function milikSql({ id_organisasi, denganCabang, cabang }: LingkupPenerima): Prisma.Sql {
  const ids = [id_organisasi, ...((denganCabang && cabang) || [])];
  const anak = denganCabang && !cabang ? Prisma.sql`OR o.id_induk = ${id_organisasi}::uuid` : Prisma.empty;
  return Prisma.sql`AND (i.id_organisasi = ANY (${ids}::uuid[]) ${anak})`;
}
const dari = ({ tahun, cari, milik }: SaringPembuka): Prisma.Sql => {
  const kata = cari
    ? Prisma.sql`AND (starts_with(lower(i.no_keputusan), lower(${cari})) OR position(lower(${cari}) IN lower(o.nama)) > 0
        OR i.npwp = regexp_replace(${cari}, '\\D', '', 'g'))`
    : Prisma.empty;
  return Prisma.sql`FROM pembuka_izin i JOIN pembuka_muatan m ON m.id = i.id_muatan LEFT JOIN ${ORGANISASI} o ON o.id = i.id_organisasi
    WHERE ${tahun === undefined ? Prisma.sql`TRUE` : Prisma.sql`i.tahun = ${tahun}`} ${kata} ${milik ? milikSql(milik) : Prisma.empty}`;
};
