import { bacaTabel, isi } from './baca.harapan';

/*
 * Typed by hand from the domain page, C.3 and C.4 under part 00, with B for the words PU and K/L. Never generated from
 * the code, and never mended to agree with it: who finds a difference asks the page.
 *
 * `id`: the page's number. `dari`: statuses. `ke`: status, or `tetap` for a change of the fact beside it (11 is 10 or 26
 * with a failed delivery, 32 is 30 with a bill that has expired). `peran`: who. `penjaga`: the page's guards that
 * depend on the file and the person. `jam`: the clock, from C.2 and the side effects. `kabar`: who is told, from C.9
 * (the applicant at every change of status, the ministry where its desk must act) and the side effects. `lain`: the
 * other side effects.
 */
const ALUR_HALAMAN = `
id  | peristiwa                     | dari                             | ke    | peran                                  | penjaga                                        | jam     | kabar        | lain
T2  | simpan                        | 00 25                            | tetap | PU_ADMIN PU_USER                       | -                                              | -       | -            | -
T3  | kirim                         | 00                               | 10    | PU_ADMIN PU_USER                       | pemohon_pu dalam_jendela                       | -       | pemohon      | bekukan_kiriman antre_pengiriman cadangkan
T3  | kirim_pk                      | 00                               | 10    | KL_VERIFIKATOR KL_KOORDINATOR KL_PEMUTUS | pemohon_kl                                   | -       | pemohon      | bekukan_kiriman
T4  | integrasi_ok                  | 10                               | 20    | SISTEM                                 | pemohon_pu                                     | mulai   | pemohon kl   | -
T4  | integrasi_pk                  | 10                               | 23    | SISTEM                                 | pemohon_kl                                     | -       | pemohon kl   | -
T5  | integrasi_gagal               | 10                               | tetap | SISTEM                                 | -                                              | -       | pemohon lnsw | -
T6  | kirim_ulang                   | 10                               | tetap | PU_ADMIN PU_USER LNSW_OPERATOR KL_ADMIN SUPER_ADMIN | kirim_gagal                       | -       | -            | antre_pengiriman
T7  | ambil                         | 20                               | 21    | KL_VERIFIKATOR                         | belum_diambil_lain                             | -       | pemohon      | kunci_pengambil
T8  | kembalikan                    | 21                               | 25    | KL_VERIFIKATOR KL_KOORDINATOR KL_PEMUTUS | pengambil empat_mata sisa_perbaikan          | jeda    | pemohon      | tenggat_perbaikan
T8  | kembalikan                    | 22 23                            | 25    | KL_VERIFIKATOR KL_KOORDINATOR KL_PEMUTUS | empat_mata sisa_perbaikan                    | jeda    | pemohon      | tenggat_perbaikan
T9  | kirim_perbaikan               | 25                               | 26    | PU_ADMIN PU_USER                       | pemohon_pu                                     | lanjut  | pemohon      | bekukan_kiriman antre_pengiriman cadangkan
T9  | perbaikan_diterima            | 26                               | 21    | SISTEM                                 | -                                              | -       | pemohon kl   | -
T10 | batas_perbaikan_lewat         | 25                               | 91    | SISTEM                                 | -                                              | selesai | pemohon      | lepas_cadangan
T11 | teruskan                      | 21                               | 22    | KL_VERIFIKATOR                         | pengambil empat_mata informasi_tertutup | -       | pemohon kl   | simpan_rekomendasi
T11 | teruskan                      | 22                               | 23    | KL_KOORDINATOR                         | empat_mata pnbp_lunas informasi_tertutup | -       | pemohon kl   | simpan_rekomendasi
T12 | terbit_billing                | 22                               | 30    | LNSW_OPERATOR KL_ADMIN KL_VERIFIKATOR KL_KOORDINATOR | pnbp_belum informasi_tertutup | jeda    | pemohon      | -
T13 | bayar                         | 30                               | 31    | SISTEM                                 | pnbp_lunas                                     | lanjut  | pemohon      | -
T13 | lanjut                        | 31                               | 23    | SISTEM                                 | -                                              | -       | pemohon kl   | -
T14 | billing_kedaluwarsa           | 30                               | tetap | SISTEM                                 | pnbp_belum                                     | -       | pemohon      | -
T14 | billing_baru                  | 30                               | tetap | LNSW_OPERATOR KL_ADMIN KL_VERIFIKATOR KL_KOORDINATOR PU_ADMIN PU_USER | pnbp_belum      | -       | pemohon      | -
T15 | setuju                        | 23                               | 50    | KL_PEMUTUS                             | tanpa_rakor empat_mata informasi_tertutup | selesai | pemohon      | terbitkan_keputusan bukukan
T15 | setuju_sebagian               | 23                               | 51    | KL_PEMUTUS                             | tanpa_rakor empat_mata informasi_tertutup | selesai | pemohon      | terbitkan_keputusan bukukan
T15 | tolak                         | 23                               | 90    | KL_PEMUTUS                             | tanpa_rakor empat_mata informasi_tertutup | selesai | pemohon      | lepas_cadangan
T16 | pertimbangan                  | 23                               | 40    | KL_PEMUTUS                             | dengan_rakor empat_mata informasi_tertutup | selesai | pemohon      | simpan_rekomendasi
T17 | agenda_rakornis               | 40                               | 41    | SEKRE_RAKOR                            | dengan_rakor                                   | -       | pemohon      | -
T17 | agenda_rakormen               | 42                               | 43    | SEKRE_RAKOR                            | -                                              | -       | pemohon      | -
T18 | final_rakornis                | 41                               | 42    | SEKRE_RAKOR KOORDINATOR                | -                                              | -       | pemohon      | -
T18 | tunda                         | 41                               | 40    | SEKRE_RAKOR                            | -                                              | -       | pemohon      | -
T32 | keluar_agenda                 | 41                               | 40    | SEKRE_RAKOR                            | -                                              | -       | pemohon      | -
T32 | keluar_agenda                 | 43                               | 42    | SEKRE_RAKOR                            | -                                              | -       | pemohon      | -
T19 | tetapkan                      | 43                               | 50    | KOORDINATOR SEKRE_RAKOR                | -                                              | -       | pemohon      | terbitkan_keputusan bukukan
T19 | tetapkan_sebagian             | 43                               | 51    | KOORDINATOR SEKRE_RAKOR                | -                                              | -       | pemohon      | terbitkan_keputusan bukukan
T19 | tetapkan_tolak                | 43                               | 90    | KOORDINATOR SEKRE_RAKOR                | -                                              | -       | pemohon      | -
T19 | tunda                         | 43                               | 42    | KOORDINATOR SEKRE_RAKOR                | -                                              | -       | pemohon      | -
T20 | tetapkan_tanpa_rakor          | 40 42                            | 50    | KOORDINATOR                            | -                                              | -       | pemohon      | terbitkan_keputusan bukukan
T20 | tetapkan_tanpa_rakor_sebagian | 40 42                            | 51    | KOORDINATOR                            | -                                              | -       | pemohon      | terbitkan_keputusan bukukan
T20 | tetapkan_tanpa_rakor_tolak    | 40 42                            | 90    | KOORDINATOR                            | -                                              | -       | pemohon      | -
T21 | terbit_otomatis               | 21 22 23                         | 57    | SISTEM                                 | tanpa_rakor terbit_otomatis_aktif sla_lewat    | selesai | pemohon kl atasan | terbitkan_keputusan bukukan
T23 | diganti                       | 50 51 57                         | 52    | SISTEM                                 | -                                              | -       | pemohon      | -
T26 | batalkan                      | 10 20 21 22 23 25 26 30 31 40 42 | 80    | PU_ADMIN PU_USER                       | pemohon_pu                                     | selesai | pemohon kl   | lepas_cadangan
T27 | kedaluwarsa                   | 50 51 57                         | 70    | SISTEM                                 | -                                              | -       | pemohon      | bukukan
T28 | cabut                         | 50 51 57                         | 85    | KL_PEMUTUS                             | -                                              | -       | pemohon      | bukukan
T30 | billing_tutup                 | 30                               | 91    | SISTEM                                 | pnbp_belum                                     | selesai | pemohon      | lepas_cadangan
T31 | tahun_tutup                   | 10 20 21 22 23 25 26 30 31       | 91    | SISTEM                                 | menarik                                        | selesai | pemohon      | lepas_cadangan
T36 | billing_batal                 | 30                               | 22    | KL_KOORDINATOR                         | pnbp_belum                                     | lanjut  | pemohon      | -
T33 | serahkan                      | 50 51 57                         | tetap | PU_ADMIN PU_USER                       | pemohon_pu                                     | -       | pemohon kl   | perbarui_keputusan bukukan
T34 | ubah_resmi                    | 50 51                            | tetap | SISTEM                                 | -                                              | -       | pemohon      | perbarui_keputusan
T35 | ajukan_keberatan              | 51 85 90                         | tetap | PU_ADMIN PU_USER                       | pemohon_pu                                     | -       | pemohon kl   | -
T29 | minta_perbaikan               | 20                               | 25    | PU_ADMIN PU_USER                       | pemohon_pu sisa_perbaikan                      | jeda    | pemohon      | tenggat_perbaikan
`;

