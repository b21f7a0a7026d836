import { Injectable } from '@nestjs/common';
import { Prisma } from '@prisma/client';
import type { BahanKepala } from '@sinas/domain/formulir/kepala-awal';
import type { Jadwal } from '@sinas/domain/kalender/jadwal';
import { STATUS_AWAL } from '@sinas/domain/pengajuan/himpunan';
import { pekerjaanBaruSql } from '../../../jobs/outbox.sql';
import { rangkaiPertama } from '../../../platform/hash/riwayat-hash';
import type { Klaim } from '../../../platform/idempoten/klaim';
import { klaimSql } from '../../../platform/idempoten/klaim.sql';
import { naskah } from '../../../platform/prisma/naskah';
import { PrismaService, type RunSql } from '../../../platform/prisma/prisma.service';
import { bukaAkun } from '../../../platform/rahasia/akun-tertutup';
import { Rahasia } from '../../../platform/rahasia/rahasia';
import type { RiwayatBaru } from '../alur/riwayat.repository';
import { riwayatSql, tertulis, type RiwayatTertulis } from '../alur/tulis.sql';
import { RIWAYAT_AKUN } from '../../audit/riwayat-akun.sql';
import { ORANG } from '../../auth/akun/orang.sql';
import { ORGANISASI } from '../../pengguna/unit/organisasi.sql';
import type { BerkasTersimpan } from './draf.repository';
import { GANDA } from './kelengkapan.repository';

/** Who begins for whom, and with which keys. */
export interface Pembuat {
  /** The company, or else the ministry. */
  id_organisasi: string | null;
  kd_ga_pemilik: string | null;
  id_user: string;
  kunci_buat: string | null;
  klaim: Klaim | null;
}
export interface DrafBaru {
  /** Number of the file without its last six digits, and the series these are taken from. */
  awalan: string;
  seri: string;
  kd_rekom: string;
  kd_ga: string;
  kd_komoditas: string;
  tahun: number;
  jenis_rekaman: string;
  npwp: string;
  kepala: object;
  turunan: Turunan | null;
  /** Plan or case that it draws from. */
  id_sumber: bigint | null;
}
/** What a file that is made from another one says of it. */
export interface Turunan {
  jenis_pengajuan: string;
  /** Decision that it changes. */
  id_asal: bigint | null;
  /** File that it is a copy of. */
  id_rujukan: bigint | null;
  perubahan: object | null;
  /** A window of its own, which no schedule moves. */
  jadwal?: Jadwal;
}
export interface DasarBuat {
  npwp: string | null;
  kswp_validity: boolean;
  status_nib: string | null;
  /** File that was created with this key before. */
  ada: bigint | null;
  /** What the registry and the profile of the one who begins hold. */
  bahan: BahanKepala;
  /** Changes with any of this. */
  tanda: string;
}
export interface Umur {
  /** When OSS last said the address that the firm's account has. */
  alamat_oss: Date | null;
  /** When the account was opened by its holder. */
  diaktifkan: Date | null;
  /** When each was last changed, by its name in the history. */
  diubah: ReadonlyMap<string, Date>;
}
/** A new file, and the number of another open application for the same goods. */
export interface Terbuat {
  berkas: BerkasTersimpan;
  ganda: string | null;
}
/** What only the database can say of it; whatever else it holds was given, or is what every draft begins with. */
type TerbuatRow = Pick<BerkasTersimpan, 'id' | 'no_aju'> & Pick<Terbuat, 'ganda'>;
interface DasarRow extends Omit<DasarBuat, 'bahan'>, BahanKepala {
  id_user: string;
}
/** jenis_pengajuan of what stands by itself. */
const BARU = '1';
const MAKS_URUT = Prisma.raw('999999');
const KOLOM_DASAR = Prisma.sql`o.npwp, o.kswp_validity, o.status_nib, o.api_code, o.alamat, o.kota,
  u.id::text AS id_user, u.fullname, u.position, u.mobile_number, u.email`;
const TANDA = Prisma.sql`md5(ROW(o.npwp, o.kswp_validity, o.status_nib, o.api_code, o.alamat, o.kota,
  u.fullname, u.position, u.mobile_number, u.email)::text)`;
const dari = ({ id_organisasi, id_user }: Pick<Pembuat, 'id_organisasi' | 'id_user'>): Prisma.Sql => Prisma.sql`
  FROM ${ORANG} u LEFT JOIN ${ORGANISASI} o ON o.id = ${id_organisasi}::uuid
  WHERE u.id = ${id_user}::uuid AND o.id IS NOT DISTINCT FROM ${id_organisasi}::uuid`;

