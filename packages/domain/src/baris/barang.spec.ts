import { describe, expect, it } from 'vitest';
import { KELOMPOK } from '../komoditas/daftar';
import type { EntriElemen } from '../komoditas/elemen';
import { elemenAwal, opsiAwal, opsiKelompok } from '../komoditas/opsi';
import type { RekamanKomoditas } from '../komoditas/rekaman';
import type { Acuan, KonteksBaris } from './kolom';
import { kolomBaris, kunciBaris, lengkapiBaris, periksaBaris } from './barang';

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
/** Sugar with a variant whose time is over. */
const VARIAN: KonteksBaris = {
  ...ktx,
  opsi: opsiKelompok(
    kelompok,
    [
      ...elemenAwal(kelompok),
      {
        ...{ kd_elemen: '061501', ur_elemen: 'Tebu merah', kd_komoditas: '015', kd_grup: '06', urut: 1 },
        ...{ tutup_tahun: null, berlaku_mulai: null, berlaku_akhir: '2026-11-20' },
      },
    ],
    2027,
    '2026-11-21',
  ),
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
  it('a right row has no fault, and gets its texts and elements', () => {
    expect(salah({})).toEqual([]);
    expect(lengkapiBaris(SAH, ktx)).toEqual({
      ...SAH,
      '01': '015',
      ur_01: 'Gula',
      ur_02: 'Gula kristal mentah (GKM)',
      ur_03: 'Bahan baku industri',
      ur_07: 'ICUMSA >=1200 IU',
      ur_08: 'Gula tebu',
      ur_negara_asal: 'Thailand',
      ur_pelabuhan_tujuan: 'Ciwandan',
      ur_satuan: 'Ton',
      jml_bahan_baku: '2750.5',
      elements: [
        { kd_grup: '01', value: '015' },
        { kd_grup: '02', value: '021501' },
        { kd_grup: '03', value: '031501' },
        { kd_grup: '07', value: '071501' },
        { kd_grup: '08', value: '17011400' },
      ],
    });
  });
  it('what a row does not say gets no text, own words are their own text, an unknown code has none', () => {
    const awal = { '01': '015', ur_01: 'Gula', elements: [{ kd_grup: '01', value: '015' }] };
    expect(lengkapiBaris({}, ktx)).toStrictEqual(awal);
    const kata = lengkapiBaris({ '05': 'Curah', '06': ['061501', 'Tebu hitam'], pelabuhan_tujuan: 'XX' }, VARIAN);
    expect([kata.ur_05, kata.ur_06, kata.ur_pelabuhan_tujuan]).toEqual(['Curah', ['Tebu merah', 'Tebu hitam'], '']);
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
    ['uraian_barang', null, 'Uraian barang wajib diisi'],
    ['uraian_barang', 'x'.repeat(301), 'Uraian barang paling banyak 300 karakter'],
    ['uraian_barang', 5, 'Uraian barang tidak sesuai bentuk yang diharapkan'],
    ['02', undefined, 'Subkomoditas wajib diisi'],
    ['06', [6], 'Varian paling banyak 120 karakter'],
    ['06', ['Tebu', 'x'.repeat(121)], 'Varian paling banyak 120 karakter'],
    ['periode_importasi', [], 'Periode impor wajib diisi'],
    ['periode_importasi', '032027', 'Periode impor harus bulan dan tahun, contoh Jan 2027'],
    ['periode_importasi', ['032027', '132027'], 'Periode impor harus bulan dan tahun, contoh Jan 2027'],
    ['periode_importasi', [122027], 'Periode impor harus bulan dan tahun, contoh Jan 2027'],
    ['periode_importasi', ['032027', '032026'], 'Periode impor harus di dalam tahun 2027'],
  ])('%s = %s is refused at its field, in Indonesian', (path, nilai, message) => {
    expect(salah({ [path]: nilai })).toEqual([{ langkah: 'barang', baris: 4, path, message }]);
  });
  it.each([
    ['uraian_barang', 'x'.repeat(300)],
    ['06', ['x'.repeat(120)]],
    ['06', []],
    ['05', null],
  ])('%s = %s is taken', (path, nilai) => {
    expect(salah({ [path]: nilai })).toEqual([]);
  });
  it('an element that is not required is still chosen where there are options; without any it is told in words', () => {
    const bebas = { ...ktx, kelompok: { ...kelompok, wajib: [] } };
    const jalur = (isi: RekamanKomoditas, k: KonteksBaris) => periksaBaris({ ...SAH, ...isi }, k).map((m) => m.path);
    expect(jalur({ '02': 'Gula apa saja' }, bebas)).toEqual(['02']);
    expect(jalur({ '05': 'Curah' }, { ...bebas, opsi: {} })).toEqual([]);
    const lain = { ...ktx, opsi: {}, kelompok: { ...kelompok, bebas: ['03' as const, '05' as const] } };
    expect(jalur({}, lain)).toEqual(['02', '07']);
  });
  it('VALIDASI-08 fuels are told by grade (02) or by goods (04)', () => {
    const bensin = KELOMPOK.get('0111');
    if (!bensin) throw new Error('0111');
    const fuel: KonteksBaris = { ...ktx, kelompok: bensin, opsi: opsiAwal(bensin, 2027) };
    const baris: RekamanKomoditas = { ...SAH, '02': '', '03': '0311101', '07': '', satuan: 'BLL' };
    expect(periksaBaris(baris, fuel)).toEqual([
      { langkah: 'barang', path: '02', message: 'Isi Subkomoditas (02) atau Jenis barang (04)' },
    ]);
    expect(periksaBaris({ ...baris, '02': '0211101' }, fuel)).toEqual([]);
    expect(periksaBaris({ ...baris, '02': '0211101', '05': 'Curah', '07': 'Sulfur 50 ppm' }, fuel)).toEqual([]);
    expect(periksaBaris({ ...baris, '04': 'Bensin apa saja' }, fuel)).toEqual([
      { langkah: 'barang', path: '04', message: 'Jenis barang tidak ada di daftar' },
    ]);
    const avtur = KELOMPOK.get('0113');
    if (!avtur) throw new Error('0113');
    const jet: KonteksBaris = { ...ktx, kelompok: avtur, opsi: opsiAwal(avtur, 2027) };
    const barisJet: RekamanKomoditas = { ...SAH, '02': '', '07': '', satuan: 'BLL', '03': '0311301' };
    expect(periksaBaris({ ...barisJet, '04': '0411301' }, jet)).toEqual([]);
    expect(periksaBaris({ ...barisJet, '04': 'Jet A-1' }, jet).map((m) => m.path)).toEqual(['04']);
  });
  it('B.2 a line of a listed heading that is not listed asks for its note; one that is wrong only for another', () => {
    const nama = (k: string) => ({ 17011400: 'Gula tebu', 17019910: 'Gula rafinasi' })[k];
    const terdaftar: KonteksBaris = {
      ...{ ...ktx, acuan: { ...acuan, hs: nama } },
      hs: { kode: new Set(['17019910']), lengkap: false },
    };
    const cek = (isi: Partial<RekamanKomoditas>) => periksaBaris({ ...SAH, ...isi }, terdaftar);
    const jalur = (isi: Partial<RekamanKomoditas>) => cek(isi).map((m) => m.path);
    const minta = 'Pos tarif 1701.14.00 belum terdaftar untuk Gula. Tulis mengapa pos ini dipakai';
    expect(cek({})).toEqual([{ langkah: 'barang', path: 'catatan_hs', message: minta }]);
    expect(jalur({ uraian_barang: '' })).toEqual(['uraian_barang', 'catatan_hs']);
    expect([jalur({ '08': '17019910' }), jalur({ catatan_hs: 'Menurut klasifikasi' })]).toEqual([[], []]);
    expect([jalur({ '08': '' }), jalur({ '08': '17011100' })]).toEqual([['08'], ['08']]);
    expect(jalur({ '08': '17011100', uraian_barang: '' })).toEqual(['uraian_barang', '08']);
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
      const varianSalah = (...v: string[]) => periksaBaris({ ...SAH, '06': v }, VARIAN).map((m) => m.message);
      const MATI = ['Varian tidak dapat dipilih untuk tahun ini'];
      expect([varianSalah('Tebu hitam'), varianSalah('061501'), varianSalah('Tebu hitam', '061501')]).toEqual([
        [],
        MATI,
        MATI,
      ]);
    });
  });
  it('the same good has the same key, whatever its quantity, the order of its lists and the way it is written', () => {
    const lengkap = { ...SAH, '06': ['A', 'B'], periode_importasi: ['032027', '042027'] };
    for (const isi of [
      { jml_bahan_baku: '1' },
      { '06': ['B', 'A'] },
      { periode_importasi: ['042027', '032027'] },
      { uraian_barang: ' GULA kristal mentah ' },
    ])
      expect([isi, kunciBaris({ ...lengkap, ...isi })]).toEqual([isi, kunciBaris(lengkap)]);
    const kosong = {
      '02': '',
      '06': [],
      uraian_barang: '',
      negara_asal: '',
      pelabuhan_tujuan: '',
      periode_importasi: [],
    };
    expect(kunciBaris({})).toBe(kunciBaris(kosong));
  });
  it('the key is stored with the row, so it stays letter by letter', () => {
    expect(kunciBaris({ ...SAH, '06': ['B', 'A'] })).toBe(
      '["021501","031501","","","071501","17011400",["A","B"],"gula kristal mentah","TH","IDCIW",["032027"]]',
    );
  });
  it('another code, word, country, port or period is another good', () => {
    for (const isi of [
      { '02': '021502' },
      { '03': '031502' },
      { '04': 'Curah' },
      { '05': 'Curah' },
      { '06': ['A'] },
      { '07': '071502' },
      { '08': '17019910' },
      { uraian_barang: 'Gula rafinasi' },
      { negara_asal: 'BR' },
      { pelabuhan_tujuan: 'IDTPP' },
      { periode_importasi: ['042027'] },
    ])
      expect([isi, kunciBaris({ ...SAH, ...isi })]).not.toEqual([isi, kunciBaris(SAH)]);
  });
});

describe('domain F: what a row of imported goods is for', () => {
  it('one of eight, told by its name; optional, and not of a good bought here', () => {
    const baris = (tujuan_penggunaan: string): RekamanKomoditas => ({ ...SAH, tujuan_penggunaan });
    expect(periksaBaris(baris('8'), ktx)).toEqual([]);
    expect(lengkapiBaris(baris('8'), ktx).ur_tujuan_penggunaan).toBe('Ekspor/KITE');
    expect(periksaBaris(baris('9'), ktx)).toEqual([
      { langkah: 'barang', path: 'tujuan_penggunaan', message: 'Tujuan penggunaan tidak ada di daftar' },
    ]);
    expect(kolomBaris(kelompok, 'lokal').some((k) => k.kd_field === 'tujuan_penggunaan')).toBe(false);
  });
});