/* What the code has and C.3 lacks, each with its reason. Typed by hand, too. */
const ALUR_LAIN = `
id  | peristiwa        | dari     | ke    | peran                                               | penjaga                      | jam | kabar        | lain             | alasan
T5  | integrasi_gagal  | 26       | tetap | SISTEM                                              | -                            | -   | pemohon lnsw | -                | A correction is delivered like a first submission, and can fail like one
T6  | kirim_ulang      | 26       | tetap | PU_ADMIN PU_USER LNSW_OPERATOR KL_ADMIN SUPER_ADMIN | kirim_gagal                  | -   | -            | antre_pengiriman | The resend of such a correction
T7  | ambil            | 21       | tetap | KL_VERIFIKATOR                                      | belum_diambil_lain empat_mata | -  | -            | kunci_pengambil  | A file that was given back waits in 21 for the next verifier
T7  | lepas            | 21       | tetap | KL_VERIFIKATOR                                      | pengambil                    | -   | -            | lepas_pengambil  | What was taken can be given back (ADR 13)
T7  | alihkan          | 20       | 21    | KL_ADMIN KL_KOORDINATOR                             | -                            | -   | pemohon      | kunci_pengambil  | Issue 18: a coordinator or administrator gives it to a verifier, who could have taken it himself (ADR 92)
T7  | alihkan          | 21       | tetap | KL_ADMIN KL_KOORDINATOR                             | -                            | -   | -            | kunci_pengambil  | Issue 18: the same of what another has taken, or given back
T7  | petugas_nonaktif | 21 25 26 | tetap | SISTEM                                              | -                            | -   | -            | lepas_pengambil  | The desk of an officer who leaves is cleared
T23 | asal_berakhir    | 10 20 21 22 23 25 26 30 31 40 41 42 43 | 91 | SISTEM | - | selesai | pemohon kl | lepas_cadangan | Ledger page, 'any change': its parent expired or was revoked meanwhile, so the change closes
T35 | tarik_keberatan  | 51 52 70 85 90 | tetap | PU_ADMIN PU_USER | pemohon_pu | - | pemohon kl | - | An objection that is open may be withdrawn, also when the decision has ended meanwhile
T35 | kabulkan_keberatan | 51 52 70 85 90 | tetap | KL_KOORDINATOR KL_PEMUTUS | - | - | pemohon | - | Answered by the ministry; the file may have ended meanwhile, and still owes an answer
T35 | tolak_keberatan | 51 52 70 85 90 | tetap | KL_KOORDINATOR KL_PEMUTUS | - | - | pemohon | - | Answered by the ministry; the file may have ended meanwhile, and still owes an answer
T37 | minta_informasi  | 21       | tetap | KL_VERIFIKATOR KL_KOORDINATOR KL_PEMUTUS | meja_sendiri pengambil empat_mata informasi_tertutup | jeda | pemohon | - | Issue 15: an information request apart from a correction; the file stays at its desk
T37 | minta_informasi  | 22 23    | tetap | KL_VERIFIKATOR KL_KOORDINATOR KL_PEMUTUS | meja_sendiri empat_mata informasi_tertutup | jeda | pemohon | - | Issue 15: the other desks likewise
T37 | tutup_informasi  | 21       | tetap | KL_VERIFIKATOR KL_KOORDINATOR KL_PEMUTUS | meja_sendiri pengambil empat_mata informasi_terbuka | lanjut | pemohon | - | Issue 15: who has asked may take it back
T37 | tutup_informasi  | 22 23    | tetap | KL_VERIFIKATOR KL_KOORDINATOR KL_PEMUTUS | meja_sendiri empat_mata informasi_terbuka | lanjut | pemohon | - | Issue 15: who has asked may take it back
T37 | jawab_informasi  | 21 22 23 | tetap | PU_ADMIN PU_USER | pemohon_pu | lanjut | kl | - | Issue 15: the owner of the file answers, also late
T37 | informasi_lewat  | 21 22 23 | tetap | SISTEM | informasi_terbuka | lanjut | pemohon kl | - | Issue 15: the due date ends the pause of the clock
T29 | minta_perbaikan  | 21       | tetap | PU_ADMIN PU_USER                                    | pemohon_pu sisa_perbaikan    | -   | kl           | -                | In 21 the verifier accepts (C.3): the request is told to him, his return (T8) is the acceptance
`;

