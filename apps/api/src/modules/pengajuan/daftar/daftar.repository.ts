import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import { ANTREAN, type Antrean } from '@sinas/domain/daftar/antrean';
import { mejaPeran } from '@sinas/domain/pengajuan/meja';
import { GAGAL_KIRIM, TAGIHAN_LEWAT } from '@sinas/domain/pengajuan/status';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { statusSql } from '../../../platform/prisma/status-sql';
import {
  contohSql,
  ditemukanSql,
  kataSendiriSql,
  kataTerkirimSql,
  MAKS_HITUNG_KATA,
  temukan,
  type Sumber,
} from './kata-kunci.repository';
import { BerdigitRepository } from './berdigit.repository';
import { idSql, kursorKosong, urutanSql, type Kursor, type Potong, type Urutan } from './kursor.repository';
import { saringKlSql } from './saring-kl.repository';
import { lingkupSql } from '../alur/pengajuan.repository';
import type { HalamanDaftar, Jumlah, SaringDaftar } from './saring-daftar';
import { monitoringSql } from './saring-monitoring.repository';
import { kolomSql, NAMA, type BarisDaftar } from './baris-daftar.repository';

/** Exact up to here; a firm's own files are counted by index alone, those of a ministry would cost too much. */
const MAKS_HITUNG = { organisasi: 100_000, ga: 10_000, pemilik: 10_000, semua: 10_000 };
/** Rows that a page may skip one by one; further in, the shorter way from either end is taken. */
const DANGKAL = 1_000;

/** A filter whose keyword has been looked for: the files that have it and, where these are many, some of them. */
type Disaring = SaringDaftar & { sumber?: Sumber; contoh?: Sumber };
const batasHitung = (lingkup: Lingkup, { sumber }: Pick<Disaring, 'sumber'>): number =>
  sumber ? MAKS_HITUNG_KATA : MAKS_HITUNG[lingkup.jenis];
const SEMUA = Prisma.sql`pengajuan p`;
/** What lists are sorted by, and whose names they are. */
const TERURUT = Prisma.raw(
  [
    ...['id', 'created_at', 'tgl_kirim', 'sla_tenggat', 'kd_rekom', 'kd_komoditas', 'jml_total', 'kd_status', 'no_aju'],
    ...['id_organisasi', 'kd_ga_pemilik', 'id_pengambil'],
  ]
    .map((kolom) => `p.${kolom}`)
    .join(', '),
);
const NOL: Jumlah = { total: 0, perkiraan: false };
const TERBUKA = Prisma.sql`p.kd_status IN ${statusSql('diKl')}`;

/** Files on which this person can do the next step: those of the desk of his role, but none that he has had at another. */
function untukPeran({ peran, id_user }: SaringDaftar): Prisma.Sql {
  const saya = Prisma.sql`${id_user ?? null}::uuid`;
  const pernah = Prisma.sql`r.id_user = ${saya} AND r.peristiwa IN ('teruskan', 'kembalikan')`;
  // First the few files that he has had at all, in one look; only of these is asked at which desk.
  const lain = Prisma.sql`NOT (p.id IN (SELECT r.id_pengajuan FROM riwayat r WHERE ${pernah})
    AND EXISTS (SELECT 1 FROM riwayat r WHERE r.id_pengajuan = p.id AND ${pernah} AND r.dari <> p.kd_status))`;
  const meja = mejaPeran(peran ?? '');
  if (!meja) return TERBUKA;
  const sini = Prisma.sql`p.kd_status IN ${statusSql(meja.himpunan)}`;
  if (!meja.mengambil) return Prisma.sql`${sini} AND ${lain}`;
  return Prisma.sql`(p.kd_status IN ${statusSql('antrean')} OR (${sini} AND (p.id_pengambil IS NULL OR p.id_pengambil = ${saya}))) AND ${lain}`;
}

