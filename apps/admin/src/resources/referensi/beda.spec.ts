import { describe, expect, it } from 'vitest';
import { daftarUji } from '../../test-referensi';
import { bedaHs, bedaIsi, bedaTeks } from './beda';
import { tolakanCsv } from './muatan/tolakan-csv';

const DAFTAR = daftarUji();

describe('what changed', () => {
  it('marks whole words, and only those that differ', () => {
    expect(bedaTeks('Gula tebu dalam bentuk padat', 'Gula tebu dalam bentuk cair atau padat')).toEqual({
      awal: 'Gula tebu dalam bentuk ',
      lama: '',
      baru: 'cair atau ',
      akhir: 'padat',
    });
    expect(bedaTeks('Gula mentah', 'Gula rafinasi')).toMatchObject({ lama: 'mentah', baru: 'rafinasi' });
    expect(bedaTeks('sama', 'sama')).toMatchObject({ lama: '', baru: '' });
  });
  it('reads the fields of a list beside the others (history) and below data (loads)', () => {
    const riwayat = { kode: 'IDTPP', uraian: 'Tanjung Priok', kode_kantor: '040300', berlaku_akhir: null };
    const muatan = {
      uraian: 'Tanjung Priok',
      data: { kode_kantor: '050100', jalur: ['x'] },
      berlaku_akhir: '2026-12-31',
    };
    expect(bedaIsi(DAFTAR, riwayat, muatan)).toEqual([
      { label: 'Kantor pabean', lama: '040300', baru: '050100' },
      { label: 'Berlaku sampai', lama: '', baru: '31 Desember 2026' },
    ]);
    expect(bedaIsi(DAFTAR, null, riwayat).map((b) => b.label)).toEqual(['Uraian', 'Kantor pabean']);
  });
  it('tells tariff lines that came from those that went', () => {
    expect(bedaHs({ hs: ['17011400', '17019910'] }, { hs: ['17019910', '17019990'] })).toEqual({
      tambah: ['17019990'],
      hapus: ['17011400'],
    });
    expect(bedaHs(null, {})).toEqual({ tambah: [], hapus: [] });
  });
});

describe('refused lines as CSV', () => {
  const baris = (pesan: string) => ({
    urut: 1,
    kelompok: 'tolak' as const,
    baris: 7,
    kode: 'ID"X',
    sebelum: null,
    sesudah: null,
    pesan,
  });
  it('quotes every cell and gives no spreadsheet a formula', () => {
    const teks = tolakanCsv([baris('Kode, dengan koma'), baris('=1+1')]);
    expect(teks.startsWith('\uFEFF"baris","kode","sebab"\r\n')).toBe(true);
    expect(teks).toContain('"7","ID""X","Kode, dengan koma"');
    expect(teks).toContain('"\'=1+1"');
  });
});