/*
 * Where a cell of the table above says more or less than the page's own row.
 *   T3 kabar: K/L is told at T4. In 10 nobody of the ministry can act, and C.9 tells the desk that must act.
 *   T3 dalam_jendela: C.5 closes the window; a draft made in time must not be sent after it.
 *   T6 SUPER_ADMIN, T12 and T14 roles: matrix of B, 'Resend failed integration' and 'Create billing / refresh billing'.
 *   T8, T11 empat_mata, T8 pengambil: hard rule 3 of B at every desk; T7 locks the user.
 *   T8 sisa_perbaikan: T9 counts at most three corrections; a fourth return could never be answered.
 *   T11 pnbp_lunas: T12 and T13 lead to the decider over 30 and 31 where there is a fee.
 *   T11, T12, T15, T16 informasi_tertutup: issue 15; the desk waits for the answer to what it has asked, or takes it back.
 *   T16 clock: C.2, 40 is 'off', and the ministry's work has ended.
 *   T18 KOORDINATOR: matrix of B, 'Rakor: finalise + disclaimer'.
 *   T33 kabar: 'notify K/L', and the applicant as any act on his permit; 'permit reduced' is a new version of the paper.
 *   T34 notify: the holder, whose permit is less; the ministry sat in the meeting.
 *   T35 kabar: who must answer is told, and the applicant of each act on his objection.
 *   T21 kabar: 'notify + escalate', so the level above is told as well (C.9).
 *   T5 is told to LNSW (C.3); T6 changes no status and is the sender's own act.
 */

