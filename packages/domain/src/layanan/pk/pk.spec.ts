import { describe, expect, it } from 'vitest';
import { KONTEKS } from '../../baris/konteks.contoh';
import { hasilVolume, periksaRincian } from '../../baris/keputusan';
import { periksaPenetapan, peristiwaTanpaRapat } from '../../neraca/penetapan';
import { layanan } from '../daftar';
import { LEVEL_PK } from './baris';
import { periksaIntersep, type BarisIntersep } from './intersep';

const jenis = (kode: string) => {
  const j = layanan('08').jenisBaris.get(kode);
  if (!j) throw new Error(`no kind ${kode}`);
  return j;
};
describe('C.4: rows of a need on three levels', () => {
  it('the levels hang from one another; recipients are counted and read their own row', () => {
    expect(LEVEL_PK).toEqual(['kebutuhan', 'penerima', 'barang_pk']);
    expect(LEVEL_PK.map((k) => [jenis(k).induk, jenis(k).dihitung, jenis(k).penerima])).toEqual([
      [null, false, undefined],
      ['kebutuhan', true, 'npwp'],
      ['penerima', false, undefined],
    ]);
    expect([...layanan('08').jenisBaris.keys()]).toEqual([...LEVEL_PK]);
  });
  it('a need is of a commodity and its use; goods have a tariff line, months, unit and quantity', () => {
    const ktx = KONTEKS;
    const kolom = (k: string) =>
      jenis(k)
        .kolom(ktx)
        .map((x) => x.kd_field);
    expect(kolom('kebutuhan')).toEqual(['uraian', '02', '03', 'satuan', 'jml']);
    expect(kolom('penerima')).toEqual(['npwp', 'nama', 'satuan', 'jml']);
    expect(kolom('barang_pk')).toEqual(['uraian_barang', '08', 'negara_asal', 'periode', 'satuan', 'jml']);
  });
  it('rows together have not more than the row above, and its unit', () => {
    const bersama = jenis('penerima').bersama;
    const induk = { seri: 3, jml: '100', satuan: 'TNE' };
    const b = (seri: number, jml: string, satuan = 'TNE') => ({ seri, jml, satuan });
    expect(bersama?.(induk, [b(1, '60'), b(2, '40')])).toEqual([]);
    expect(bersama?.(induk, [b(1, '60.001'), b(2, '40')])).toEqual([
      {
        langkah: 'kebutuhan',
        path: 'jml',
        message: 'Jumlah penerima 100,001 melebihi jumlah baris induk nomor 3, yaitu 100',
      },
    ]);
    expect(bersama?.(induk, [b(1, '1'), b(2, '1', 'KGM')])).toMatchObject([{ path: 'satuan', baris: 2 }]);
  });
});

describe('a need rests on papers', () => {
  it('its letter is required, the others may be laid beside it', () => {
    expect(layanan('08').dokumen.map((d) => [d.kd_dokumen, d.nama, d.wajib])).toEqual([
      ['D15', 'Surat usulan penetapan kebutuhan', true],
      ['D16', 'Notulen rapat atau surat penugasan', false],
      ['D17', 'Data dukung perhitungan kebutuhan', false],
      ['D18', 'Nota dinas unit pengusul', false],
      ['D99', 'Dokumen lain', false],
    ]);
  });
});

describe('C.4: intercept', () => {
  const baris = (id: string, level: number, id_induk: string | null, jml: string, diberi: string | null = null) =>
    ({ id, level, id_induk, seri: Number(id.slice(1)), jml, diberi }) satisfies BarisIntersep;
  const SEMUA = [
    baris('a1', 1, null, '180'),
    baris('b1', 2, 'a1', '100'),
    baris('b2', 2, 'a1', '80'),
    baris('c1', 3, 'b1', '100'),
  ];
  const uji = (...ubah: [string, string, string?][]) =>
    periksaIntersep(
      SEMUA,
      ubah.map(([id, jml, alasan = 'Alasan']) => {
        const b = SEMUA.find((x) => x.id === id);
        if (!b) throw new Error(id);
        return { baris: b, jml, alasan };
      }),
    ).map((m) => m.path);
  it.each([
    ['lower', [['b1', '60']], []],
    ['drop', [['b2', '0']], []],
    ['as asked for, without a reason', [['b1', '100', '']], []],
    ['lower without a reason', [['b1', '60', '']], ['rows.0.alasan']],
    ['raise above the national figure', [['b1', '101']], ['rows.0.jml_keputusan']],
    [
      'raise what another gives up',
      [
        ['b1', '120'],
        ['b2', '60'],
      ],
      [],
    ],
    [
      'raise together with the national figure',
      [
        ['a1', '200'],
        ['b1', '120'],
      ],
      [],
    ],
    ['lower the national figure below its rows', [['a1', '179']], ['rows.0.jml_keputusan']],
    ['goods above their recipient', [['c1', '101']], ['rows.0.jml_keputusan']],
    ['goods that nobody has decided on bind nobody', [['b1', '10']], []],
    [
      'goods and their recipient together',
      [
        ['b1', '10'],
        ['c1', '11'],
      ],
      ['rows.1.jml_keputusan'],
    ],
    ['below nothing', [['b1', '-1']], ['rows.0.jml_keputusan']],
  ] as [string, [string, string, string?][], string[]][])('%s', (_, ubah, salah) => {
    expect(uji(...ubah)).toEqual(salah);
  });
});

describe('E.2: more than was asked for may be given to a need alone, with words', () => {
  const baris = (jml_keputusan: string, alasan: string | null = null) => [
    { id: '1', seri: 1, jml_usulan: '100', jml_keputusan, kd_alasan: null, alasan },
  ];
  it('by the official', () => {
    const path = (...p: Parameters<typeof periksaRincian>) => periksaRincian(...p).map((m) => m.path);
    expect(path(baris('101', 'Penugasan'))).toEqual(['rincian.1.jml_keputusan']);
    expect(path(baris('101', 'Penugasan'), true)).toEqual([]);
    expect(path(baris('101', ' '), true)).toEqual(['rincian.1.alasan']);
    expect(path(baris('99', 'Tanpa kode'), true)).toEqual(['rincian.1.kd_alasan']);
    expect([hasilVolume(baris('101')), hasilVolume(baris('99')), hasilVolume(baris('0'))]).toEqual([
      'penuh',
      'sebagian',
      'nol',
    ]);
  });
  it('by who determines', () => {
    const rows = (penetapan: string, alasan: string) => [
      { id: '1', seri: 1, diminta: '100', rekomendasi: '100', penetapan, kd_alasan: '', alasan },
    ];
    const path = (...p: Parameters<typeof periksaPenetapan>) => periksaPenetapan(...p).map((m) => m.path);
    expect(path('N', rows('120', 'Rakortas'))).toEqual(['N.1.jml_keputusan']);
    expect(path('N', rows('120', 'Rakortas'), true)).toEqual([]);
    expect(path('N', rows('120', ''), true)).toEqual(['N.1.alasan']);
    expect(peristiwaTanpaRapat(rows('120', 'Rakortas'))).toBe('tetapkan_tanpa_rakor');
  });
});
