import { describe, expect, it } from 'vitest';
import { KODE_PERAN, type KodePeran } from '../akses/peran';
import { PESAN } from '../pesan/pesan';
import { aksiTersedia } from '../pengajuan/aksi';
import type { FaktaPengajuan } from '../pengajuan/penjaga';
import { KODE_STATUS, type KdStatusTersimpan } from '../pengajuan/status';
import { bacaTabel } from './baca.harapan';

/* Typed by hand from C.3, by who and from: what stands on the page of a file, whether it is possible or says why not. */
const TABEL = bacaTabel<'status' | 'perusahaan' | 'verifikator' | 'koordinator' | 'pemutus' | 'operator'>(`
status | perusahaan                             | verifikator                       | koordinator         | pemutus                                            | operator
00     | simpan kirim duplikat | -                                 | -                   | -                                                  | -
10     | kirim_ulang minta_perbaikan batalkan duplikat | -                                 | -                   | -                                                  | kirim_ulang
20     | minta_perbaikan batalkan duplikat | ambil                             | -                   | -                                                  | -
21     | minta_perbaikan batalkan duplikat | ambil lepas kembalikan minta_informasi teruskan   | kembalikan minta_informasi          | kembalikan minta_informasi                                         | -
22     | minta_perbaikan batalkan duplikat | kembalikan minta_informasi                        | kembalikan minta_informasi teruskan | kembalikan minta_informasi                                         | -
23     | minta_perbaikan batalkan duplikat | kembalikan minta_informasi                        | kembalikan minta_informasi          | kembalikan minta_informasi setuju setuju_sebagian pertimbangan tolak | -
25     | simpan kirim_perbaikan batalkan duplikat | -                                 | -                   | -                                                  | -
26     | kirim_ulang batalkan duplikat | -                                 | -                   | -                                                  | kirim_ulang
30     | batalkan duplikat | -                                 | -                   | -                                                  | -
31     | batalkan duplikat | -                                 | -                   | -                                                  | -
40     | minta_perbaikan batalkan duplikat | -                                 | -                   | -                                                  | -
41     | duplikat | -                                 | -                   | -                                                  | -
42     | batalkan duplikat | -                                 | -                   | -                                                  | -
43     | duplikat | -                                 | -                   | -                                                  | -
50     | minta_perbaikan perubahan perpanjangan serahkan duplikat | -                                 | -                   | cabut | -
51     | minta_perbaikan perubahan perpanjangan serahkan duplikat | -                                 | -                   | cabut | -
52     | duplikat | -                                 | -                   | -                                                  | -
57     | perubahan perpanjangan serahkan duplikat | -                                 | -                   | cabut | -
70     | reaju duplikat | -                                 | -                   | -                                                  | -
80     | duplikat | -                                 | -                   | -                                                  | -
85     | duplikat | -                                 | -                   | -                                                  | -
90     | reaju duplikat | -                                 | -                   | -                                                  | -
91     | reaju duplikat | -                                 | -                   | -                                                  | -
`);
const KOLOM: Partial<Record<KodePeran, 'perusahaan' | 'verifikator' | 'koordinator' | 'pemutus' | 'operator'>> = {
  PU_ADMIN: 'perusahaan',
  PU_USER: 'perusahaan',
  KL_VERIFIKATOR: 'verifikator',
  KL_KOORDINATOR: 'koordinator',
  KL_PEMUTUS: 'pemutus',
  LNSW_OPERATOR: 'operator',
  KL_ADMIN: 'operator',
  SUPER_ADMIN: 'operator',
};
const fakta = (kd_status: KdStatusTersimpan, isi: Partial<FaktaPengajuan> = {}): FaktaPengajuan => ({
  kd_status,
  kd_rekom: '07',
  status_kirim: null,
  status_billing: null,
  id_pengambil: null,
  verifikator: [],
  koordinator: [],
  perbaikan_ke: 0,
  jendela_buka: true,
  jendela_ubah: true,
  terbit_otomatis: false,
  sla_lewat: false,
  ...isi,
});
const sebagai = (peran: KodePeran) => ({
  id_user: 'saya',
  nama: peran,
  peran,
  id_organisasi: null,
  isbranch: false,
  kd_ga: null,
});