/*
 * Which services have a cell, typed by hand from C.1 (who files, meeting, fee), C.4 and the statuses that each service
 * can come to; a cell that stands in no row belongs to all of them. 04 and 07 have no meeting, 03 and 05 a fee, 08 is
 * filed by a ministry: it is not delivered, not claimed, not verified. What the applicant or an official may ask for
 * where it cannot be (a decision before the meeting, a meeting where there is none) stays, and its guard says why not.
 */
const ALUR_LAYANAN = `
peristiwa                                                                           | dari  | layanan
kirim_pk integrasi_pk                                                               | 00 10 | 08
simpan kirim integrasi_gagal kirim_ulang                                            | 00 10 25 | 01 02 03 04 05 06 07
integrasi_ok ambil alihkan lepas teruskan kirim_perbaikan perbaikan_diterima minta_perbaikan | 10 20 21 22 25 26 | 01 02 03 04 05 06 07
kembalikan petugas_nonaktif batalkan                                                | 20 21 22 26 | 01 02 03 04 05 06 07
integrasi_gagal kirim_ulang                                                         | 26    | 01 02 03 04 05 06 07
terbit_billing bayar lanjut billing_kedaluwarsa billing_baru billing_tutup billing_batal | 22 30 31 | 03 05
batalkan                                                                            | 30 31 | 03 05
agenda_rakornis agenda_rakormen final_rakornis tunda keluar_agenda                  | 40 41 42 43 | 01 02 03 05 06 08
tetapkan tetapkan_sebagian tetapkan_tolak                                           | 43    | 01 02 03 05 06 08
tetapkan_tanpa_rakor tetapkan_tanpa_rakor_sebagian tetapkan_tanpa_rakor_tolak       | 40 42 | 01 02 03 05 06 08
batalkan                                                                            | 42    | 01 02 03 05 06 08
terbit_otomatis                                                                     | 21 22 23 | 01 02 03 04 05 06 07
diganti kedaluwarsa cabut serahkan                                                  | 57    | 01 02 03 04 05 06 07
tahun_tutup                                                                         | 10 20 21 22 23 25 26 | 01 02 03 05 06
tahun_tutup                                                                         | 30 31 | 03 05
serahkan                                                                            | 50 51 | 01 02 03 04 05 06 07
ubah_resmi                                                                          | 50 51 | 01 02 03 05 06 08
ajukan_keberatan tarik_keberatan kabulkan_keberatan tolak_keberatan | 51 52 70 85 90 | 01 02 03 04 05 06 07
minta_informasi tutup_informasi jawab_informasi informasi_lewat | 21 22 23 | 01 02 03 04 05 06 07
asal_berakhir | 20 21 22 26 | 01 02 03 04 05 06 07
asal_berakhir | 30 31 | 03 05
asal_berakhir | 41 42 43 | 01 02 03 05 06 08
`;

