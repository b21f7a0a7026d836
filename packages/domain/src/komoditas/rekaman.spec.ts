import { describe, expect, it } from 'vitest';
import { KELOMPOK } from './daftar';
import { aktifUntukTahun, opsiAwal, opsiKomoditas, tampilDalamKonteks } from './opsi';
import { periksaRekaman, susunElements, type RekamanKomoditas } from './rekaman';

const dengan = (r: RekamanKomoditas): RekamanKomoditas => ({ ...r, elements: susunElements(r) });
const gula: RekamanKomoditas = dengan({
  '01': '015',
  '02': '021501',
  ur_02: 'GKM',
  '03': '031501',
  ur_03: 'Bahan baku industri',
  '07': '071501',
  ur_07: 'ICUMSA',
  '08': '17011400',
  ur_08: 'Gula tebu',
  satuan: 'TNE',
  negara_asal: 'TH',
  pelabuhan_tujuan: 'IDCIW',
  periode_importasi: ['012027'],
});
const bensin: RekamanKomoditas = dengan({
  '01': '0111',
  '02': '021101',
  ur_02: 'RON 92',
  '03': '031101',
  ur_03: 'Transportasi',
  '08': '27101221',
  satuan: 'BLL',
  negara_asal: 'SG',
  pelabuhan_tujuan: 'IDMRK',
  periode_importasi: ['012027'],
});
const ikan: RekamanKomoditas = dengan({
  '01': '013',
  '02': '021301',
  '03': '031301',
  '04': '041301',
  '06': ['Salmo salar', 'Katsuwonus pelamis'],
  '08': '03031300',
  satuan: 'TNE',
  negara_asal: 'NO',
  pelabuhan_tujuan: 'IDTPP',
  periode_importasi: ['012027'],
});
const SCHEMA = { status: false, message: 'Schema Error' };

describe('commodity record', () => {
  it('VALIDASI-11 answers {status, message}', () => {
    expect(periksaRekaman(gula, 'impor', 'create')).toEqual({ status: true, message: 'OK' });
  });

  it('VALIDASI-05 knows impor and lokal, create and edit; edit also requires no_seri', () => {
    const { negara_asal: _n, pelabuhan_tujuan: _p, periode_importasi: _i, ...lokal } = gula;
    expect(periksaRekaman(lokal, 'lokal', 'create').status).toBe(true);
    expect(periksaRekaman(gula, 'impor', 'edit')).toEqual(SCHEMA);
    expect(periksaRekaman({ ...gula, no_seri: 1 }, 'impor', 'edit').status).toBe(true);
  });

  it('VALIDASI-06 checks each record against the schema of its commodity code', () => {
    for (const k of KELOMPOK.values()) {
      const kosong: RekamanKomoditas = {
        '01': k.kode,
        satuan: k.satuan[0],
        elements: [{ kd_grup: '01', value: k.kode }],
      };
      expect(periksaRekaman(kosong, 'lokal', 'create').status, k.kode).toBe(false);
    }
    const { '07': _, ...tanpaMutu } = gula;
    expect(periksaRekaman(tanpaMutu, 'impor', 'create')).toEqual(SCHEMA);
    expect(periksaRekaman({ ...gula, '01': '0199' }, 'impor', 'create')).toEqual(SCHEMA);
    expect(periksaRekaman({ ...gula, satuan: '' }, 'impor', 'create')).toEqual(SCHEMA);
    expect(periksaRekaman({ ...ikan, '06': [] }, 'impor', 'create')).toEqual(SCHEMA);
  });

  it('VALIDASI-06 codes are texts, 06 a list of texts; nothing stands for an empty one', () => {
    const asing = (isi: object) => periksaRekaman({ ...gula, ...isi }, 'impor', 'create');
    expect(asing({ '02': 21501, elements: [{ kd_grup: '02', value: 21501 }] })).toEqual(SCHEMA);
    expect(asing({ '06': ['Tebu merah', 6] })).toEqual(SCHEMA);
    expect(asing({ satuan: null })).toEqual(SCHEMA);
    expect(asing({ '05': null })).toEqual({ status: true, message: 'OK' });
  });

  it.each(['negara_asal', 'pelabuhan_tujuan', 'periode_importasi'] as const)(
    'VALIDASI-07 the import schema requires %s',
    (medan) => {
      expect(periksaRekaman({ ...gula, [medan]: undefined }, 'impor', 'create')).toEqual(SCHEMA);
      expect(periksaRekaman({ ...gula, [medan]: undefined }, 'lokal', 'create').status).toBe(true);
    },
  );

  it.each(['0111', '0112', '0113', '0114', '0115', '0118'])(
    'VALIDASI-08 %s requires 02 with ur_02, or else 04 with ur_04',
    (kode) => {
      const dasar = { ...bensin, '01': kode, '02': undefined, ur_02: undefined };
      const uji = (r: RekamanKomoditas) =>
        periksaRekaman({ ...r, elements: susunElements(r) }, 'impor', 'create').status;
      expect(uji(dasar)).toBe(false);
      expect(uji({ ...dasar, '02': '02x' })).toBe(false);
      expect(uji({ ...dasar, '02': '02x', ur_02: 'RON 92' })).toBe(true);
      expect(uji({ ...dasar, '04': '04x' })).toBe(false);
      expect(uji({ ...dasar, '04': '04x', ur_04: 'Jet A-1' })).toBe(true);
    },
  );

  it('VALIDASI-09 each present code matches exactly one elements entry', () => {
    const elements = gula.elements ?? [];
    expect(
      periksaRekaman({ ...gula, elements: elements.filter((e) => e.kd_grup !== '03') }, 'impor', 'create').message,
    ).toBe('Data 03 Tidak ada di array elements');
    expect(
      periksaRekaman({ ...gula, elements: [...elements, { kd_grup: '07', value: '071501' }] }, 'impor', 'create')
        .message,
    ).toBe('Data 07 Duplikat di array elements');
    expect(
      periksaRekaman(
        { ...gula, elements: elements.map((e) => (e.kd_grup === '08' ? { ...e, value: '17019910' } : e)) },
        'impor',
        'create',
      ).message,
    ).toBe('Data 08 Error tidak konsisten');
  });

  it('VALIDASI-09 code 06 is compared as an array, whatever its order', () => {
    expect(periksaRekaman(ikan, 'impor', 'create').status).toBe(true);
    const ganti = (value: string | string[]) =>
      periksaRekaman(
        { ...ikan, elements: (ikan.elements ?? []).map((e) => (e.kd_grup === '06' ? { ...e, value } : e)) },
        'impor',
        'create',
      ).message;
    expect(ganti(['Katsuwonus pelamis', 'Salmo salar'])).toBe('OK');
    expect(ganti(['Salmo salar'])).toBe('Data 06 Error tidak konsisten');
    expect(ganti(['Katsuwonus pelamis', 'Salmo salar', 'Thunnus albacares'])).toBe('Data 06 Error tidak konsisten');
    expect(ganti(['Katsuwonus pelamis', 'Thunnus albacares'])).toBe('Data 06 Error tidak konsisten');
    expect(ganti('Salmo salar')).toBe('Data 06 Error tidak konsisten');
    expect(periksaRekaman({ ...ikan, '06': 'Salmo salar' as unknown as string[] }, 'impor', 'create')).toEqual(SCHEMA);
    const teks = { ...ikan, '06': ['A', 'B'], elements: ikan.elements?.filter((e) => e.kd_grup !== '06') };
    expect(
      periksaRekaman(
        { ...teks, elements: [...(teks.elements ?? []), { kd_grup: '06', value: 'AB' }] },
        'impor',
        'create',
      ).message,
    ).toBe('Data 06 Error tidak konsisten');
  });

  it('VALIDASI-10 has the four messages of the specification', () => {
    const elements = gula.elements ?? [];
    const semua = [
      periksaRekaman({}, 'impor', 'create'),
      periksaRekaman({ ...gula, elements: [...elements, ...elements] }, 'impor', 'create'),
      periksaRekaman({ ...gula, '02': 'lain' }, 'impor', 'create'),
      periksaRekaman({ ...gula, elements: [] }, 'impor', 'create'),
    ];
    expect(semua).toEqual([
      { status: false, message: 'Schema Error' },
      { status: false, message: 'Data 01 Duplikat di array elements' },
      { status: false, message: 'Data 02 Error tidak konsisten' },
      { status: false, message: 'Data 01 Tidak ada di array elements' },
    ]);
  });
});