describe('what a file offers to whom, against the table typed from the page', () => {
  it('the table has every stored status', () => {
    expect(TABEL.map((r) => r.status)).toEqual(KODE_STATUS.filter((k) => k !== '11' && k !== '32'));
  });
  it.each(TABEL.map((r) => [r.status, r] as const))('%s', (status, baris) => {
    for (const peran of KODE_PERAN) {
      const kolom = KOLOM[peran];
      const aksi = aksiTersedia(fakta(status as KdStatusTersimpan), sebagai(peran)).map((a) => a.aksi as string);
      const harus = kolom ? baris[kolom].split(' ').filter(Boolean) : [];
      expect([peran, aksi.sort()]).toEqual([peran, harus.sort()]);
    }
  });

  /* C.4 and C.11: of what a ministry files (08), whoever drafts, sends, intercepts. */
  const PK = bacaTabel<'status' | 'admin' | 'verifikator' | 'koordinator' | 'pemutus' | 'menko'>(`
status | admin              | verifikator                              | koordinator                | pemutus                                                            | menko
00     | simpan batalkan_pk | simpan kirim_pk batalkan_pk              | kirim_pk                   | kirim_pk                                                           | -
23     | batalkan_pk        | batalkan_pk kembalikan                   | kembalikan                 | kembalikan intersep setuju setuju_sebagian pertimbangan tolak      | intersep
25     | simpan batalkan_pk | simpan kirim_perbaikan batalkan_pk       | kirim_perbaikan            | kirim_perbaikan                                                    | -
40     | batalkan_pk        | batalkan_pk                              | -                          | intersep                                                           | intersep
42     | batalkan_pk        | batalkan_pk                              | -                          | -                                                                  | -
50     | -                  | -                                        | -                          | cabut                                                              | -
`);
  const KOLOM_PK: Partial<Record<KodePeran, 'admin' | 'verifikator' | 'koordinator' | 'pemutus' | 'menko'>> = {
    KL_ADMIN: 'admin',
    KL_VERIFIKATOR: 'verifikator',
    KL_KOORDINATOR: 'koordinator',
    KL_PEMUTUS: 'pemutus',
    KOORDINATOR: 'menko',
  };
  it.each(PK.map((r) => [r.status, r] as const))('a ministry’s own need in %s', (status, baris) => {
    for (const [peran, kolom] of Object.entries(KOLOM_PK)) {
      const isi = fakta(status as KdStatusTersimpan, { kd_rekom: '08' });
      const aksi = aksiTersedia(isi, sebagai(peran as KodePeran)).map((a) => a.aksi as string);
      expect([peran, aksi.sort()]).toEqual([peran, baris[kolom].split(' ').filter(Boolean).sort()]);
    }
  });

  const satu = (aksi: string, status: KdStatusTersimpan, peran: KodePeran, isi?: Partial<FaktaPengajuan>) => {
    const a = aksiTersedia(fakta(status, isi), sebagai(peran)).find((x) => x.aksi === aksi);
    return [a?.boleh, a?.alasan];
  };
  it('what is possible says nothing, what is not says why', () => {
    expect(satu('batalkan', '22', 'PU_USER')).toEqual([true, null]);
    expect(satu('batalkan', '25', 'PU_USER', { kd_rekom: '08' })).toEqual([
      false,
      PESAN['alur.bukan_layanan_perusahaan'],
    ]);
    expect(satu('kirim', '00', 'PU_USER', { jendela_buka: false })).toEqual([false, PESAN['alur.jadwal_tutup']]);
    expect(satu('minta_perbaikan', '22', 'PU_USER')).toEqual([false, PESAN['alur.status_tidak_mengizinkan']]);
    expect(satu('perubahan', '50', 'PU_USER')).toEqual([true, null]);
    expect(satu('perubahan', '57', 'PU_ADMIN')).toEqual([true, null]);
    expect(satu('perubahan', '51', 'PU_ADMIN', { perubahan_terbuka: true })).toEqual([
      false,
      'Perubahan untuk keputusan ini sudah berjalan. Lanjutkan perubahan itu',
    ]);
    expect(satu('perubahan', '51', 'PU_ADMIN', { jendela_ubah: false })).toEqual([
      false,
      PESAN['turunan.jendela_ubah_tutup'],
    ]);
    expect(satu('reaju', '90', 'PU_USER')).toEqual([true, null]);
    expect(satu('reaju', '90', 'PU_USER', { kd_rekom: '04' })).toEqual([false, PESAN['turunan.reaju_pertek']]);
    expect(satu('duplikat', '23', 'PU_USER')).toEqual([true, null]);
    expect(satu('tolak', '23', 'KL_PEMUTUS', { kd_rekom: '01' })).toEqual([false, PESAN['alur.perlu_rakor']]);
    expect(satu('setuju', '23', 'KL_PEMUTUS')).toEqual([true, null]);
    expect(satu('teruskan', '21', 'KL_VERIFIKATOR')).toEqual([false, PESAN['alur.bukan_pengambil']]);
    expect(satu('teruskan', '21', 'KL_VERIFIKATOR', { id_pengambil: 'saya' })).toEqual([true, null]);
    expect(satu('minta_informasi', '22', 'KL_KOORDINATOR')).toEqual([true, null]);
    expect(satu('minta_informasi', '22', 'KL_PEMUTUS')).toEqual([false, 'Berkas ini tidak sedang di meja Anda']);
    const menunggu =
      'Permintaan informasi masih menunggu jawaban perusahaan. Tunggu jawabannya atau tutup permintaan itu';
    const terbuka = { id_pengambil: 'saya', informasi_terbuka: true };
    expect(satu('minta_informasi', '21', 'KL_VERIFIKATOR', terbuka)).toEqual([false, menunggu]);
    expect(satu('teruskan', '21', 'KL_VERIFIKATOR', terbuka)).toEqual([false, menunggu]);
    expect(satu('setuju', '23', 'KL_PEMUTUS', terbuka)).toEqual([false, menunggu]);
    expect(satu('kembalikan', '21', 'KL_VERIFIKATOR', terbuka)).toEqual([true, null]);
    expect(satu('batalkan', '21', 'PU_USER', terbuka)).toEqual([true, null]);
  });
});
