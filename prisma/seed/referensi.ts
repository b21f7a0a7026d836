import type { PrismaClient } from '@prisma/client';
import { countries as dunia, continents } from 'countries-list';
import negara from 'i18n-iso-countries';
import bahasa from 'i18n-iso-countries/langs/id.json';
import { HS_AWAL } from './awal/hs';
import { GA_AWAL, KBLI_AWAL, UNIT_AWAL } from './awal/instansi';
import { KPBC_AWAL, PELABUHAN_AWAL } from './awal/kepabeanan';
import { INCOTERM_AWAL, SATUAN_AWAL } from './awal/umum';
import { bacaCsv } from './csv';

export interface Entri {
  jenis: string;
  kode: string;
  uraian: string;
  induk?: string | null;
  data?: object;
  urut?: number;
  sumber: string;
}
/** Names that offices in Indonesia use where the package has another. */
const NAMA_LAZIM: Record<string, string> = { CN: 'Tiongkok', VN: 'Vietnam' };
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
  negara.registerLocale(bahasa);
  return Object.entries(negara.getNames('id')).map(([kode, uraian]) => {
    const benua = (dunia as Record<string, { continent: keyof typeof continents } | undefined>)[kode]?.continent ?? '';
    return {
      jenis: 'negara',
      kode,
      uraian: NAMA_LAZIM[kode] ?? uraian,
      data: { kode_wilayah: benua, wilayah: WILAYAH[benua] ?? '' },
      sumber: 'iso-3166',
    };
  });
}

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
    ...INCOTERM_AWAL.map(([kode, uraian]) => ({ jenis: 'incoterm', kode, uraian, sumber })),
  ];
}

/** The official lists of a folder that the operator names; files that are not there are passed over. */
export function entriDariFolder(folder: string): Entri[] {
  const baca = (file: string, ubah: (b: Record<string, string>) => Entri | null): Entri[] =>
    bacaCsv(folder, file).flatMap((b) => {
      const e = ubah(b);
      return e ? [{ ...e, sumber: file }] : [];
    });
  const sumber = '';
  const induk: string[] = [];
  return [
    ...baca('btki2022.csv', (b) => {
      const takik = Number(b.takik ?? 0);
      induk.length = takik;
      induk[takik] = b.uraian_id ?? '';
      const atas =
        induk
          .slice(0, takik)
          .filter((u) => u && !/^Lain-lain/i.test(u))
          .at(-1) ?? '';
      return b.digit === '8'
        ? {
            jenis: 'hs',
            kode: b.kode ?? '',
            uraian: b.uraian_id ?? '',
            data: { induk_uraian: atas.slice(0, 200) },
            sumber,
          }
        : null;
    }),
    ...baca('kpbc.csv', (b) => ({
      jenis: 'kpbc',
      kode: b.kode_kpbc ?? '',
      uraian: b.ur_kpbc ?? '',
      induk: b.id_referensi_kpbc || null,
      sumber,
    })),
    ...baca('pelabuhan_id.csv', (b) => ({
      jenis: 'pelabuhan',
      kode: b.kode_pelabuhan ?? '',
      uraian: b.pelabuhan ?? '',
      induk: 'ID',
      data: { kode_kantor: b.kode_kantor || null },
      sumber,
    })),
    ...baca('kbli2020.csv', (b) => ({ jenis: 'kbli', kode: b.kode ?? '', uraian: b.judul ?? '', sumber })),
    ...baca('satuan_id.csv', (b) => ({
      jenis: 'satuan',
      kode: b.kode_satuan ?? '',
      uraian: b.ur_satuan_id ?? '',
      sumber,
    })),
  ];
}

/** Entries that are there already are brought up to date; none is removed. */
export async function isiReferensi(db: PrismaClient, entri: readonly Entri[]): Promise<number> {
  const unik = [...new Map(entri.filter((e) => e.kode && e.uraian).map((e) => [`${e.jenis}:${e.kode}`, e])).values()];
  for (let i = 0; i < unik.length; i += 2000) {
    const bagian = JSON.stringify(unik.slice(i, i + 2000).map((e) => ({ induk: null, data: {}, urut: 0, ...e })));
    await db.$executeRaw`
      INSERT INTO referensi (jenis, kode, uraian, induk, data, urut, sumber)
      SELECT jenis, kode, uraian, induk, data, urut, sumber
      FROM jsonb_to_recordset(${bagian}::jsonb) AS x(jenis text, kode text, uraian text, induk text, data jsonb, urut int, sumber text)
      ON CONFLICT (jenis, kode) DO UPDATE SET uraian = excluded.uraian, induk = excluded.induk, data = excluded.data, sumber = excluded.sumber
      WHERE excluded.sumber <> 'awal' OR referensi.sumber = 'awal'`;
  }
  return unik.length;
}
