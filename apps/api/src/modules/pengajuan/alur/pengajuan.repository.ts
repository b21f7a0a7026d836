import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import type { Ruang } from '@sinas/domain/layanan/kode';
import { SEMUA_LAYANAN } from '@sinas/domain/layanan/semua';
import { HIMPUNAN } from '@sinas/domain/pengajuan/himpunan';
import { JENIS_PENGGANTI } from '@sinas/domain/pengajuan/turunan';
import { PrismaService, type Db, type RunSql, type Tx } from '../../../platform/prisma/prisma.service';
import { TINGKAT } from '@sinas/domain/baris/putusan';
import { diberiSql } from '../baris/putusan.repository';
import { rumpunSql } from '../../../platform/prisma/rumpun-sql';
import { statusSql } from '../../../platform/prisma/status-sql';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';
import { ORANG } from '../../auth/akun/orang.sql';
import { DOKUMEN } from '../../unggahan/dokumen.sql';
import { KOLOM_BERKAS, ubahBerkasSql, type BerkasPatch, type BerkasRow } from './tulis.sql';

export type { BerkasPatch, BerkasRow };
/** Services that a meeting determines. */
const DIRAPATKAN = SEMUA_LAYANAN.filter((d) => d.fl_rakor).map((d) => d.kd_rekom);
/** A file whose day has come. */
export interface Jatuh {
  id: bigint;
  pada: Date;
}

/** Rows of an actor, of whatever rumpun. Officers never see drafts; who owns a case does. */
function milikSql(lingkup: Lingkup): Prisma.Sql {
  switch (lingkup.jenis) {
    case 'semua':
      return Prisma.sql`p.kd_status NOT IN ${statusSql('draf')}`;
    case 'ga':
      return Prisma.sql`p.kd_ga = ${lingkup.kd_ga} AND p.kd_status NOT IN ${statusSql('draf')}`;
    case 'pemilik':
      return Prisma.sql`p.kd_ga_pemilik = ${lingkup.kd_ga}`;
    case 'organisasi':
      if (lingkup.denganCabang && lingkup.cabang?.length)
        return Prisma.sql`p.id_organisasi = ANY (${[lingkup.id_organisasi, ...lingkup.cabang]}::uuid[])`;
      return lingkup.denganCabang && !lingkup.cabang
        ? Prisma.sql`p.id_organisasi IN (SELECT o.id FROM ${ORGANISASI} o WHERE o.id = ${lingkup.id_organisasi}::uuid OR o.id_induk = ${lingkup.id_organisasi}::uuid)`
        : Prisma.sql`p.id_organisasi = ${lingkup.id_organisasi}::uuid`;
  }
}
/** The one place where an actor's rows are narrowed. Every list, count and file names the rumpun that it is about. */
export const lingkupSql = (lingkup: Lingkup, ruang: Ruang): Prisma.Sql =>
  ruang === 'semua' ? milikSql(lingkup) : Prisma.sql`p.kd_rekom ${rumpunSql(ruang)} AND ${milikSql(lingkup)}`;

/** Rows of any of these scopes: one file is opened by whoever handles or owns it. */
export const salahSatuSql = (lingkup: readonly Lingkup[], ruang: Ruang): Prisma.Sql => {
  const semua = lingkup.map((l) => lingkupSql(l, ruang));
  return Prisma.sql`(${Prisma.join(semua, ' OR ')})`;
};

/** Of what people read as the owner's name: a company's, or the code of the ministry that has filed it. */
export const PEMILIK = Prisma.sql`coalesce(o.nama, p.kd_ga_pemilik)`;

/** The company as a submission names it. */
export interface PerusahaanBerkas {
  nib: string | null;
  npwp: string | null;
  nama: string;
  alamat: string | null;
  api_code: string | null;
}
export type DokumenBerkas = Prisma.DokumenGetPayload<object>;

/** Is file `p` a change or an extension of a decision? */
const PENGGANTI = Prisma.sql`p.jenis_pengajuan IN (${Prisma.join(JENIS_PENGGANTI)})`;

