import type { Skema } from '@sinas/api-client';
import { describe, expect, it } from 'vitest';
import { definisi, SUMBER, type NamaSumber } from './sumber';

const jadi = (nama: NamaSumber, rows: readonly object[]) => definisi(nama).jadi(rows);

describe('how rows of each list become options', () => {
  it('a tariff line has its own text, and the way down to it below', () => {
    const rows: Skema<'HsDto'>[] = [
      { hsCodeFormat: '17011400', uraianId: 'Gula tebu atau bit: Gula tebu lainnya', induk: ['Gula tebu atau bit'] },
      { hsCodeFormat: '17019990', uraianId: 'Gula: Lain-lain', induk: ['Gula', 'Lain-lain'] },
      { hsCodeFormat: '170114', uraianId: 'Subpos', induk: [] },
      { hsCodeFormat: '25010010', uraianId: 'Garam meja', induk: [] },
    ];
    expect(jadi('hs', rows)).toEqual([
      { kode: '17011400', nama: 'Gula tebu lainnya', keterangan: 'Gula tebu atau bit' },
      { kode: '17019990', nama: 'Lain-lain', keterangan: 'Gula › Lain-lain' },
      { kode: '25010010', nama: 'Garam meja' },
    ]);
  });
  it('a long line above was cut by the server and is still not said twice', () => {
    const panjang = 'x'.repeat(260);
    const rows = [{ hsCodeFormat: '01012100', uraianId: `${panjang.slice(0, 200)}: Kuda`, induk: [panjang] }];
    expect(jadi('hs', rows)[0]).toEqual({ kode: '01012100', nama: 'Kuda', keterangan: panjang });
  });
  it('VALIDASI-18 ports without an office go, and XZTGR stands at the end', () => {
    const rows = [
      { KodePelabuhan: 'IDTPP', Pelabuhan: 'Tanjung Priok', KodeKantor: '040300' },
      { KodePelabuhan: 'IDXXX', Pelabuhan: 'Tanpa kantor', KodeKantor: null },
      { KodePelabuhan: 'IDZZZ', Pelabuhan: 'Ambon', KodeKantor: '110300' },
    ];
    expect(jadi('pelabuhan', rows)).toEqual([
      { kode: 'IDZZZ', nama: 'Ambon' },
      { kode: 'IDTPP', nama: 'Tanjung Priok' },
      { kode: 'XZTGR', nama: 'Tandjung Gerem' },
    ]);
    expect(jadi('pelabuhan_asing', rows).map((o) => o.kode)).toEqual(['IDTPP', 'IDXXX', 'IDZZZ']);
  });
  it('head offices are no offices of entry, and the three largest come first', () => {
    const rows = [
      { KodeKPBC: '010700', UrKPBC: 'KPPBC Belawan', Id_Refrensi_KPBC: null },
      { KodeKPBC: '000000', UrKPBC: 'Kantor Pusat', Id_Refrensi_KPBC: null },
      { KodeKPBC: '040300', UrKPBC: 'KPU Tanjung Priok', Id_Refrensi_KPBC: null },
    ];
    expect(jadi('kpbc', rows).map((o) => o.nama)).toEqual(['KPU Tanjung Priok', 'KPPBC Belawan']);
  });
  it('only classes of five digits are business lines', () => {
    const rows = [
      { kode_kbli: '1011', uraian: 'Golongan' },
      { kode_kbli: '10110', uraian: 'Rumah potong' },
    ];
    expect(jadi('kbli', rows)).toEqual([{ kode: '10110', nama: 'Rumah potong' }]);
  });
  it('countries, units, fish and exporters', () => {
    const daftar = [
      { KodeNegara: 'TH', Negara: 'Thailand' },
      { KodeNegara: 'AE', Negara: 'Uni Emirat Arab' },
      { KodeNegara: 'AF', Negara: 'Afganistan' },
    ];
    for (const sumber of ['negara', 'negara_elemen'] as const)
      expect(jadi(sumber, daftar).map((o) => o.nama)).toEqual(['Afganistan', 'Thailand', 'Uni Emirat Arab']);
    expect(jadi('negara', [{ KodeNegara: 'TH', Negara: 'Thailand' }])).toEqual([{ kode: 'TH', nama: 'Thailand' }]);
    expect(
      jadi('satuan', [
        { kodeSatuan: 'TNE', urSatuan: 'Ton' },
        { kodeSatuan: 'MTQ', urSatuan: 'Meter kubik' },
      ]),
    ).toEqual([
      { kode: 'TNE', nama: 'ton' },
      { kode: 'MTQ', nama: 'm³ (meter kubik)' },
    ]);
    expect(jadi('ikan', [{ NAMA_LATIN: 'Katsuwonus pelamis', NAMA_UMUM: 'Cakalang' }])).toEqual([
      { kode: 'Katsuwonus pelamis', nama: 'Katsuwonus pelamis', keterangan: 'Cakalang' },
    ]);
    const e = { kode: 'EKS-00001', nama: 'Contoh Co', alamat: '1 Jalan', kd_negara: 'AU', negara: 'Australia' };
    expect(jadi('eksportir', [e])).toEqual([
      { kode: 'EKS-00001', nama: 'Contoh Co', keterangan: 'Australia, 1 Jalan' },
    ]);
  });
  it('every list says what to try when nothing is found; those of other systems are known as such', () => {
    const nama = Object.keys(SUMBER) as NamaSumber[];
    for (const n of nama) expect(definisi(n).petunjuk, n).toMatch(/\.$/);
    expect(nama.filter((n) => definisi(n).luar)).toEqual(['eksportir']);
  });
});
