import type { PrismaClient } from '@prisma/client';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { elemenAwal } from '@sinas/domain/komoditas/opsi';
import { entriElemen } from '@sinas/domain/referensi/elemen';
import { entriKorelasi } from '@sinas/domain/referensi/korelasi';
import { countries as dunia, continents } from 'countries-list';
import negara from 'i18n-iso-countries';
import {
  BADAN_USAHA_AWAL,
  DENDOGRAM_AWAL,
  IKAN_AWAL,
  KPP_AWAL,
  RAKOR_AWAL,
  TANGGAL_KURS_AWAL,
  VALUTA_AWAL,
} from './awal/contoh';
import { HS_AWAL } from './awal/hs';
import { GA_AWAL, KBLI_AWAL, UNIT_AWAL } from './awal/instansi';
import { KPBC_AWAL, PELABUHAN_AWAL } from './awal/kepabeanan';
import { INCOTERM_AWAL, SATUAN_AWAL } from './awal/umum';

export interface Entri {
  jenis: string;
  kode: string;
  uraian: string;
  induk?: string | null;
  data?: object;
  urut?: number;
  /** yyyy-mm-dd */
  berlaku_mulai?: string;
  sumber: string;
}
const NAMA = new Intl.DisplayNames('id', { type: 'region' });
/** Names that offices in Indonesia use where the locale data have another. */
const NAMA_LAZIM: Record<string, string> = {
  BN: 'Brunei Darussalam',
  CD: 'Republik Demokratik Kongo',
  CG: 'Republik Kongo',
  CI: 'Pantai Gading',
  GS: 'Georgia Selatan dan Kepulauan Sandwich Selatan',
  HK: 'Hong Kong',
  MM: 'Myanmar',
  MO: 'Makau',
  PS: 'Palestina',
  SZ: 'Eswatini',
};
const WILAYAH: Record<string, string> = {
  AF: 'Afrika',
  AN: 'Antartika',
  AS: 'Asia',
  EU: 'Eropa',
  NA: 'Amerika Utara',
  OC: 'Oseania',
  SA: 'Amerika Selatan',
};

function semuaNegara(): Entri[] {
  return Object.keys(negara.getAlpha2Codes()).map((kode) => {
    const benua = (dunia as Record<string, { continent: keyof typeof continents } | undefined>)[kode]?.continent ?? '';
    return {
      jenis: 'negara',
      kode,
      uraian: NAMA_LAZIM[kode] ?? NAMA.of(kode) ?? kode,
      data: { kode_wilayah: benua, wilayah: WILAYAH[benua] ?? '' },
      sumber: 'iso-3166',
    };
  });
}

function contohAwal(sumber: string): Entri[] {
  return [
    ...KPP_AWAL.map(([kode, uraian, induk, kanwil]) => ({
      jenis: 'kpp',
      kode,
      uraian,
      induk,
      data: { kanwil },
      sumber,
    })),
    ...VALUTA_AWAL.map(([kode, uraian]) => ({ jenis: 'valuta', kode, uraian, sumber })),
    ...VALUTA_AWAL.map(([induk, uraian, nilai]) => ({
      jenis: 'kurs',
      kode: `${induk}-${TANGGAL_KURS_AWAL}`,
      uraian,
      induk,
      berlaku_mulai: TANGGAL_KURS_AWAL,
      data: { per_satuan: '1', nilai, asal: 'contoh, bukan KMK' },
      sumber,
    })),
    ...BADAN_USAHA_AWAL.map(([kode, uraian, keterangan]) => ({
      jenis: 'badan_usaha',
      kode,
      uraian,
      data: { keterangan },
      sumber,
    })),
    ...IKAN_AWAL.map(([kode, alias, induk]) => ({ jenis: 'ikan', kode, uraian: kode, induk, data: { alias }, sumber })),
    ...RAKOR_AWAL.map(([kode, uraian, keputusan]) => ({
      jenis: 'jenis_rakor',
      kode,
      uraian,
      data: { keputusan },
      sumber,
    })),
    ...DENDOGRAM_AWAL.map(([kode, uraian, induk, hs, rendemen], urut) => ({
      jenis: 'dendogram',
      kode,
      uraian,
      induk: induk || null,
      data: { hs, rendemen },
      urut,
      sumber,
    })),
  ];
}

