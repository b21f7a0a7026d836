import { describe, expect, it } from 'vitest';
import { KELOMPOK } from '../komoditas/daftar';
import type { EntriElemen } from '../komoditas/elemen';
import { elemenAwal, opsiAwal, opsiKelompok } from '../komoditas/opsi';
import type { RekamanKomoditas } from '../komoditas/rekaman';
import {
  kolomBaris,
  kunciBaris,
  lengkapiBaris,
  periksaBaris,
  periksaJumlahSub,
  periksaSubBaris,
  type Acuan,
  type KonteksBaris,
} from './baris';

const acuan: Acuan = {
  hs: (k) => (k === '17011400' ? 'Gula tebu' : undefined),
  negara: (k) => (k === 'TH' ? 'Thailand' : undefined),
  pelabuhan: (k) => (k === 'IDCIW' ? 'Ciwandan' : undefined),
  satuan: (k) => (k === 'TNE' ? 'Ton' : undefined),
};
const kelompok = KELOMPOK.get('015');
if (!kelompok) throw new Error('015');
const ktx: KonteksBaris = {
  kelompok,
  jenis: 'impor',
  tahun: 2027,
  opsi: opsiAwal(kelompok, 2027),
  acuan,
  hs: { kode: new Set<string>(), lengkap: false },
};
const SAH: RekamanKomoditas = {
  uraian_barang: 'Gula kristal mentah',
  '02': '021501',
  '03': '031501',
  '07': '071501',
  '08': '17011400',
  satuan: 'TNE',
  jml_bahan_baku: '2750.50',
  negara_asal: 'TH',
  pelabuhan_tujuan: 'IDCIW',
  periode_importasi: ['032027'],
};
const salah = (isi: Partial<RekamanKomoditas>) => periksaBaris({ ...SAH, ...isi }, ktx, 4);

