import { alurKl } from '../bersama/alur';
import { mejaPejabat } from '../bersama/meja';
import { pemeriksaanKl } from '../bersama/pemeriksaan';
import { suratKebutuhan } from '../bersama/surat';
import { tahapKl } from '../bersama/tahap';
import type { DefinisiIzin } from '../definisi';
import { JENIS_PK } from './baris';
import { formulirPk } from './formulir';

/** Filed by a ministry, which owns it; an official of the one that handles it concludes before the meeting. */
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
  alur: alurKl('PK'),
  meja: mejaPejabat(),
  tahap: tahapKl(),
  formulir: formulirPk(),
  dokumen: [],
  jenisBaris: JENIS_PK,
  surat: suratKebutuhan(),
  pemeriksaan: pemeriksaanKl(),
};
