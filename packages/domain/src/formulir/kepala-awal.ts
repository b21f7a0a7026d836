import { pesan } from '../pesan/pesan';
import { isianDari, JENIS_PELAKU, type Isian, type JenisPelaku, type Kepala, type SkemaFormulir } from './formulir';
import { salahIsian, type Masalah } from './isian';

/** What the company registry and the profile of the one who begins hold. */
export interface BahanKepala {
  /** '01' API-U, '02' API-P; anything else is not known. */
  api_code: string | null;
  alamat: string | null;
  kota: string | null;
  fullname: string | null;
  position: string | null;
  mobile_number: string | null;
  email: string | null;
}

/** The kind of importer that each registered number stands for; an end user may have either. */
const PELAKU_API: Readonly<Record<string, { jenis: JenisPelaku; nama: string }>> = {
  '01': { jenis: 'PEDAGANG', nama: 'API-U' },
  '02': { jenis: 'PRODUSEN', nama: 'API-P' },
};

/** Kinds of actor that a company with this number may apply as; all where the number is not known. */
export function pelakuBoleh(apiCode: string | null | undefined): JenisPelaku[] {
  const semua = Object.keys(JENIS_PELAKU) as JenisPelaku[];
  const milik = PELAKU_API[apiCode ?? ''];
  return milik ? semua.filter((j) => j === milik.jenis || j === 'PENGGUNA') : semua;
}

/** Registered as one kind of importer, applying as the other: said at the field. */
export function masalahPelaku(kepala: Kepala, apiCode: string | null | undefined): Masalah[] {
  const { jenis_pelaku } = kepala;
  const api = PELAKU_API[apiCode ?? ''];
  if (!api || !(jenis_pelaku && Object.hasOwn(JENIS_PELAKU, jenis_pelaku))) return [];
  if (pelakuBoleh(apiCode).includes(jenis_pelaku as JenisPelaku)) return [];
  const message = pesan('isian.pelaku_api', { api: api.nama, label: JENIS_PELAKU[jenis_pelaku as JenisPelaku] });
  return [{ langkah: 'perusahaan', path: 'jenis_pelaku', message }];
}

/** Why some kinds cannot be chosen; null where all can. */
export const bantuanPelaku = (apiCode: string | null | undefined): string | null => {
  const api = PELAKU_API[apiCode ?? ''];
  return api ? `Perusahaan tercatat ${api.nama} di OSS.` : null;
};

/** Where what a header begins with comes from: what the portal holds of the company, or the profile of the one who begins. */
export type SumberAwal = 'perusahaan' | 'profil';
/** What each of these fields begins with, by the names that the history of companies and accounts has. */
export const MEDAN_AWAL: Readonly<Record<string, { sumber: SumberAwal; medan: keyof BahanKepala }>> = {
  jenis_pelaku: { sumber: 'perusahaan', medan: 'api_code' },
  alamat_pabrik: { sumber: 'perusahaan', medan: 'alamat' },
  nama_penanggung_jawab: { sumber: 'profil', medan: 'fullname' },
  jabatan_penanggung_jawab: { sumber: 'profil', medan: 'position' },
  telepon: { sumber: 'profil', medan: 'mobile_number' },
  surel: { sumber: 'profil', medan: 'email' },
};

const cocok = (i: Isian | undefined, nilai: string): boolean => i !== undefined && salahIsian(i, nilai) === null;
/** The header that a new application begins with: what is known already and fits its field. */
export function kepalaAwal(skema: SkemaFormulir, b: BahanKepala): Kepala {
  const milik = PELAKU_API[b.api_code ?? ''];
  const { alamat, kota } = b;
  const isi: Record<string, string | null | undefined> = {
    jenis_pelaku: milik?.jenis,
    alamat_pabrik: alamat?.trim() && kota && !alamat.includes(kota) ? `${alamat}, ${kota}` : alamat,
    nama_penanggung_jawab: b.fullname,
    jabatan_penanggung_jawab: b.position,
    telepon: b.mobile_number,
    surel: b.email,
  };
  const ada = Object.entries(isi).flatMap(([k, v]) => (v?.trim() ? [[k, v.trim()] as const] : []));
  return Object.fromEntries(ada.filter(([k, v]) => cocok(isianDari(skema, k), v)));
}