@Injectable()
export class PengajuanRepository {
  constructor(private readonly prisma: PrismaService) {}

  get db(): Db {
    return this.prisma;
  }

  /** Id of a file the actor may see, by id or number; null otherwise. */
  async cariId(
    lingkup: readonly Lingkup[],
    kunci: { id?: bigint; noAju?: string },
    ruang: Ruang = 'izin',
  ): Promise<bigint | null> {
    const syarat =
      kunci.id !== undefined ? Prisma.sql`p.id = ${kunci.id}` : Prisma.sql`p.no_aju = ${kunci.noAju ?? ''}`;
    const rows = await this.prisma.$queryRaw<
      { id: bigint }[]
    >`SELECT p.id FROM pengajuan p WHERE ${syarat} AND ${salahSatuSql(lingkup, ruang)}`;
    return rows[0]?.id ?? null;
  }

  /** Files that an officer has claimed. */
  async dipegang(tx: Tx, idUser: string): Promise<bigint[]> {
    const rows = await tx.pengajuan.findMany({
      where: { id_pengambil: idUser, kd_status: { in: [...HIMPUNAN.dipegang] } },
      select: { id: true },
      orderBy: { id: 'asc' },
    });
    return rows.map((r) => r.id);
  }
  /** Locks the row until the transaction ends. Whoever writes to a file passes here. */
  async kunci(run: RunSql, lingkup: Lingkup | null, id: bigint, ruang: Ruang = 'izin'): Promise<BerkasRow | null> {
    const batas = lingkup ? lingkupSql(lingkup, ruang) : Prisma.sql`TRUE`;
    const rows = await run<BerkasRow>(Prisma.sql`
      SELECT ${KOLOM_BERKAS} FROM pengajuan p WHERE p.id = ${id} AND ${batas} FOR UPDATE`);
    return rows[0] ?? null;
  }

  /** The filed change of a decision, locked; drafts of one stay with their owner. */
  async perubahanTerbuka(run: RunSql, idAsal: bigint): Promise<BerkasRow | null> {
    const rows = await run<BerkasRow>(Prisma.sql`
      SELECT ${KOLOM_BERKAS} FROM pengajuan p WHERE p.id_asal = ${idAsal} AND ${PENGGANTI}
        AND p.kd_status IN ${statusSql('berjalan')} FOR UPDATE`);
    return rows[0] ?? null;
  }
  /** Has a change of the decision been begun that is not concluded? */
  async adaPerubahan(idAsal: bigint): Promise<boolean> {
    const rows = await this.prisma.rows<{ id: bigint }>`
      SELECT p.id FROM pengajuan p WHERE p.id_asal = ${idAsal} AND ${PENGGANTI}
        AND p.kd_status IN ${statusSql('draf', 'berjalan')} LIMIT 1`;
    return rows.length > 0;
  }
  /** Is it a decision in force? */
  async berlaku(run: RunSql, id: bigint | null): Promise<boolean> {
    const rows = await run<{ id: bigint }>(
      Prisma.sql`SELECT p.id FROM pengajuan p WHERE p.id = ${id} AND p.kd_status IN ${statusSql('berlaku')}`,
    );
    return rows.length > 0;
  }
  /** Number of a file, whoever asks: the caller knows that he may read it. */
  async nomor(db: Db, id: bigint): Promise<string | null> {
    return (await db.pengajuan.findUnique({ where: { id }, select: { no_aju: true } }))?.no_aju ?? null;
  }
  /** Number of the change of a decision that is open, drafts among them. */
  async nomorPerubahan(db: Db, idAsal: bigint): Promise<string | null> {
    const rows = await db.$queryRaw<{ no_aju: string }[]>`
      SELECT p.no_aju FROM pengajuan p WHERE p.id_asal = ${idAsal} AND ${PENGGANTI}
        AND p.kd_status IN ${statusSql('draf', 'berjalan')}`;
    return rows[0]?.no_aju ?? null;
  }

