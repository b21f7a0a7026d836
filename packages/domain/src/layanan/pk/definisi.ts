import type { JenisDokumen } from '../../formulir/dokumen';
import { alurKl } from '../bersama/alur';
import { DOKUMEN_LAIN } from '../bersama/dokumen';
import { mejaPejabat } from '../bersama/meja';
import { pemeriksaanKl } from '../bersama/pemeriksaan';
import { suratKebutuhan } from '../bersama/surat';
import { tahapKl } from '../bersama/tahap';
import type { DefinisiIzin } from '../definisi';
import { JENIS_PK } from './baris';
import { formulirPk } from './formulir';

/** What the proposal rests on: its letter always, the rest where there is any. */
const DOKUMEN: readonly JenisDokumen[] = [
  { kd_dokumen: 'D15', nama: 'Surat usulan penetapan kebutuhan', wajib: true },
  { kd_dokumen: 'D16', nama: 'Notulen rapat atau surat penugasan', wajib: false },
  { kd_dokumen: 'D17', nama: 'Data dukung perhitungan kebutuhan', wajib: false },
  { kd_dokumen: 'D18', nama: 'Nota dinas unit pengusul', wajib: false },
  DOKUMEN_LAIN,
];

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
  dokumen: DOKUMEN,
  jenisBaris: JENIS_PK,
  surat: suratKebutuhan(),
  pemeriksaan: pemeriksaanKl(),
};
