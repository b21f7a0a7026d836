import { tiada, umum, type Resep } from './resep';

const cari = (path: string): Resep => umum('ratna', { path });
/** About one company by its number: strangers do not learn whether it exists. */
const perusahaan = (nama: string, nomor: 'nib' | 'npwp'): Resep =>
  tiada('ratna', 'antre', (m) => ({ path: `?${nama}=${m[nomor]}` }));

/** Requests of the areas reference, company and licensing-ref. */
export const PERMINTAAN_REF: Record<string, Resep> = {
  'GET /api-prod/ref/negara/search': cari('?keyword=jep'),
  'GET /api/ref/v2/ga': umum(),
  'GET /api/ref/v2/ga/search': cari('?keyword=industri'),
  'GET /api/ref/v2/kpp': umum(),
  'GET /api/ref/v2/kpp/search': cari('?keyword=jakarta'),
  'GET /api/ref/v2/kurs': umum(),
  'GET /api/ref/v2/kurs/search-nilai': cari('?keyword=usd'),
  'GET /api/ref/v2/pelabuhan/searchBy': cari('?negara=ID'),
  'GET /api/ref/v2/pelabuhan/negara': cari('?keyword=ID'),
  'GET /api/ref/v2/daerah/search/all': cari('?keyword=jawa'),
  'GET /api/ref/v2/daerah/search/perseroan': cari('?keyword=bandung'),
  'GET /api/ref/v2/daerah/searchby/perseroan': cari('?keyword=32'),
  'GET /api/ref/v2/daerah/searchby/prov': cari('?keyword=32'),
  'GET /api/ref/v2/kota': cari('?keyword=32'),
  'GET /api/ref/v2/kec': cari('?keyword=32.73'),
  'GET /api/ref/v2/jenis-badan-usaha': umum(),
  'GET /api/registrasi/v2/getKbli': umum(),
  'GET /api/bmdtp/dataPPI': perusahaan('npwp', 'npwp'),
  'GET /api/registrasi/v2/getNibNpwp': perusahaan('nib', 'nib'),
  'GET /api/oss/v2/nib/inqueryNib': perusahaan('nib', 'nib'),
  'GET /api/registrasi/v2/getAllPro': perusahaan('id_nib', 'nib'),
  'GET /api/registrasi/v2/getAllCheck': perusahaan('id_nib', 'nib'),
  'GET /api/pajak/getNpwp': perusahaan('id', 'npwp'),
  'GET /api/pajak/checkKswp': perusahaan('id', 'npwp'),
  'GET /api/pajak/checkPemusatan': perusahaan('id', 'npwp'),
  'GET /nk/sistem-luar': umum('fajar'),
  'GET /nk/data-nk/ref': cari('?type=satuan'),
  'GET /nk/data-nk/ref/galur-elemen': umum(),
  'GET /nk/data-nk/ref/gap': perusahaan('npwp', 'npwp'),
  'GET /nk/data-nk/ref/ghp': perusahaan('npwp', 'npwp'),
  'GET /nk/data-nk/ref/skp-kkp': perusahaan('npwp', 'npwp'),
  'GET /nk/data-nk/ref/kapasitas': perusahaan('npwp', 'npwp'),
  'GET /nk/data-nk/ref/lhv': perusahaan('npwp', 'npwp'),
  'GET /nk/data-nk/ref/barang-peraturan': cari('?kd_komoditas=013'),
  'GET /nk/data-nk/ref/dendogram/{id}': cari('011'),
  'GET /nk/data-nk/ref/latin-kkp': cari('?keyword=cakalang'),
  'GET /nk/data-nk/ref/eksportir-kementan': umum(),
  'GET /nk/data-nk/ref/unitkdjo-kementan': umum(),
  'GET /nk/data-nk/ref/register-premises-kementan': umum(),
  'GET /nk/data-nk/ref/jenis-rakor': umum(),
  'GET /nk/data-nk/ref/tableau-value': umum(),
  'GET /nk/data-nk/ref/filter-monitoring': cari('?type=kl'),
};