  async ambil(db: Db, id: bigint): Promise<BerkasRow | null> {
    return db.pengajuan.findUnique({ where: { id } });
  }

  async ubah(tx: Tx, id: bigint, data: BerkasPatch): Promise<BerkasRow> {
    const rows = await tx.$queryRaw<BerkasRow[]>(ubahBerkasSql(id, data));
    if (!rows[0]) throw new Error(`file ${id} is gone`);
    return rows[0];
  }

  /** Next number of a series; the row lock of the upsert serialises concurrent callers. */
  async nomorBerikut(run: RunSql, kunci: string): Promise<number> {
    const rows = await run<{ nilai: number }>(Prisma.sql`
      INSERT INTO nomor_urut (kunci, nilai) VALUES (${kunci}, 1)
      ON CONFLICT (kunci) DO UPDATE SET nilai = nomor_urut.nilai + 1 RETURNING nilai`);
    return rows[0]?.nilai ?? 1;
  }

  /** The company that owns a case. Throws where a ministry does: its forms ask for no company. */
  async organisasi(db: Db, id: string | null): Promise<PerusahaanBerkas> {
    if (id === null) throw new Error('a ministry owns this case');
    const rows = await db.$queryRaw<PerusahaanBerkas[]>`
      SELECT o.nib, o.npwp, o.nama, o.alamat, o.api_code FROM ${ORGANISASI} o WHERE o.id = ${id}::uuid`;
    if (!rows[0]) throw new Error('organization of the file is gone');
    return rows[0];
  }

  async namaPengguna(db: Db, ids: readonly (string | null)[]): Promise<Map<string, string>> {
    const dicari = [...new Set(ids.filter((x): x is string => x !== null))];
    if (dicari.length === 0) return new Map();
    const rows = await db.$queryRaw<{ id: string; fullname: string }[]>`
      SELECT u.id, u.fullname FROM ${ORANG} u WHERE u.id = ANY(${dicari}::uuid[])`;
    return new Map(rows.map((r) => [r.id, r.fullname]));
  }

  async kiriman(db: Db, id: bigint, kirimKe: number) {
    return db.kiriman.findUnique({ where: { id_pengajuan_kirim_ke: { id_pengajuan: id, kirim_ke: kirimKe } } });
  }
  async catatTandaTerima(tx: Tx, id: bigint, kirimKe: number, nomor: string): Promise<void> {
    await tx.kiriman.updateMany({ where: { id_pengajuan: id, kirim_ke: kirimKe }, data: { no_tanda_terima: nomor } });
  }

  async catatan(db: Db, id: bigint, putaran?: number) {
    return db.catatan.findMany({
      where: { id_pengajuan: id, ...(putaran ? { putaran } : {}) },
      orderBy: { id: 'asc' },
    });
  }
  async tambahCatatan(tx: Tx, data: Prisma.CatatanUncheckedCreateInput[]): Promise<void> {
    await tx.catatan.createMany({ data });
  }
  async jawab(tx: Tx, id: bigint, idCatatan: bigint, jawaban: string, oleh: string, waktu: Date): Promise<number> {
    const hasil = await tx.catatan.updateMany({
      where: { id: idCatatan, id_pengajuan: id },
      data: { jawaban, dijawab_oleh: oleh, dijawab_pada: waktu },
    });
    return hasil.count;
  }

  /** Of the file itself; papers of answers stand with what was asked. */
  async dokumen(db: Db, id: bigint): Promise<DokumenBerkas[]> {
    return db.$queryRaw<
      DokumenBerkas[]
    >`SELECT d.* FROM ${DOKUMEN} d WHERE d.id_pengajuan = ${id} AND d.asal <> 'JAWABAN' ORDER BY d.created_at`;
  }

