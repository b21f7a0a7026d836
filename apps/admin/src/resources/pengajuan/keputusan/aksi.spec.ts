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
    const a = aksiLayar(berkas([aksi('ambil', 'Berkas sudah diambil petugas lain')]), 'u5');
    expect(a.dapatUbah).toBe(false);
    expect(a.sebab).toContain('Berkas sudah diambil petugas lain.');
  });
  it('says so when the role has nothing to do in this status', () => {
    const a = aksiLayar(berkas([], { kd_status_pengajuan: '40' }), 'u5');
    expect(a.sebab).toBe(
      'Berkas ini hanya dapat Anda baca. Pada status Menunggu Rakornis tidak ada tindakan untuk peran Anda.',
    );
  });
  it('issue 13 part 6: a verifier who has handed on reads the sheet, and may still return the file', () => {
    const a = aksiLayar(berkas([aksi('kembalikan')], { kd_status_pengajuan: '22' }), 'u1');
    expect([a.dapatUbah, a.dapatCatat]).toEqual([false, true]);
    expect(a.sebab).toBe(
      'Lembar ini hanya dapat Anda baca. Pada status Penelaahan Koordinator Anda hanya dapat mengembalikan berkas dengan catatan.',
    );
  });
  it('issue 13 part 6: the sheet is open to whoever may recommend, decide or reject, and to nobody else', () => {
    const tutup = 'Anda sudah bekerja di meja lain berkas ini. Petugas lain yang harus melanjutkan';
    const terbuka = (...semua: ReturnType<typeof aksi>[]) => aksiLayar(berkas(semua), 'u5').dapatUbah;
    expect(terbuka(aksi('kembalikan'), aksi('teruskan'))).toBe(true);
    expect(terbuka(aksi('setuju', tutup), aksi('tolak'))).toBe(true);
    expect(terbuka(aksi('kembalikan'), aksi('teruskan', tutup))).toBe(false);
    expect(terbuka(aksi('kembalikan'), aksi('setuju', tutup), aksi('tolak', tutup))).toBe(false);
    expect(terbuka(aksi('ambil'), aksi('kembalikan'))).toBe(false);
  });
  it('issue 13 part 4: one reason when somebody else has taken the file, none that says to take it', () => {
    const semua = [
      aksi('ambil', 'Berkas sudah diambil petugas lain'),
      aksi('kembalikan', 'Ambil berkas ini dahulu. Hanya pengambil yang dapat melanjutkan'),
      aksi('teruskan', 'Ambil berkas ini dahulu. Hanya pengambil yang dapat melanjutkan'),
    ];
    const a = aksiLayar(berkas(semua), 'u5');
    expect(a.tertutup).toEqual(['Berkas sudah diambil petugas lain']);
    expect(a.sebab).toBe('Berkas ini hanya dapat Anda baca. Berkas sudah diambil petugas lain.');
  });
  it('issue 13 part 4: the button says what the server says the act is', () => {
    const a = aksiLayar(berkas([aksi('teruskan', null, 'Setujui rekomendasi')], { kd_status_pengajuan: '22' }), 'u6');
    expect(a.utama?.tombol).toBe('Setujui rekomendasi');
  });
});