/* What 08 has in its own way, typed by hand from C.4, C.11 (the ministry's verifier stands where PU is named) and the matrix of B. */
const ALUR_PK = `
id  | peristiwa       | dari           | ke    | peran                                    | penjaga               | jam     | kabar      | lain            | alasan
T2  | simpan          | 00 25          | tetap | KL_ADMIN KL_VERIFIKATOR                  | pemohon_kl            | -       | -          | -               | B: the administrator and the verifier of a K/L draft it (CRU, CRUX)
T9  | kirim_perbaikan | 25             | 23    | KL_VERIFIKATOR KL_KOORDINATOR KL_PEMUTUS | pemohon_kl            | lanjut  | pemohon kl | bekukan_kiriman | C.4: no integration and no verification, so it comes back to the desk that returned it
T26 | batalkan_pk     | 00 23 25 40 42 | 80    | KL_ADMIN KL_VERIFIKATOR                  | pemohon_kl            | selesai | kl         | -               | C.11: withdrawn by who drafts it. A draft, too: history lets no case go
C.4 | intersep        | 23 40          | tetap | KOORDINATOR KL_PEMUTUS                   | pemohon_kl empat_mata | -       | -          | -               | C.4: PEMUTUS or KOORDINATOR writes the quantities of rows before the meeting
`;

/*
 * The plan, typed by hand from part 00 (21 -> 22 -> 23 -> 40 -> 50/51/90, LOKAL 23 -> 50, 25 -> 26 -> 21; T17 to T19, T22,
 * T23 and T26 apply, T20 determines it where no meeting does), D.5 and C.3. Columns as above. No fee, no automatic issue
 * (T21: never a plan), no expiry and no revocation (D.5 has neither 57, 70 nor 85), no T29.
 * Sent by the administrator of the company (B: a user 'only with right', which nobody has given him yet).
 * [D] tolak 23, LOKAL only: T15 names 90 for LOKAL plans; without it one that was returned three times could only be
 * approved. [D] A LOKAL plan is approved whole: nothing is posted that could be cut, so there is no setuju_sebagian.
 */
