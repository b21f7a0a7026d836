import { alurIzin } from '../bersama/alur';
import { dokumenLayanan } from '../bersama/dokumen';
import { formulirIzin } from '../bersama/formulir';
import { JENIS_IZIN } from '../bersama/jenis-baris';
import { mejaPejabat } from '../bersama/meja';
import { pemeriksaanKl } from '../bersama/pemeriksaan';
import { tahapKl } from '../bersama/tahap';
import type { DefinisiIzin } from '../definisi';

/** Filed by a ministry, which owns it; its own official concludes before the meeting. */
export const PK: DefinisiIzin = {
  kd_rekom: '08',
  jnsLayanan: 'PK',
  nama: 'Penetapan Kebutuhan K/L',
  kd_ga: null,
  fl_rakor: true,
  fl_pnbp: false,
  sla_hari: null,
  fl_terbit_otomatis: false,
  pemohon: 'KL',
  rumpun: 'izin',
  alur: alurIzin({ nama: 'PK', rakor: true, pnbp: false, pemohon: 'KL' }),
  meja: mejaPejabat(),
  tahap: tahapKl(),
  formulir: formulirIzin(),
  dokumen: dokumenLayanan(),
  jenisBaris: JENIS_IZIN,
  pemeriksaan: pemeriksaanKl(),
};