describe('commodity groups', () => {
  it('there are 45, each with a unit, a ministry and a service', () => {
    expect(KELOMPOK.size).toBe(45);
    for (const k of KELOMPOK.values())
      expect([k.satuan.length > 0, k.layanan.length > 0, /^\d{3}$/.test(k.kdGa)]).toEqual([true, true, true]);
  });
  it('VALIDASI-12 element 016 is shown in the pertimbangan-teknis context only', () => {
    expect(tampilDalamKonteks('016', false)).toBe(false);
    expect(tampilDalamKonteks('016', true)).toBe(true);
    expect([...KELOMPOK.keys()].filter((k) => !tampilDalamKonteks(k, false))).toEqual(['016']);
  });
  it('REF-17 an option carries kd_elemen, ur_elemen, kd_grup, ur_grup, fl_disable and flag_enable', () => {
    const k = KELOMPOK.get('015');
    if (!k) throw new Error('015');
    expect(opsiAwal(k, 2027)['02']?.[0]).toEqual({
      kd_elemen: '021501',
      ur_elemen: 'Gula kristal mentah (GKM)',
      kd_grup: '02',
      ur_grup: 'Sub Commodity',
      fl_disable: false,
      flag_enable: true,
    });
    expect(opsiKomoditas(k, 2027)).toEqual({
      kd_elemen: '015',
      ur_elemen: 'Gula',
      kd_grup: '01',
      ur_grup: 'Commodity',
      fl_disable: false,
      flag_enable: true,
    });
  });
  it('groups relaxed in 2025 are not selectable from 2026 on', () => {
    const k = KELOMPOK.get('0124');
    if (!k) throw new Error('0124');
    expect([opsiKomoditas(k, 2025).fl_disable, opsiKomoditas(k, 2026).fl_disable]).toEqual([false, true]);
    expect([2025, 2026, 2027].map((tahun) => aktifUntukTahun(k, tahun))).toEqual([true, false, false]);
    const tetap = KELOMPOK.get('015');
    expect(tetap && [2025, 2030].map((tahun) => aktifUntukTahun(tetap, tahun))).toEqual([true, true]);
  });
});