/** Lists: hand-written SQL, ids first by index, names joined for the page only. */
@Injectable()
export class DaftarRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly berdigit: BerdigitRepository,
  ) {}

  private antrean(a: Antrean, s: SaringDaftar): Prisma.Sql {
    switch (a) {
      case 'untuk_saya':
        return untukPeran(s);
      case 'saya':
        return Prisma.sql`p.id_pengambil = ${s.id_user ?? null}::uuid AND p.kd_status IN ${statusSql('diVerifikator')}`;
      case 'belum':
        // A file that was released is as much nobody's as one that nobody has taken yet.
        return Prisma.sql`(p.kd_status IN ${statusSql('antrean')} OR (p.kd_status IN ${statusSql('diVerifikator')} AND p.id_pengambil IS NULL))`;
      case 'lewat':
        return Prisma.sql`p.sla_tenggat < ${s.kini} AND ${TERBUKA}`;
      case 'perbaikan_masuk':
        return Prisma.sql`p.perbaikan_ke > 0 AND p.kd_status IN ${statusSql('diVerifikator')}`;
      case 'di_pemohon':
        return Prisma.sql`p.kd_status IN ${statusSql('dikembalikan', 'ditagih')}`;
      case 'koordinator':
        return Prisma.sql`p.kd_status IN ${statusSql('diKoordinator')}`;
      case 'pejabat':
        return Prisma.sql`p.kd_status IN ${statusSql('diPejabat')}`;
      case 'semua':
        return TERBUKA;
    }
  }

  private syarat(lingkup: Lingkup, s: Disaring): Prisma.Sql {
    const bagian: Prisma.Sql[] = [
      lingkupSql(lingkup, s.ruang ?? 'izin'),
      ...monitoringSql(s),
      ...saringKlSql(s, s.antrean !== undefined),
    ];
    if (s.tanpaDraf) bagian.push(Prisma.sql`p.kd_status NOT IN ${statusSql('draf')}`);
    if (s.arsip !== undefined) bagian.push(Prisma.sql`p.fl_arsip = ${s.arsip}`);
    if (s.jnsLayanan?.length === 1) bagian.push(Prisma.sql`p.kd_rekom = ${s.jnsLayanan[0]}`);
    else if (s.jnsLayanan?.length) bagian.push(Prisma.sql`p.kd_rekom = ANY (${s.jnsLayanan})`);
    if (s.kd_komoditas) bagian.push(Prisma.sql`p.kd_komoditas = ${s.kd_komoditas}`);
    if (s.tahun) bagian.push(Prisma.sql`p.tahun = ${s.tahun}`);
    if (s.antrean) bagian.push(this.antrean(s.antrean, s));
    if (s.kd_status?.length) bagian.push(this.status(s.kd_status));
    const kata = s.sumber ? s.sumber.syarat : kataSendiriSql(s.keyword, s.cariNpwp);
    if (kata) bagian.push(kata);
    return Prisma.join(bagian, ' AND ');
  }

  /** A keyword among the files of ministries is looked for before the page: how often it stands decides how. */
  private async cari(lingkup: Lingkup, s: SaringDaftar): Promise<Disaring> {
    const kata = lingkup.jenis === 'organisasi' ? null : kataTerkirimSql(s.keyword, s.cariNpwp);
    if (!kata) {
      this.berdigit.siapkan(lingkup, s);
      return s;
    }
    const ada = await temukan(this.baca(s), kata);
    return { ...s, sumber: ditemukanSql(ada), ...(ada.cara === 'semua' ? {} : { contoh: contohSql(ada) }) };
  }

  /** Shown codes: a failed delivery and a lapsed bill are stored as what they were. */
  private status(kode: string[]): Prisma.Sql {
    const biasa = kode.filter((k) => k !== GAGAL_KIRIM && k !== TAGIHAN_LEWAT);
    const bagian: Prisma.Sql[] = [];
    if (biasa.length)
      bagian.push(
        Prisma.sql`(p.kd_status = ANY (${biasa}) AND NOT (p.kd_status IN ${statusSql('diantarApaPun')} AND p.status_kirim = 'GAGAL'))`,
      );
    if (kode.includes(GAGAL_KIRIM))
      bagian.push(Prisma.sql`(p.kd_status IN ${statusSql('diantarApaPun')} AND p.status_kirim = 'GAGAL')`);
    if (kode.includes(TAGIHAN_LEWAT))
      bagian.push(Prisma.sql`(p.kd_status IN ${statusSql('ditagih')} AND p.status_billing = 'KEDALUWARSA')`);
    return Prisma.sql`(${Prisma.join(bagian, ' OR ')})`;
  }

  private get biasa() {
    return <T>(parts: readonly string[], ...values: unknown[]) => this.prisma.rows<T>(parts, ...values);
  }
  /** A keyword's best plan depends on the word; searches wait for each other, nobody waits for them. */
  private baca(s: SaringDaftar) {
    return s.keyword?.trim()
      ? <T>(parts: readonly string[], ...values: unknown[]) => this.prisma.rowsSearched<T>(parts, ...values)
      : this.biasa;
  }

  private hitungSql(lingkup: Lingkup, s: Disaring): Prisma.Sql {
    const batas = Prisma.raw(String(batasHitung(lingkup, s) + 1));
    const sumber = s.contoh ?? s.sumber;
    return Prisma.sql`SELECT count(*)::int FROM (
      SELECT 1 FROM ${sumber?.dari ?? SEMUA} WHERE ${this.syarat(lingkup, { ...s, sumber })} LIMIT ${batas}) x`;
  }

  /** `n` as `hitungSql` said. Where some of many are more than are counted, nothing else is counted. */
  private async jumlah(lingkup: Lingkup, s: Disaring, n: number): Promise<Jumlah> {
    if (s.contoh && n <= batasHitung(lingkup, s)) return this.banyak(lingkup, { ...s, contoh: undefined });
    return this.sejauhDihitung(lingkup, n, s);
  }
  /** A number as lists say it: exact as far as they count, a floor beyond. */
  sejauhDihitung(lingkup: Lingkup, n: number, s: Pick<Disaring, 'sumber'> = {}): Jumlah {
    const batas = batasHitung(lingkup, s);
    return { total: Math.min(n, batas), perkiraan: n > batas };
  }

  /** Ids of one page by index alone, then the rows of these ids. */
  private halamanSql(lingkup: Lingkup, s: Disaring, potong: Potong): Prisma.Sql {
    const ids = idSql(this.syarat(lingkup, s), {
      ...potong,
      dari: s.sumber ? s.sumber.dari : s.keyword?.trim() ? SEMUA : undefined,
    });
    return Prisma.sql`FROM (${ids}) h JOIN pengajuan p ON p.id = h.id ${NAMA} ORDER BY ${urutanSql(potong.urutan)}`;
  }

  async halaman(
    lingkup: Lingkup,
    saring: SaringDaftar,
    urutan: Urutan,
    page: number,
    limit: number,
  ): Promise<BarisDaftar[]> {
    const s = await this.cari(lingkup, saring);
    return this.baca(s)<BarisDaftar>`
      SELECT ${kolomSql(lingkup)} ${this.halamanSql(lingkup, s, { urutan, limit, offset: (page - 1) * limit })}`;
  }

  /** A page with the number of all rows: in one statement near the start, by the nearer end far from it. */
  async halamanHitung(
    lingkup: Lingkup,
    saring: SaringDaftar,
    urutan: Urutan,
    page: number,
    limit: number,
  ): Promise<HalamanDaftar> {
    const offset = (page - 1) * limit;
    const berdigit =
      lingkup.jenis === 'ga'
        ? await this.berdigit.halaman(lingkup, saring, { urutan, limit, offset }, (sumber) =>
            this.syarat(lingkup, { ...saring, sumber }),
          )
        : null;
    if (berdigit) return berdigit;
    const s = await this.cari(lingkup, saring);
    if (offset > DANGKAL) return this.halamanJauh(lingkup, s, urutan, limit, offset);
    const sekali = s.perusahaan && !s.sumber ? await this.halamanSekali(lingkup, s, urutan, limit, offset) : null;
    if (sekali) return sekali;
    const rows = await this.baca(s)<BarisDaftar & { jumlah: number }>`
      SELECT ${kolomSql(lingkup)}, (${this.hitungSql(lingkup, s)}) AS jumlah
      ${this.halamanSql(lingkup, s, { urutan, limit, offset })}`;
    const jumlah = rows[0]
      ? await this.jumlah(lingkup, s, rows[0].jumlah)
      : page > 1
        ? await this.banyak(lingkup, s)
        : NOL;
    return { rows, ...jumlah };
  }

  /** Files of a name, which no index has in the order of a list, read once for page and number; null where they are too many. */
  private async halamanSekali(
    lingkup: Lingkup,
    s: Disaring,
    urutan: Urutan,
    limit: number,
    offset: number,
  ): Promise<HalamanDaftar | null> {
    const batas = batasHitung(lingkup, s);
    const ids = idSql(Prisma.sql`TRUE`, { urutan, limit, offset, dari: Prisma.sql`f p` });
    const rows = await this.baca(s)<BarisDaftar & { jumlah: number }>`
      WITH f AS MATERIALIZED (
        SELECT ${TERURUT} FROM ${SEMUA} WHERE ${this.syarat(lingkup, s)} LIMIT ${Prisma.raw(String(batas + 1))})
      SELECT ${kolomSql(lingkup)}, (SELECT count(*)::int FROM f) AS jumlah
      FROM (${ids}) h JOIN pengajuan p ON p.id = h.id ${NAMA} ORDER BY ${urutanSql(urutan)}`;
    if (!rows[0]) return offset === 0 ? { rows, ...NOL } : null;
    const total = rows[0].jumlah;
    return total <= batas ? { rows, total, perkiraan: false } : null;
  }

  private async halamanJauh(
    lingkup: Lingkup,
    s: Disaring,
    urutan: Urutan,
    limit: number,
    offset: number,
  ): Promise<HalamanDaftar> {
    const jumlah = await this.banyak(lingkup, s);
    const sisa = jumlah.total - offset;
    if (sisa <= 0 && !jumlah.perkiraan) return { rows: [], ...jumlah };
    const dariAkhir = !jumlah.perkiraan && sisa < offset;
    const bagian = dariAkhir
      ? this.halamanSql(lingkup, s, {
          urutan,
          limit: Math.min(limit, sisa),
          offset: Math.max(0, sisa - limit),
          terbalik: true,
        })
      : this.halamanSql(lingkup, s, { urutan, limit, offset });
    return { rows: await this.baca(s)<BarisDaftar>`SELECT ${kolomSql(lingkup)} ${bagian}`, ...jumlah };
  }

  /** Some rows after a cursor, or the first ones; nothing is counted. */
  async sesudah(
    lingkup: Lingkup,
    saring: SaringDaftar,
    urutan: Urutan,
    setelah: Kursor | undefined,
    limit: number,
  ): Promise<BarisDaftar[]> {
    const s = await this.cari(lingkup, saring);
    const baca = (potong: Potong) =>
      this.baca(s)<BarisDaftar>`SELECT ${kolomSql(lingkup)} ${this.halamanSql(lingkup, s, potong)}`;
    if (setelah?.nilai == null) return baca({ urutan, limit, setelah });
    const rows = await baca({ urutan, limit, setelah: { ...setelah, berisi: true } });
    const kosong = kursorKosong(urutan);
    if (rows.length === limit || !kosong) return rows;
    return [...rows, ...(await baca({ urutan, limit: limit - rows.length, setelah: kosong }))];
  }
  async halamanSetelah(lingkup: Lingkup, saring: SaringDaftar, kursor: Kursor, limit: number): Promise<HalamanDaftar> {
    const s = await this.cari(lingkup, saring);
    const [rows, jumlah] = await Promise.all([
      this.baca(
        s,
      )<BarisDaftar>`SELECT ${kolomSql(lingkup)} ${this.halamanSql(lingkup, s, { urutan: kursor.urutan, limit, setelah: kursor })}`,
      this.banyak(lingkup, s),
    ]);
    return { rows, ...jumlah };
  }

  /** Ids of the first ones; where more are asked for than a list is sorted of by hand, that many. */
  async id(lingkup: Lingkup, saring: SaringDaftar, urutan: Urutan, limit: number): Promise<bigint[]> {
    const s = await this.cari(lingkup, saring);
    const dari = s.sumber ? s.sumber.dari : s.keyword?.trim() ? SEMUA : undefined;
    const rows = await this.baca(s)<{ id: bigint }>`${idSql(this.syarat(lingkup, s), { urutan, limit, dari })}`;
    return rows.map((r) => r.id);
  }
  /** These files in this order, as far as they are still within reach. */
  async menurutId(lingkup: Lingkup, s: SaringDaftar, ids: readonly bigint[]): Promise<BarisDaftar[]> {
    if (ids.length === 0) return [];
    return this.prisma.rows<BarisDaftar>`
      SELECT ${kolomSql(lingkup)} FROM unnest(${[...ids]}::bigint[]) WITH ORDINALITY h (id, urut) JOIN pengajuan p ON p.id = h.id ${NAMA}
      WHERE ${lingkupSql(lingkup, s.ruang ?? 'izin')} ORDER BY h.urut`;
  }

  async hitung(lingkup: Lingkup, s: SaringDaftar): Promise<Jumlah> {
    return this.banyak(lingkup, await this.cari(lingkup, s));
  }
  private async banyak(lingkup: Lingkup, s: Disaring): Promise<Jumlah> {
    const rows = await this.baca(s)<{ n: number }>`SELECT (${this.hitungSql(lingkup, s)}) AS n`;
    return this.jumlah(lingkup, s, rows[0]?.n ?? 0);
  }

  /** Counts of all queues in one pass, and of the files whose clock runs out from now until `sampai`. */
  async hitungAntrean(lingkup: Lingkup, s: SaringDaftar, sampai: Date): Promise<Record<Antrean | 'hari_ini', number>> {
    const kolom = Prisma.join(
      ANTREAN.map((a) => Prisma.sql`count(*) FILTER (WHERE ${this.antrean(a, s)})::int AS ${Prisma.raw(a)}`),
    );
    const rows = await this.prisma.rows<
      Record<Antrean | 'hari_ini', number>
    >`SELECT ${kolom}, count(*) FILTER (WHERE p.sla_tenggat BETWEEN ${s.kini} AND ${sampai})::int AS hari_ini FROM pengajuan p WHERE ${lingkupSql(lingkup, s.ruang ?? 'izin')} AND ${TERBUKA}`;
    return rows[0] as Record<Antrean | 'hari_ini', number>;
  }

  /** What this officer has passed on, back or decided since then, each with when it had come to his desk; null where no history says. */
  async lepasMeja(idUser: string, sejak: Date): Promise<{ datang: Date | null; lepas: Date }[]> {
    return this.prisma.rows`
      SELECT a.waktu AS lepas, (SELECT max(m.waktu) FROM riwayat m
        WHERE m.id_pengajuan = a.id_pengajuan AND m.urut < a.urut AND m.ke = a.dari
          AND (m.dari IS DISTINCT FROM m.ke OR (m.peristiwa = 'ambil' AND m.id_user = a.id_user))) AS datang
      FROM riwayat a
      WHERE a.id_user = ${idUser}::uuid AND a.waktu >= ${sejak} AND a.dari IN ${statusSql('diMejaKl')} AND a.ke <> a.dari`;
  }

  async kelompok(
    lingkup: Lingkup,
  ): Promise<{ kd_rekom: string; kd_status: string; status_kirim: string | null; tahun: number; n: number }[]> {
    return this.prisma.$queryRaw`
      SELECT p.kd_rekom, p.kd_status, p.status_kirim, p.tahun, count(*)::int AS n FROM pengajuan p
      WHERE ${lingkupSql(lingkup, 'izin')} GROUP BY 1, 2, 3, 4 ORDER BY 1, 2`;
  }
}