  /** Files whose time for the correction has passed (T10), or whose validity has ended (T27), the oldest first. */
  lewatPerbaikan(now: Date, setelah: Jatuh | null, limit: number): Promise<Jatuh[]> {
    return this.jatuh(
      Prisma.sql`p.tenggat_perbaikan`,
      Prisma.sql`p.kd_status IN ${statusSql('dikembalikan')} AND p.tenggat_perbaikan < ${now}`,
      setelah,
      limit,
    );
  }
  /** Files whose company has not answered in time (T37). */
  lewatInformasi(now: Date, setelah: Jatuh | null, limit: number): Promise<Jatuh[]> {
    return this.jatuh(
      Prisma.sql`p.informasi_tenggat`,
      Prisma.sql`p.kd_status IN ${statusSql('dapatMintaInformasi')} AND p.informasi_tenggat < ${now}`,
      setelah,
      limit,
    );
  }
  habisBerlaku(hariIni: Date, setelah: Jatuh | null, limit: number): Promise<Jatuh[]> {
    return this.jatuh(
      Prisma.sql`p.berlaku_sampai::timestamptz`,
      // A plan has no state to end in: its year's account does (ledger, end of the year).
      Prisma.sql`p.kd_status IN ${statusSql('berlaku')} AND p.berlaku_sampai < ${hariIni}::date AND p.kd_rekom ${rumpunSql('izin')}`,
      setelah,
      limit,
    );
  }
  /** Open files that draw from a year that has ended (T31). */
  lewatTahun(tahunKini: number, setelah: Jatuh | null, limit: number): Promise<Jatuh[]> {
    return this.jatuh(
      Prisma.sql`make_timestamptz(p.tahun + 1, 1, 1, 0, 0, 0, 'Asia/Jakarta')`,
      Prisma.sql`p.id_sumber IS NOT NULL AND p.tahun < ${tahunKini} AND p.kd_status IN ${statusSql('berjalan')}`,
      setelah,
      limit,
    );
  }
  /**
   * Files at a ministry's desk whose time has passed, of services whose switch is on (T21); where a meeting determines, those
   * that draw.
   */
  lewatLayanan(now: Date, setelah: Jatuh | null, limit: number): Promise<Jatuh[]> {
    return this.jatuh(
      Prisma.sql`p.sla_tenggat`,
      Prisma.sql`p.kd_status IN ${statusSql('diMejaKl')} AND p.sla_tenggat < ${now}
        AND p.kd_rekom IN (SELECT l.kd_rekom FROM layanan l WHERE l.fl_terbit_otomatis) AND (p.id_sumber IS NOT NULL OR p.kd_rekom <> ALL (${DIRAPATKAN}))`,
      setelah,
      limit,
    );
  }
  private jatuh(kolom: Prisma.Sql, syarat: Prisma.Sql, setelah: Jatuh | null, limit: number): Promise<Jatuh[]> {
    const lanjut = setelah ? Prisma.sql`AND (${kolom}, p.id) > (${setelah.pada}, ${setelah.id})` : Prisma.empty;
    return this.prisma.$queryRaw<Jatuh[]>`
      SELECT p.id, ${kolom} AS pada FROM pengajuan p WHERE ${syarat} ${lanjut} ORDER BY ${kolom}, p.id LIMIT ${limit}`;
  }

  /** What the same firm was given last year, by HS and origin: `hs|country` -> quantity. */
  async tahunLalu(db: Db, p: BerkasRow): Promise<Map<string, string>> {
    const rows = await db.$queryRaw<{ hs: string | null; negara: string | null; jml: Prisma.Decimal }[]>`
      SELECT b.hs, b.data->>'negara_asal' AS negara, sum(k.jml) AS jml
      FROM pengajuan q JOIN baris b ON b.id_pengajuan = q.id CROSS JOIN LATERAL ${diberiSql(TINGKAT.penetapan)} k
      WHERE q.npwp = ${p.npwp} AND q.kd_komoditas = ${p.kd_komoditas} AND q.kd_rekom = ${p.kd_rekom} AND q.tahun = ${p.tahun - 1}
        AND q.kd_status IN ${statusSql('sampaiAkhir')}
      GROUP BY 1, 2`;
    return new Map(rows.map((r) => [`${r.hs ?? ''}|${r.negara ?? ''}`, r.jml.toFixed()]));
  }
}