/** Values of a creation, by where they come from. */
interface NilaiBuat extends Record<string, object> {
  oleh: Omit<Pembuat, 'klaim'>;
  klaim: Partial<Klaim>;
  draf: Pick<DrafBaru, 'awalan' | 'seri' | 'kd_rekom' | 'kd_ga' | 'kd_komoditas' | 'tahun' | 'jenis_rekaman'> &
    Pick<DrafBaru, 'npwp' | 'id_sumber'> & { kepala: string; tanda: string; kini: string };
  riwayat: RiwayatTertulis & { depan: string; belakang: string };
}
type TanpaNomor = { id: null };

function susunBuat(v: NilaiBuat, bentuk: { klaim: boolean; turunan: Turunan | null }): Prisma.Sql {
  const { oleh, draf, riwayat } = v;
  const t = bentuk.turunan;
  const hash = Prisma.sql`encode(sha256(convert_to(${riwayat.depan} || p.id || ${riwayat.belakang}, 'UTF8')), 'hex')`;
  const klaim = bentuk.klaim ? Prisma.sql`i AS (${klaimSql(v.klaim as Klaim, Prisma.sql`FROM d`)}),` : Prisma.empty;
  // What it takes over comes with it or later, never not at all.
  const isi = t ? Prisma.sql`t AS (${pekerjaanBaruSql('isi-turunan', Prisma.sql`FROM p`, draf.kini)}),` : Prisma.empty;
  const asal = t
    ? {
        kolom: Prisma.sql`, id_asal, id_rujukan, perubahan, jadwal_kirim`,
        nilai: Prisma.sql`, ${t.id_asal}::bigint, ${t.id_rujukan}::bigint,
          ${t.perubahan && JSON.stringify(t.perubahan)}::jsonb, ${t.jadwal ? JSON.stringify(t.jadwal) : null}::jsonb`,
      }
    : { kolom: Prisma.empty, nilai: Prisma.empty };
  const jenis = t ? Prisma.sql`${t.jenis_pengajuan}` : Prisma.raw(`'${BARU}'`);
  return Prisma.sql`
    WITH d AS (
      SELECT u.id, o.id AS id_organisasi, ${draf.kini}::timestamptz AS kini ${dari(oleh)} AND ${TANDA} = ${draf.tanda}
        AND NOT EXISTS (SELECT 1 FROM pengajuan x WHERE x.kunci_buat = ${oleh.kunci_buat})
    ), ${klaim} n AS (
      INSERT INTO nomor_urut (kunci, nilai) SELECT ${draf.seri}, 1 FROM ${bentuk.klaim ? Prisma.raw('i') : Prisma.raw('d')}
      ON CONFLICT (kunci) DO UPDATE SET nilai = nomor_urut.nilai + 1 RETURNING nilai
    ), p AS (
      INSERT INTO pengajuan AS p (no_aju, kd_rekom, kd_ga, kd_komoditas, tahun, jenis_rekaman, id_organisasi, kd_ga_pemilik, npwp,
        kepala, kunci_buat, dibuat_oleh, disunting_oleh, created_at, updated_at, status_sejak, jenis_pengajuan, id_sumber ${asal.kolom})
      SELECT ${draf.awalan} || lpad(n.nilai::text, 6, '0'), ${draf.kd_rekom}, ${draf.kd_ga}, ${draf.kd_komoditas},
        ${draf.tahun}::smallint, ${draf.jenis_rekaman}, d.id_organisasi, ${oleh.kd_ga_pemilik}, ${draf.npwp}, ${draf.kepala}::jsonb,
        ${oleh.kunci_buat}, d.id, d.id, d.kini, d.kini, d.kini, ${jenis},
        ${draf.id_sumber}::bigint ${asal.nilai}
      FROM n CROSS JOIN d WHERE n.nilai <= ${MAKS_URUT}
      RETURNING p.id, p.no_aju, p.kd_rekom, p.kd_komoditas, p.tahun, p.npwp, p.kd_ga_pemilik, p.id_asal, p.id_sumber
    ), ${isi} r AS (${riwayatSql(riwayat, Prisma.sql`p.id`, hash, Prisma.sql`FROM p`)})
    SELECT p.id, p.no_aju, ${GANDA} AS ganda FROM n LEFT JOIN p ON true`;
}
/** Of one that stands by itself, with the key of its caller: nearly all of them. */
const SERING = naskah((v: NilaiBuat) => susunBuat(v, { klaim: true, turunan: null }));

@Injectable()
export class BuatRepository {
  constructor(
    private readonly prisma: PrismaService,
    private readonly rahasia: Rahasia,
  ) {}

