import { describe, expect, it } from 'vitest';
import { barisServer, ISI, KELOMPOK_UJI, OPSI_UJI } from '../uji/contoh';
import { AturanBaris } from './aturan-baris';
import { BARANG, type BarisLembar } from './baris-lembar';

const acuan = { hs: (k: string) => k, negara: (k: string) => k, pelabuhan: (k: string) => k, satuan: (k: string) => k };
const tutup = (OPSI_UJI['02'] ?? []).map((o) => (o.kd_elemen === '021501' ? { ...o, flag_enable: false } : o));
const aturan = new AturanBaris({
  ...{
    kelompok: KELOMPOK_UJI,
    jenis: 'impor' as const,
    tahun: 2027,
    acuan,
    hs: { kode: new Set<string>(), lengkap: false },
  },
  opsi: { ...OPSI_UJI, '02': tutup },
});
const pesan = (b: BarisLembar) => (aturan.periksa([b]).get(b.kunci) ?? []).map((m) => m.message);
const MATI = ['Subkomoditas tidak dapat dipilih untuk tahun ini'];

describe('an option that ended after rows were stored with it', () => {
  const tersimpan = BARANG.dari(barisServer(1));
  it('does not stop a file whose row nobody touches', () => expect(pesan(tersimpan)).toEqual([]));
  it('is refused where the row is changed, and in a new row', () => {
    expect(pesan({ ...tersimpan, isi: { ...tersimpan.isi, jml_bahan_baku: '7' } })).toEqual(MATI);
    expect(pesan({ ...tersimpan, kunci: 'baru', id: null, versi: null, server: null, isi: { ...ISI } })).toEqual(MATI);
  });
  it('is no fault any more when another one is chosen', () => {
    expect(pesan({ ...tersimpan, isi: { ...tersimpan.isi, '02': '021502' } })).toEqual([]);
  });
});
