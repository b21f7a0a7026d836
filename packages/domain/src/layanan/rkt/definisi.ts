import { alurRencana, NAMA_RENCANA } from '../bersama/alur';
import { dokumenLayanan } from '../bersama/dokumen';
import { mejaPerusahaan } from '../bersama/meja';
import { pemeriksaanKl } from '../bersama/pemeriksaan';
import { suratRencana } from '../bersama/surat';
import { tahapPerusahaan } from '../bersama/tahap';
import type { DefinisiLayanan } from '../definisi';
import { JENIS_RKT } from './baris/jenis';
import { formulirRkt } from './formulir';
import { periksaRencana } from './periksa';

/** The plan of a balance year, by the ministry that leads the commodity. */
export const RKT: DefinisiLayanan<'09', 'RKT'> = {
  kd_rekom: '09',
  jnsLayanan: 'RKT',
  nama: 'Rencana Kebutuhan Tahunan',
  kd_ga: null,
  fl_rakor: true,
  fl_pnbp: false,
  sla_hari: 20,
  fl_terbit_otomatis: false,
  pemohon: 'PU',
  rumpun: 'rencana',
  namaStatus: NAMA_RENCANA,
  alur: alurRencana('RKT'),
  meja: mejaPerusahaan(),
  tahap: tahapPerusahaan({ rakor: true, pnbp: false }),
  formulir: formulirRkt(),
  dokumen: dokumenLayanan(),
  jenisBaris: JENIS_RKT,
  periksaIsi: periksaRencana,
  surat: suratRencana('Rencana Kebutuhan Tahunan'),
  pemeriksaan: pemeriksaanKl(),
};