describe('goods row', () => {
  it('columns come from the commodity group, 02 to 08 then the import fields', () => {
    expect(kolomBaris(kelompok, 'impor').map((k) => k.kd_field)).toEqual([
      'uraian_barang',
      '02',
      '03',
      '04',
      '05',
      '06',
      '07',
      '08',
      'negara_asal',
      'pelabuhan_tujuan',
      'periode_importasi',
      'satuan',
      'jml_bahan_baku',
      'ukuran',
      'spesifikasi',
      'catatan_hs',
    ]);
    expect(kolomBaris(kelompok, 'lokal').map((k) => k.kd_field)).not.toContain('negara_asal');
    expect(
      kolomBaris(kelompok, 'impor')
        .filter((k) => k.wajib && k.grup)
        .map((k) => k.grup),
    ).toEqual([...kelompok.wajib]);
  });
  it('a right row has no fault, and gets its texts and elements', () => {
    expect(salah({})).toEqual([]);
    expect(lengkapiBaris(SAH, ktx)).toMatchObject({
      '01': '015',
      ur_02: 'Gula kristal mentah (GKM)',
      ur_08: 'Gula tebu',
      ur_negara_asal: 'Thailand',
      ur_satuan: 'Ton',
      jml_bahan_baku: '2750.5',
    });
    expect(lengkapiBaris(SAH, ktx).elements).toHaveLength(5);
  });
  it.each([
    ['jml_bahan_baku', '2,750.5', 'Jumlah harus berupa angka, contoh 2.750,5'],
    ['jml_bahan_baku', '0', 'Jumlah harus lebih dari nol'],
    ['08', '1701', 'Pos tarif (HS) harus delapan angka'],
    ['08', '99999999', 'Pos tarif (HS) tidak ada di daftar'],
    ['negara_asal', 'ZZ', 'Negara asal tidak ada di daftar'],
    ['pelabuhan_tujuan', 'Tj. Emas', 'Pelabuhan tujuan tidak ada di daftar'],
    ['02', 'lain', 'Subkomoditas tidak ada di daftar'],
    ['satuan', 'KGM', 'Satuan tidak ada di daftar'],
    ['uraian_barang', '', 'Uraian barang wajib diisi'],
  ])('%s = %s is refused at its field, in Indonesian', (path, nilai, message) => {
    expect(salah({ [path]: nilai })).toEqual([{ langkah: 'barang', baris: 4, path, message }]);
  });
  describe('of options that operators keep', () => {
    const HARI = '2026-11-21';
    const pada = (ubah: (e: EntriElemen) => EntriElemen): KonteksBaris => ({
      ...ktx,
      opsi: opsiKelompok(kelompok, elemenAwal(kelompok).map(ubah), 2027, HARI),
    });
    const satu = (kode: string, lain: Partial<EntriElemen>) =>
      pada((e) => (e.kd_elemen === kode ? { ...e, ...lain } : e));
    const MATI = 'Subkomoditas tidak dapat dipilih untuk tahun ini';

    it.each<[string, Partial<EntriElemen>, string[]]>([
      ['that ended is refused', { berlaku_akhir: '2026-11-20' }, [MATI]],
      ['is taken on its last day', { berlaku_akhir: HARI }, []],
      ['that is closed from this balance year on is refused', { tutup_tahun: 2027 }, [MATI]],
      ['that is closed from a later one on is taken', { tutup_tahun: 2028 }, []],
      ['that has not begun is not in the list', { berlaku_mulai: '2026-11-22' }, ['Subkomoditas tidak ada di daftar']],
    ])('one %s', (_, lain, pesan) => {
      expect(periksaBaris(SAH, satu('021501', lain)).map((m) => m.message)).toEqual(pesan);
    });
    it('an ended one gives its text to the rows that have it', () => {
      const ktx = satu('021501', { berlaku_akhir: '2026-11-20', ur_elemen: 'GKM lama' });
      expect(lengkapiBaris(SAH, ktx).ur_02).toBe('GKM lama');
    });
    it('a field stays a choice when all its options have ended; one without options is typed freely', () => {
      const tutup = pada((e) => (e.kd_grup === '02' ? { ...e, berlaku_akhir: '2026-11-20' } : e));
      expect(periksaBaris({ ...SAH, '02': 'Gula apa saja' }, tutup)).toHaveLength(1);
      expect(periksaBaris({ ...SAH, '05': 'Kategori apa saja' }, tutup).map((m) => m.path)).toEqual(['02']);
    });
    it('a variant may be typed, but an ended option is none', () => {
      const varian: EntriElemen = {
        ...{ kd_elemen: '061501', ur_elemen: 'Tebu merah', kd_komoditas: '015', kd_grup: '06', urut: 1 },
        ...{ tutup_tahun: null, berlaku_mulai: null, berlaku_akhir: '2026-11-20' },
      };
      const opsi = opsiKelompok(kelompok, [...elemenAwal(kelompok), varian], 2027, HARI);
      const varianSalah = (v: string) => periksaBaris({ ...SAH, '06': [v] }, { ...ktx, opsi }).map((m) => m.message);
      expect([varianSalah('Tebu hitam'), varianSalah('061501')]).toEqual([
        [],
        ['Varian tidak dapat dipilih untuk tahun ini'],
      ]);
    });
  });
  it('periods are months of the balance year', () => {
    expect(salah({ periode_importasi: ['132027'] })[0]?.message).toContain('harus bulan dan tahun');
    expect(salah({ periode_importasi: ['032026'] })[0]?.message).toBe('Periode impor harus di dalam tahun 2027');
  });
  it('the same good has the same key, whatever its quantity', () => {
    expect(kunciBaris(SAH)).toBe(kunciBaris({ ...SAH, jml_bahan_baku: '1' }));
    expect(kunciBaris(SAH)).not.toBe(kunciBaris({ ...SAH, negara_asal: 'BR' }));
  });
  it('nested rows stay within the row', () => {
    const sub = { uraian: 'Lini 1', lokasi: 'Cilegon', jml: '60' };
    expect(periksaSubBaris(sub)).toEqual([]);
    expect(periksaSubBaris({ uraian: '', lokasi: '', jml: 'x' })).toHaveLength(3);
    expect(periksaJumlahSub('100', [sub, { ...sub, jml: '40' }])).toEqual([]);
    expect(periksaJumlahSub('100', [sub, { ...sub, jml: '40.001' }], 2)[0]?.message).toBe(
      'Jumlah rincian 100.001 melebihi jumlah baris 100',
    );
  });
});
