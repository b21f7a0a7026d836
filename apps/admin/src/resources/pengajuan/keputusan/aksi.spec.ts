import { describe, expect, it } from 'vitest';
import { aksi, ringkasan } from '../../../test-berkas';
import { aksiLayar } from './aksi';

const berkas = (semua: ReturnType<typeof aksi>[], ubah = {}) => ({ ...ringkasan(ubah), aksi_tersedia: semua });

describe('buttons from aksi_tersedia', () => {
  it('gives a verifier who holds the file return and recommend', () => {
    const a = aksiLayar(berkas([aksi('ambil'), aksi('lepas'), aksi('kembalikan'), aksi('teruskan')]), 'u1');
    expect(a.utama?.tombol).toBe('Rekomendasikan');
    expect(a.tolak).toBeUndefined();
    expect(a.ambil).toBeUndefined();
    expect(a.lepas?.boleh).toBe(true);
    expect(a.dapatUbah).toBe(true);
  });
  it('PENGAJUAN-09 lets the official decide where no meeting follows', () => {
    const semua = [
      aksi('setuju'),
      aksi('setuju_sebagian'),
      aksi('pertimbangan', 'Layanan ini diputuskan tanpa rakor'),
      aksi('tolak'),
    ];
    const a = aksiLayar(berkas(semua), 'u8');
    expect(a.utama).toMatchObject({ jenis: 'putuskan', tombol: 'Periksa dan putuskan', boleh: true });
  });
  it('PENGAJUAN-09 sends an RKI on to the meeting instead', () => {
    const semua = [aksi('setuju', 'Layanan ini ditetapkan melalui rakor'), aksi('pertimbangan'), aksi('tolak')];
    const a = aksiLayar(berkas(semua, { kd_rekom: '01' }), 'u8');
    expect(a.utama).toMatchObject({ tombol: 'Teruskan ke rakor', boleh: true });
  });
  it('keeps the page read-only and says why when somebody else holds the file', () => {
    const semua = [
      aksi('ambil', 'Berkas sudah diambil petugas lain'),
      aksi('teruskan', 'Ambil berkas ini dahulu. Hanya pengambil yang dapat melanjutkan'),
    ];
    const a = aksiLayar(berkas(semua), 'u5');
    expect(a.dapatUbah).toBe(false);
    expect(a.sebab).toContain('Hanya pengambil yang dapat melanjutkan.');
  });
  it('says so when the role has nothing to do in this status', () => {
    const a = aksiLayar(berkas([], { kd_status_pengajuan: '40' }), 'u5');
    expect(a.sebab).toBe(
      'Berkas ini hanya dapat Anda baca. Pada status Menunggu Rakornis tidak ada tindakan untuk peran Anda.',
    );
  });
});