const ALUR_RKT = `
id  | peristiwa                     | dari                       | ke    | peran                                  | penjaga                             | jam     | kabar        | lain
T2  | simpan                        | 00 25                      | tetap | PU_ADMIN PU_USER                       | -                                   | -       | -            | -
T3  | kirim                         | 00                         | 10    | PU_ADMIN                               | pemohon_pu dalam_jendela            | -       | pemohon      | bekukan_kiriman antre_pengiriman
T4  | integrasi_ok                  | 10                         | 20    | SISTEM                                 | pemohon_pu                          | mulai   | pemohon kl   | -
T5  | integrasi_gagal               | 10 26                      | tetap | SISTEM                                 | -                                   | -       | pemohon lnsw | -
T6  | kirim_ulang                   | 10 26                      | tetap | PU_ADMIN PU_USER LNSW_OPERATOR KL_ADMIN SUPER_ADMIN | kirim_gagal            | -       | -            | antre_pengiriman
T7  | ambil                         | 20                         | 21    | KL_VERIFIKATOR                         | belum_diambil_lain                  | -       | pemohon      | kunci_pengambil
T7  | ambil                         | 21                         | tetap | KL_VERIFIKATOR                         | belum_diambil_lain empat_mata       | -       | -            | kunci_pengambil
T7  | lepas                         | 21                         | tetap | KL_VERIFIKATOR                         | pengambil                           | -       | -            | lepas_pengambil
T7  | alihkan                       | 20                         | 21    | KL_ADMIN KL_KOORDINATOR                | -                                   | -       | pemohon      | kunci_pengambil
T7  | alihkan                       | 21                         | tetap | KL_ADMIN KL_KOORDINATOR                | -                                   | -       | -            | kunci_pengambil
T7  | petugas_nonaktif              | 21 25 26                   | tetap | SISTEM                                 | -                                   | -       | -            | lepas_pengambil
T8  | kembalikan                    | 21                         | 25    | KL_VERIFIKATOR KL_KOORDINATOR KL_PEMUTUS | pengambil empat_mata sisa_perbaikan | jeda  | pemohon      | tenggat_perbaikan
T8  | kembalikan                    | 22 23                      | 25    | KL_VERIFIKATOR KL_KOORDINATOR KL_PEMUTUS | empat_mata sisa_perbaikan         | jeda    | pemohon      | tenggat_perbaikan
T9  | kirim_perbaikan               | 25                         | 26    | PU_ADMIN                               | pemohon_pu                          | lanjut  | pemohon      | bekukan_kiriman antre_pengiriman
T9  | perbaikan_diterima            | 26                         | 21    | SISTEM                                 | -                                   | -       | pemohon kl   | -
T10 | batas_perbaikan_lewat         | 25                         | 91    | SISTEM                                 | -                                   | selesai | pemohon      | -
T11 | teruskan                      | 21                         | 22    | KL_VERIFIKATOR                         | pengambil empat_mata informasi_tertutup | -       | pemohon kl   | simpan_rekomendasi
T11 | teruskan                      | 22                         | 23    | KL_KOORDINATOR                         | empat_mata pnbp_lunas informasi_tertutup | -       | pemohon kl   | simpan_rekomendasi
T15 | setuju                        | 23                         | 50    | KL_PEMUTUS                             | tanpa_rakor empat_mata informasi_tertutup | selesai | pemohon      | terbitkan_keputusan bukukan
T15 | tolak                         | 23                         | 90    | KL_PEMUTUS                             | tanpa_rakor empat_mata informasi_tertutup | selesai | pemohon      | -
T16 | pertimbangan                  | 23                         | 40    | KL_PEMUTUS                             | dengan_rakor empat_mata informasi_tertutup | selesai | pemohon      | simpan_rekomendasi
T17 | agenda_rakornis               | 40                         | 41    | SEKRE_RAKOR                            | dengan_rakor                        | -       | pemohon      | -
T17 | agenda_rakormen               | 42                         | 43    | SEKRE_RAKOR                            | -                                   | -       | pemohon      | -
T18 | final_rakornis                | 41                         | 42    | SEKRE_RAKOR KOORDINATOR                | -                                   | -       | pemohon      | -
T18 | tunda                         | 41                         | 40    | SEKRE_RAKOR                            | -                                   | -       | pemohon      | -
T32 | keluar_agenda                 | 41                         | 40    | SEKRE_RAKOR                            | -                                   | -       | pemohon      | -
T32 | keluar_agenda                 | 43                         | 42    | SEKRE_RAKOR                            | -                                   | -       | pemohon      | -
T19 | tetapkan                      | 43                         | 50    | KOORDINATOR SEKRE_RAKOR                | -                                   | -       | pemohon      | terbitkan_keputusan bukukan
T19 | tetapkan_sebagian             | 43                         | 51    | KOORDINATOR SEKRE_RAKOR                | -                                   | -       | pemohon      | terbitkan_keputusan bukukan
T19 | tetapkan_tolak                | 43                         | 90    | KOORDINATOR SEKRE_RAKOR                | -                                   | -       | pemohon      | -
T19 | tunda                         | 43                         | 42    | KOORDINATOR SEKRE_RAKOR                | -                                   | -       | pemohon      | -
T20 | tetapkan_tanpa_rakor          | 40 42                      | 50    | KOORDINATOR                            | -                                   | -       | pemohon      | terbitkan_keputusan bukukan
T20 | tetapkan_tanpa_rakor_sebagian | 40 42                      | 51    | KOORDINATOR                            | -                                   | -       | pemohon      | terbitkan_keputusan bukukan
T20 | tetapkan_tanpa_rakor_tolak    | 40 42                      | 90    | KOORDINATOR                            | -                                   | -       | pemohon      | -
T23 | diganti                       | 50 51                      | 52    | SISTEM                                 | -                                   | -       | pemohon      | -
T26 | batalkan                      | 10 20 21 22 23 25 26 40 42 | 80    | PU_ADMIN PU_USER                       | pemohon_pu                          | selesai | pemohon kl   | -
`;