/** Tariff lines that the commodity groups bring with them. */
const korelasiAwal = (sumber: string): Entri[] =>
  [...KELOMPOK.values()].flatMap((k) =>
    k.contohHs.map((hs, urut) => ({
      jenis: 'korelasi_btki',
      ...entriKorelasi({ kd_komoditas: k.kode, kd_grup: '01', kd_elemen: k.kode, ur_elemen: k.uraian, hs }),
      urut,
      sumber,
    })),
  );

/** And the options of their element groups. */
const semuaElemenAwal = (sumber: string): Entri[] =>
  [...KELOMPOK.values()].flatMap(elemenAwal).map((e) => ({ jenis: 'elemen', ...entriElemen(e), sumber }));

/** The project's own short lists. */
export function entriAwal(): Entri[] {
  const sumber = 'awal';
  return [
    ...semuaNegara(),
    ...HS_AWAL.map(([kode, uraian, induk]) => ({ jenis: 'hs', kode, uraian, data: { induk_uraian: induk }, sumber })),
    ...KPBC_AWAL.map(([kode, uraian, induk]) => ({ jenis: 'kpbc', kode, uraian, induk, sumber })),
    ...PELABUHAN_AWAL.map(([kode, uraian, kantor]) => ({
      jenis: 'pelabuhan',
      kode,
      uraian,
      induk: kode.slice(0, 2) === 'XZ' ? 'ID' : kode.slice(0, 2),
      data: { kode_kantor: kantor || null },
      sumber,
    })),
    ...GA_AWAL.map(([kode, uraian, status]) => ({ jenis: 'ga', kode, uraian, data: { status }, sumber })),
    ...UNIT_AWAL.map(([induk, nomor, uraian, kd_level_ga]) => ({
      jenis: 'inhouse_group',
      kode: `${induk}${nomor}`,
      uraian,
      induk,
      data: { kd_level_ga },
      sumber,
    })),
    ...KBLI_AWAL.map(([kode, uraian]) => ({ jenis: 'kbli', kode, uraian, sumber })),
    ...SATUAN_AWAL.map(([kode, uraian]) => ({ jenis: 'satuan', kode, uraian, sumber })),
    ...INCOTERM_AWAL.map(([kode, uraian], urut) => ({ jenis: 'incoterm', kode, uraian, urut, sumber })),
    ...korelasiAwal(sumber),
    ...semuaElemenAwal(sumber),
    ...contohAwal(sumber),
  ];
}

/** Whose word holds: an operator's over a file he brought, that over the folder's, a file's over a package's, all over the starter set. */
const PANGKAT = (kolom: string): string =>
  `CASE WHEN ${kolom} = 'awal' THEN 0 WHEN ${kolom} = 'iso-3166' OR ${kolom} LIKE 'paket:%' THEN 1 WHEN ${kolom} LIKE 'unggah:%' THEN 3 WHEN ${kolom} LIKE '%.csv' THEN 2 ELSE 4 END`;

/**
 * Entries that are there already are brought up to date, unchanged ones are not rewritten, none is removed. One statement
 * for a whole list: a list counts as changed once, or not at all. Answers how many rows were written.
 */
export async function isiReferensi(db: PrismaClient, entri: readonly Entri[]): Promise<number> {
  const unik = new Map(entri.filter((e) => e.kode && e.uraian).map((e) => [`${e.jenis}:${e.kode}`, e]));
  const isi = [...unik.values()].map((e) => ({ induk: null, data: {}, urut: 0, ...e }));
  return db.$executeRawUnsafe(
    `INSERT INTO referensi (jenis, kode, uraian, induk, data, urut, sumber, berlaku_mulai)
     SELECT jenis, kode, uraian, induk, data, urut, sumber, berlaku_mulai FROM jsonb_to_recordset($1::jsonb)
       AS x(jenis text, kode text, uraian text, induk text, data jsonb, urut int, sumber text, berlaku_mulai date)
     ON CONFLICT (jenis, kode) DO UPDATE SET uraian = excluded.uraian, induk = excluded.induk, data = excluded.data,
       urut = excluded.urut, sumber = excluded.sumber, berlaku_mulai = excluded.berlaku_mulai
     WHERE ${PANGKAT('excluded.sumber')} >= ${PANGKAT('referensi.sumber')}
       AND (referensi.uraian, referensi.induk, referensi.data, referensi.urut, referensi.sumber, referensi.berlaku_mulai)
         IS DISTINCT FROM (excluded.uraian, excluded.induk, excluded.data, excluded.urut, excluded.sumber, excluded.berlaku_mulai)`,
    JSON.stringify(isi),
  );
}
