import type { Lembar } from '../../../providers/wire';

/** Stands in for the sheet where the reader belongs to no desk. */
export const LEMBAR_KOSONG: Lembar = {
  level: null,
  rincian: [],
  checklist: [],
  perbaikan: [],
  catatan: null,
  tolak: null,
  berlaku_sampai: null,
  masa: null,
  tersimpan_pada: null,
  alasan: [],
  empat_mata: { verifikator: null, koordinator: null, boleh: false, kalimat: '' },
  diputus: null,
};
