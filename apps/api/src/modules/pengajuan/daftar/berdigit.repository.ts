import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { Lingkup } from '@sinas/domain/akses/kebijakan';
import { PrismaService } from '../../../platform/prisma/prisma.service';
import { kolomSql, NAMA, type BarisDaftar } from './baris-daftar.repository';
import { IngatanNomor, type NomorBerdigit } from './ingatan-nomor.repository';
import { kataTerkirimSql, MAKS_HITUNG_KATA, type Kata, type Sumber } from './kata-kunci.repository';
import { urutanSql, type Potong } from './kursor.repository';
import type { HalamanDaftar, SaringDaftar } from './saring-daftar';

/** Numbers that are looked up of those that have some digits: a little more than are counted, since a file may have moved on. */
const MAKS_CALON = 1_100;
/** Shorter ones are everywhere, and met at once. */
const DIGIT_TERPENDEK = 4;
/** What of a filter leaves out no file that was submitted. */
const TANPA_SARINGAN = new Set(['keyword', 'cariNpwp', 'kini', 'tanpaDraf', 'ruang', 'id_user', 'peran']);
const berisi = (nilai: unknown): boolean => nilai !== undefined && !(Array.isArray(nilai) && nilai.length === 0);
const bersaring = (s: SaringDaftar): boolean =>
  Object.entries(s).some(([nama, nilai]) => berisi(nilai) && !TANPA_SARINGAN.has(nama));

const SATU_LEBIH = Prisma.raw(String(MAKS_HITUNG_KATA + 1));
/** A part of what was found: ids, and what the list is sorted by. */
const terpilih = (mana: Prisma.Sql, syarat: Prisma.Sql): Prisma.Sql => Prisma.sql`(SELECT p.id, p.tgl_kirim
  FROM (SELECT p.* FROM pengajuan p WHERE ${mana} OFFSET 0) p WHERE ${syarat})`;

/** Lists of a ministry's files whose numbers have some digits, in the order of submission: that of the numbers that are remembered. */
@Injectable()
export class BerdigitRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly ingatan: IngatanNomor,
  ) {}

  /**
   * A page and the number of all; `syarat`: the reader's scope, with what is asked of each file. Null where the numbers are not
   * remembered, where more than digits is asked, or where the page ends beyond what was looked at.
   */
  async halaman(
    lingkup: Extract<Lingkup, { jenis: 'ga' }>,
    s: SaringDaftar,
    potong: Required<Pick<Potong, 'urutan' | 'limit' | 'offset'>>,
    syarat: (sumber: Sumber) => Prisma.Sql,
  ): Promise<HalamanDaftar | null> {
    if (potong.urutan !== 'tgl_kirim' || potong.offset + potong.limit > MAKS_HITUNG_KATA || bersaring(s)) return null;
    const nomor = kataTerkirimSql(s.keyword, s.cariNpwp)?.nomor;
    if (!nomor || nomor.digit.length < DIGIT_TERPENDEK) return null;
    const ada = await this.ingatan.cari(lingkup.kd_ga, nomor.digit, MAKS_CALON);
    if (!ada) return null;
    const lain = await this.prisma.rowsSearched<{ id: bigint }>`
      SELECT c.id_pengajuan AS id FROM cari_berkas c WHERE ${nomor.lain} LIMIT ${SATU_LEBIH}`;
    if (lain.length > MAKS_HITUNG_KATA) return null;
    const f = this.temuan(nomor, ada, lain, syarat);
    const terurut = urutanSql(potong.urutan);
    const rows = await this.prisma.rowsSearched<BarisDaftar & { jumlah: number }>`
      WITH f AS MATERIALIZED (${f})
      SELECT ${kolomSql(lingkup)}, (SELECT count(*)::int FROM f) AS jumlah
      FROM (SELECT p.id FROM f p ORDER BY ${terurut} LIMIT ${potong.limit} OFFSET ${potong.offset}) h
        JOIN pengajuan p ON p.id = h.id ${NAMA} ORDER BY ${terurut}`;
    const n = rows[0]?.jumlah ?? 0;
    // What was found beside the numbers may be older than all that was looked at; a page behind the last one says no number.
    if ((!ada.tuntas && n - lain.length <= MAKS_HITUNG_KATA) || (n === 0 && potong.offset > 0)) return null;
    return { rows, total: Math.min(n, MAKS_HITUNG_KATA), perkiraan: n > MAKS_HITUNG_KATA };
  }

  /** Whoever opens a ministry's list, not narrowed, often looks for one of its files next. */
  siapkan(lingkup: Lingkup, s: SaringDaftar): void {
    if (lingkup.jenis === 'ga' && !bersaring(s)) this.ingatan.siapkan(lingkup.kd_ga);
  }

  /** Of what is remembered those that still stand there; what came since is met in the list itself, as is what was never submitted. */
  private temuan(
    { pola }: NonNullable<Kata['nomor']>,
    { nomor, sampai, tuntas }: NomorBerdigit,
    lain: readonly { id: bigint }[],
    syarat: (sumber: Sumber) => Prisma.Sql,
  ): Prisma.Sql {
    const milik = syarat({ syarat: Prisma.sql`TRUE` });
    const turun = (waktu: Prisma.Sql) => Prisma.sql`(SELECT p.id, p.tgl_kirim FROM pengajuan p
      WHERE ${syarat({ syarat: Prisma.sql`p.no_aju LIKE ${pola}` })} AND p.tgl_kirim ${waktu}
      ORDER BY ${urutanSql('tgl_kirim')} LIMIT ${SATU_LEBIH})`;
    const bagian = [
      turun(Prisma.sql`>= ${sampai}`),
      terpilih(Prisma.sql`p.no_aju = ANY (${nomor}::bpchar[])`, Prisma.sql`${milik} AND p.tgl_kirim < ${sampai}`),
    ];
    if (lain.length > 0) bagian.push(terpilih(Prisma.sql`p.id = ANY (${lain.map(({ id }) => id)}::bigint[])`, milik));
    if (tuntas) bagian.push(turun(Prisma.sql`IS NULL`));
    return Prisma.join(bagian, ' UNION ');
  }
}
