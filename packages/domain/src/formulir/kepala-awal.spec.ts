import { describe, expect, it } from 'vitest';
import { kepalaAwal, masalahPelaku, pelakuBoleh } from './kepala-awal';
import { layanan } from '../layanan/daftar';

const BAHAN = {
  api_code: '02',
  alamat: 'Jl. Misal Raya No. 7',
  kota: 'Cilegon',
  fullname: 'Hendra Gunawan',
  position: 'Direktur Operasi',
  mobile_number: '+62 812 0000 111',
  email: 'hendra@contoh.invalid',
};

describe('issue 13 part 4: the header begins with what is known', () => {
  it('takes kind, address and contact from the registry and the profile', () => {
    expect(kepalaAwal(layanan('07').formulir, BAHAN)).toEqual({
      jenis_pelaku: 'PRODUSEN',
      alamat_pabrik: 'Jl. Misal Raya No. 7, Cilegon',
      nama_penanggung_jawab: 'Hendra Gunawan',
      jabatan_penanggung_jawab: 'Direktur Operasi',
      telepon: '+62 812 0000 111',
      surel: 'hendra@contoh.invalid',
    });
  });
  it('leaves out what is not known or does not fit its field', () => {
    expect(
      kepalaAwal(layanan('07').formulir, {
        ...BAHAN,
        api_code: null,
        alamat: ' ',
        position: null,
        mobile_number: 'kantor',
        email: 'x',
      }),
    ).toEqual({ nama_penanggung_jawab: 'Hendra Gunawan' });
  });
  it('does not name the city twice', () => {
    expect(kepalaAwal(layanan('07').formulir, { ...BAHAN, alamat: 'Jl. Umpama No. 3, Cilegon' }).alamat_pabrik).toBe(
      'Jl. Umpama No. 3, Cilegon',
    );
  });
});

describe('issue 13 part 8: an importer of one type does not choose the other', () => {
  it.each([
    ['01', ['PEDAGANG', 'PENGGUNA']],
    ['02', ['PRODUSEN', 'PENGGUNA']],
    ['', ['PRODUSEN', 'PEDAGANG', 'PENGGUNA']],
    [null, ['PRODUSEN', 'PEDAGANG', 'PENGGUNA']],
  ])('api_code %j may apply as %j', (api, boleh) => {
    expect(pelakuBoleh(api)).toEqual(boleh);
  });
  it('says the rule at the field', () => {
    expect(masalahPelaku({ jenis_pelaku: 'PEDAGANG' }, '02')).toEqual([
      {
        langkah: 'perusahaan',
        path: 'jenis_pelaku',
        message: 'Perusahaan tercatat API-P di OSS, jadi tidak dapat mengajukan sebagai Pedagang (API-U)',
      },
    ]);
    expect(masalahPelaku({ jenis_pelaku: 'PRODUSEN' }, '01')[0]?.message).toBe(
      'Perusahaan tercatat API-U di OSS, jadi tidak dapat mengajukan sebagai Produsen (API-P)',
    );
    expect(masalahPelaku({ jenis_pelaku: 'PENGGUNA' }, '01')).toEqual([]);
    expect(masalahPelaku({}, '01')).toEqual([]);
    expect(masalahPelaku({ jenis_pelaku: 'constructor' }, '01')).toEqual([]);
  });
});