/** Numbers of C.3 that make a new file and stand outside the table. */
export const DI_LUAR_ALUR = ['T1', 'T22', 'T24', 'T25'];

type Kolom = 'id' | 'peristiwa' | 'dari' | 'ke' | 'peran' | 'penjaga' | 'jam' | 'kabar' | 'lain';
export interface SelHarapan {
  id: string;
  peristiwa: string;
  dari: string;
  ke: string;
  peran: string[];
  penjaga: string[];
  /** Names of effects, the clock's and the notices' among them. */
  efek: string[];
}
const sel = (r: Record<Kolom, string>): SelHarapan[] =>
  isi(r.dari).map((dari) => ({
    id: r.id,
    peristiwa: r.peristiwa,
    dari,
    ke: r.ke,
    peran: isi(r.peran),
    penjaga: isi(r.penjaga),
    efek: [...isi(r.jam).map((j) => `jam_${j}`), ...isi(r.kabar).map((k) => `beri_tahu_${k}`), ...isi(r.lain)].sort(),
  }));

export const HALAMAN = bacaTabel<Kolom>(ALUR_HALAMAN).flatMap(sel);
export const LAIN = bacaTabel<Kolom | 'alasan'>(ALUR_LAIN);
/** One per event and status. */
export const SEL_HARAPAN: readonly SelHarapan[] = [...HALAMAN, ...LAIN.flatMap(sel)];

const KHUSUS = bacaTabel<'peristiwa' | 'dari' | 'layanan'>(ALUR_LAYANAN).map((r) => ({
  peristiwa: isi(r.peristiwa),
  dari: isi(r.dari),
  layanan: isi(r.layanan),
}));
const IZIN = ['01', '02', '03', '04', '05', '06', '07', '08'];
/** Permits that have a cell of SEL_HARAPAN. */
export const layananSel = (s: Pick<SelHarapan, 'peristiwa' | 'dari'>): string[] =>
  IZIN.filter((kd) =>
    KHUSUS.filter((k) => k.peristiwa.includes(s.peristiwa) && k.dari.includes(s.dari)).every((k) =>
      k.layanan.includes(kd),
    ),
  );
const RKT = bacaTabel<Kolom>(ALUR_RKT).flatMap(sel);
export const PK_SENDIRI = bacaTabel<Kolom | 'alasan'>(ALUR_PK);
/** The table of one service. */
export const selLayanan = (kd: string): readonly SelHarapan[] =>
  kd === '09'
    ? RKT
    : [...SEL_HARAPAN.filter((s) => layananSel(s).includes(kd)), ...(kd === '08' ? PK_SENDIRI.flatMap(sel) : [])];
