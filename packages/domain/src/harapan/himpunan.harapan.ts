import { bacaTabel, isi } from './baca.harapan';

/*
 * Sets of statuses by what they mean, typed by hand from C.2 (statuses), C.3 (transitions), C.5 and C.9 (whose turn it is).
 * The code asks its transition table for them; a new state must be put here first.
 */
const HIMPUNAN_HALAMAN = `
nama            | kode                                           | sumber
draf            | 00                                             | T1
dapatUbah       | 00 25                                          | T2
dikembalikan    | 25                                             | T8, T9
diantar         | 10                                             | T3, T4
diantarKembali  | 26                                             | T9
diantarApaPun   | 10 26                                          | T5, T6
antrean         | 20                                             | T7
diMejaKl        | 21 22 23                                       | T11, T15
diVerifikator   | 21                                             | T7
diKoordinator   | 22                                             | T11
diPejabat       | 23                                             | T11
dipegang        | 21 25 26                                       | T7, an officer who leaves
diteruskan      | 21 22                                          | T11
ditagih         | 30                                             | T12, T13
diKl            | 20 21 22 23 25 26 30 31                        | from T4 to the conclusion
sebelumSimpulan | 00 10 20 21 22 23 25 26 30 31                  | from T1 to the conclusion
berjalan        | 10 20 21 22 23 25 26 30 31 40 41 42 43         | PENGAJUAN: one open file for the same goods
setelahSimpulan | 40 41 42 43 50 51 52 57 70 85 90               | T15, T16, T21
dirapatkan      | 40 41 42 43                                    | T17 to T20, T32
simpulan        | 40 50 51 57 90                                 | T15, T16, T21
menungguPenetapan | 40 42                                        | T20
berlaku         | 50 51 57                                       | T27, T28
sampaiAkhir     | 50 51 57 70                                    | T27
diberikan       | 50 51 52 57 70 85                              | C.4
terbitSah       | 50 51 52 57 70                                 | T23, T27
diputus         | 50 51 52 57 70 85 90                           | C.2
terbitOtomatis  | 57                                             | T21
ditolak         | 90                                             | T15, T19
dicabut         | 85                                             | T28
sebagian        | 51                                             | T15, T19
dapatKeberatan  | 51 85 90                                       | T35
dapatMintaInformasi | 21 22 23                                   | issue 15
digantikan      | 52                                             | T23
kedaluwarsa     | 70                                             | T27
dapatReaju      | 70 90 91                                       | T25
ditutup         | 80 91                                          | T10, T26
usai            | 52 70 80 85 90 91                              | C.2
`;
/* The same of plans, from part 00 and D.5: no bill, never issued automatically, expired or revoked. */
const HIMPUNAN_RENCANA_HALAMAN = `
nama            | kode                                     | sumber
draf            | 00                                       | T1
dapatUbah       | 00 25                                    | T2
dikembalikan    | 25                                       | T8, T9
diantar         | 10                                       | T3, T4
diantarKembali  | 26                                       | T9
diantarApaPun   | 10 26                                    | T5, T6
antrean         | 20                                       | T7
diMejaKl        | 21 22 23                                 | T11, T15
diVerifikator   | 21                                       | T7
diKoordinator   | 22                                       | T11
diPejabat       | 23                                       | T11
dipegang        | 21 25 26                                 | T7, an officer who leaves
diteruskan      | 21 22                                    | T11
ditagih         | -                                        | no fee
diKl            | 20 21 22 23 25 26                        | from T4 to the conclusion
sebelumSimpulan | 00 10 20 21 22 23 25 26                  | from T1 to the conclusion
berjalan        | 10 20 21 22 23 25 26 40 41 42 43         | one open plan for the same goods
setelahSimpulan | 40 41 42 43 50 51 52 90                  | T15, T16
dirapatkan      | 40 41 42 43                              | T17 to T20, T32
simpulan        | 40 50 90                                 | T15, T16
menungguPenetapan | 40 42                                  | T20
berlaku         | 50 51                                    | D.5
sampaiAkhir     | 50 51                                    | D.5
diberikan       | 50 51 52                                 | C.4
terbitSah       | 50 51 52                                 | T23
diputus         | 50 51 52 90                              | D.5
terbitOtomatis  | -                                        | T21, never a plan
ditolak         | 90                                       | T15, T19
dicabut         | -                                        | D.5
sebagian        | 51                                       | T19
dapatKeberatan  | -                                        | T35 names permits; a plan is not one
dapatMintaInformasi | -                                    | issue 15 names permits; a plan is not one
digantikan      | 52                                       | T23
kedaluwarsa     | -                                        | D.5
dapatReaju      | 90 91                                    | T25
ditutup         | 80 91                                    | T10, T26
usai            | 52 80 90 91                              | D.5
`;
const MEJA_HALAMAN = `
kode        | level | nama                   | peran          | izin                 | status | berikut | mengambil | kabar
verifikator | 4     | Verifikator            | KL_VERIFIKATOR | pengajuan.verifikasi | 21     | 3       | Y         | 10 20 21 25 26
koordinator | 3     | Koordinator verifikasi | KL_KOORDINATOR | pengajuan.telaah     | 22     | 2       | N         | 22 30 31
pejabat     | 2     | Pejabat pemutus        | KL_PEMUTUS     | pengajuan.putuskan   | 23     | -       | N         | 23 40 42
`;

export const HIMPUNAN_HARAPAN = bacaTabel<'nama' | 'kode' | 'sumber'>(HIMPUNAN_HALAMAN).map((r) => ({
  nama: r.nama,
  kode: isi(r.kode),
}));
export const HIMPUNAN_RENCANA_HARAPAN = bacaTabel<'nama' | 'kode' | 'sumber'>(HIMPUNAN_RENCANA_HALAMAN).map((r) => ({
  nama: r.nama,
  kode: isi(r.kode),
}));
export const MEJA_HARAPAN = bacaTabel<
  'kode' | 'level' | 'nama' | 'peran' | 'izin' | 'status' | 'berikut' | 'mengambil' | 'kabar'
>(MEJA_HALAMAN).map((r) => ({ ...r, kabar: isi(r.kabar) }));