  /** What a creation needs to know of its firm, or of the officer who begins for his ministry. */
  async dasar(oleh: Pembuat): Promise<DasarBuat> {
    const [row] = await this.prisma.rows<DasarRow>`
      SELECT ${KOLOM_DASAR}, ${TANDA} AS tanda,
        (SELECT p.id FROM pengajuan p WHERE p.kunci_buat = ${oleh.kunci_buat}) AS ada ${dari(oleh)}`;
    if (!row) throw new Error('organization or account of the session is gone');
    const { npwp, kswp_validity, status_nib, ada, tanda, id_user, ...lain } = row;
    const { mobile_number } = bukaAkun(this.rahasia, { id: id_user, mobile_number: lain.mobile_number });
    return { npwp, kswp_validity, status_nib, ada, tanda, bahan: { ...lain, mobile_number } };
  }

  /** Since when the portal has what it has of a firm and of who begins: when OSS said the address, when each was changed. */
  async umur(oleh: Pembuat): Promise<Umur> {
    const [row] = await this.prisma.rows<Omit<Umur, 'diubah'> & { diubah: Record<string, string> | null }>`
      SELECT o.alamat_oss, u.diaktifkan, (SELECT jsonb_object_agg(x.medan, x.pada) FROM (
        SELECT medan, max(r.waktu) AS pada FROM ${RIWAYAT_AKUN} r,
          jsonb_object_keys(CASE jsonb_typeof(r.sesudah) WHEN 'object' THEN r.sesudah ELSE '{}' END) AS medan
        WHERE (r.objek = 'akun' AND r.id_objek = ${oleh.id_user} AND r.peristiwa IN ('ubah_data', 'ubah_hak'))
          OR (r.objek = 'organisasi' AND r.id_objek = ${oleh.id_organisasi}) GROUP BY 1) x) AS diubah ${dari(oleh)}`;
    const diubah = Object.entries(row?.diubah ?? {}).map(([medan, pada]) => [medan, new Date(pada)] as const);
    return { alamat_oss: row?.alamat_oss ?? null, diaktifkan: row?.diaktifkan ?? null, diubah: new Map(diubah) };
  }

  /**
   * Key, number, file, first history row and the job that fills it from another file in one statement, a transaction by itself. Null, and nothing is written, where the
   * firm is not any more as `tanda` says, or a key is taken. `run`: in the transaction of somebody else.
   */
  async buat(oleh: Pembuat, tanda: string, b: DrafBaru, riwayat: RiwayatBaru, run?: RunSql): Promise<Terbuat | null> {
    const { teks, ...pertama } = rangkaiPertama(riwayat);
    const { klaim, ...milik } = oleh;
    const nilai: NilaiBuat = {
      ...{ oleh: milik, klaim: klaim ?? {} },
      draf: { ...b, kepala: JSON.stringify(b.kepala), tanda, kini: riwayat.waktu.toISOString() },
      riwayat: { ...tertulis(pertama), ...teks },
    };
    const bentuk = { klaim: klaim !== null, turunan: b.turunan };
    const tulis = run
      ? run<TerbuatRow | TanpaNomor>(susunBuat(nilai, bentuk))
      : this.prisma.rowsNaskah<TerbuatRow | TanpaNomor>(
          bentuk.klaim && !b.turunan ? SERING(nilai) : susunBuat(nilai, bentuk),
        );
    const [row] = await tulis.catch(kunciTerpakai);
    if (!row) return null;
    if (row.id === null) throw new RangeError(`series ${b.seri} is used up`);
    const { ganda, ...bernomor } = row;
    return { berkas: { ...awal(b), ...bernomor }, ganda };
  }
}

/** A new file as the table has it. */
const awal = (b: DrafBaru): Omit<BerkasTersimpan, 'id' | 'no_aju'> => ({
  ...{ kd_rekom: b.kd_rekom, kd_komoditas: b.kd_komoditas, tahun: b.tahun, jenis_rekaman: b.jenis_rekaman },
  ...{ kepala: b.kepala, id_sumber: b.id_sumber },
  ...{ jenis_pengajuan: b.turunan?.jenis_pengajuan ?? BARU, id_asal: b.turunan?.id_asal ?? null },
  ...{ versi: 1, kd_status: STATUS_AWAL, pernyataan: false, baris_belum: [], jumlah_baris: 0, satuan: null },
  jml_total: new Prisma.Decimal(0),
});

/** Two requests with one key at the same moment: the loser has written nothing. */
function kunciTerpakai(e: { constraint?: string }): [] {
  if (e.constraint !== 'pengajuan_kunci_buat_key') throw e as Error;
  return [];
}
