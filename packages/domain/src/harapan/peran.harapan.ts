import { bacaTabel, isi } from './baca.harapan';

/* Typed by hand from B, table of actors and last line of the matrix ('Monitoring list': all, ga, own). */
export const PERAN_HARAPAN = bacaTabel<
  'id' | 'kode' | 'level_role' | 'kd_level_ga' | 'admin_flag' | 'main_uri' | 'lingkup'
>(`
id | kode           | level_role | kd_level_ga | admin_flag | main_uri          | lingkup
1  | SUPER_ADMIN    | 1          | -           | Y          | /pengaturan       | semua
2  | LNSW_OPERATOR  | 2          | -           | N          | /monitoring       | semua
3  | SEKRE_RAKOR    | 2          | -           | N          | /rakor            | semua
4  | KOORDINATOR    | 1          | 1           | N          | /rakor/dashboard  | semua
5  | KL_ADMIN       | 3          | 9           | Y          | /user-management  | ga
6  | KL_VERIFIKATOR | 6          | 4           | N          | /inhouse          | ga
7  | KL_KOORDINATOR | 5          | 3           | N          | /inhouse          | ga
8  | KL_PEMUTUS     | 4          | 2           | N          | /inhouse/keputusan | ga
9  | ESELON         | 4          | 2           | N          | /dashboard        | ga
10 | MONITORING     | 7          | -           | N          | /monitoring       | semua
11 | PU_ADMIN       | 8          | -           | Y          | /neraca-komoditas | organisasi
12 | PU_USER        | 9          | -           | N          | /neraca-komoditas | organisasi
`);

/*
 * Typed by hand from the permission matrix of B: the page's action, our name for the right, and who has it. Columns are
 * the page's: SU SUPER, OP LNSW_OP, SE SEKRE, KO KOORD, KA KL_ADM, VE VERIF, KV KOORD_VER, PE PEMUTUS, ES ESELON,
 * MO MONIT, PA PU_ADM, PU PU_USER.
 */
const MATRIKS = `
izin                       | peran                               | tindakan
menu.lihat                 | SU OP                               | Manage ACL entries / roles, R
menu.kelola                | SU                                  | Manage ACL entries / roles, CUD
pengguna.perusahaan        | PA                                  | Manage company users, CRUD own
pengguna.inhouse           | SU KA                               | Manage in-house users, CRUD
pengguna.monitoring        | SU OP                               | Manage monitoring / eselon / dashboard elements, CRU
pengguna.monitoring_hapus  | SU                                  | Manage monitoring / eselon / dashboard elements, D
dasbor.atur                | SU OP                               | Manage monitoring / eselon / dashboard elements, CRU
pengguna.lihat             | SU OP KA PA                         | Manage users, R
pengguna.kelola            | SU OP KA PA                         | Manage users, CU of the kinds above
referensi.baca             | SU OP SE KO KA VE KV PE ES MO PA PU | Reference data, schedules, announcements, R
referensi.kelola           | SU OP                               | Reference data, schedules, announcements, CRUD
pengajuan.buat             | PA PU                               | Application: draft, C
pengajuan.ubah             | PA PU                               | Application: draft, rows, U
berkas.unggah              | KA VE PA PU                         | Application: upload; papers of a PK by who drafts it (PK draft, CU)
pengajuan.kirim            | PA PU                               | Application: submit
pengajuan.batalkan         | PA PU                               | T26
pengajuan.minta_perbaikan  | PA PU                               | Correction / change / duplicate / reaju (T29)
pengajuan.turunkan         | PA PU                               | Correction / change / duplicate / reaju (T22, T24, T25)
pengajuan.serahkan         | PA PU                               | T33, by who may withdraw (T26)
pengajuan.keberatan        | PA PU                               | T35, by who may withdraw (T26)
pengajuan.jawab_keberatan  | KV PE                               | T35, answered by the ministry: who decides or reviews there
pengajuan.kirim_ulang      | SU OP KA PA PU                      | Resend failed integration
rencana.baca               | OP SE KO KA VE KV PE ES MO PA PU    | RKT/NPP: draft, rows, documents, R
rencana.ubah               | PA PU                               | RKT/NPP: draft, rows, documents, CU
rencana.hapus              | PA                                  | RKT/NPP: draft, rows, documents, D
rencana.kirim              | PA                                  | RKT/NPP: send; PU_USER 'only with right', which nobody has given him yet
pk.baca                    | OP SE KO KA VE KV PE ES MO          | PK (ministry need), R
pk.susun                   | KA VE                               | PK (ministry need) draft, CU
pk.kirim                   | VE KV PE                            | PK (ministry need) send
pengajuan.antrean          | KA VE KV PE                         | Take / verify / return application, the queue
pengajuan.ambil            | VE                                  | T7, VERIF
pengajuan.alihkan          | KA KV                               | Issue 18: reassign, by coordinators and administrators of the ministry (ADR 92)
pengajuan.verifikasi       | VE                                  | Recommend (T11, VERIF)
pengajuan.telaah           | KV                                  | Recommend (T11, KOORD_VER)
pengajuan.minta_informasi  | VE KV PE                            | Return application (T8): who may return may ask (issue 15)
pengajuan.jawab_informasi  | PA PU                               | T9, by who sends a correction (issue 15)
pengajuan.kembalikan       | VE KV PE                            | Return application (T8)
pengajuan.putuskan         | PE                                  | Decide (approve/partly/reject)
pengajuan.cabut            | PE                                  | T28
pk.intersep                | KO PE                               | Intercept PK
billing.terbit             | OP KA VE KV                         | Create billing
billing.segarkan           | OP KA VE KV PA PU                   | Refresh billing
rakor.kelola               | SE                                  | Rakor: create, agenda, bulk, documents, CRUDX
rakor.baca                 | OP SE KO KA VE KV PE ES MO          | Rakor: create, agenda, rows, bulk, documents, R
rakor.baris                | SE VE KV PE                         | Rakor: U rows
rakor.final                | SE KO                               | Rakor: finalise + disclaimer
rakor.tanda_tangan         | KO PE                               | Rakor: sign document
rakor.redraf               | SU SE KO                            | Rakor: redraft
rakor.tetapkan             | KO                                  | T20
monitoring.baca            | SU OP SE KO KA VE KV PE ES MO PA PU | Monitoring list, export
tarik_data.baca            | SU OP SE KO KA MO                   | Data pull (tarik-data)
`;

/* Rights that the code has and the matrix lacks, each with its reason. Typed by hand, too. */
const IZIN_LAIN = `
izin               | peran                               | alasan
sesi.baca          | SU OP SE KO KA VE KV PE ES MO PA PU | Everybody who is signed in asks who he is (SESI)
profil.kelola      | SU OP SE KO KA VE KV PE ES MO PA PU | Everybody keeps his own profile (PROFIL)
menu.baca          | SU OP SE KO KA VE KV PE ES MO PA PU | Everybody has a menu (MENU)
notifikasi.baca    | SU OP SE KO KA VE KV PE ES MO PA PU | Everybody reads what is told to him
berkas.baca        | SU OP SE KO KA VE KV PE ES MO PA PU | Documents of files that he may see
pengajuan.baca     | SU OP SE KO KA VE KV PE ES MO PA PU | Files that he may see: 'Monitoring list' names all twelve
neraca.baca        | OP SE KO                            | The coordinator's screen (T20) and who prepares it; LNSW compiles the balance (E.2)
neraca.susun       | SE KO                               | Figures of the national line with their sources (E.2, level 1)
batas.baca         | OP KA VE KV PE                      | Limits of companies (ledger page, P.BATAS): the ministry whose permits they bound, and who runs the portal
batas.atur         | PE                                  | 'Limit of a company set' (ledger page, Flows): who decides the permits, within his ministry
pengajuan.lihat_utuh | OP KA VE KV PE PA PU              | NPWP and persons unmasked for whose work it is; who only watches reads masked ones (H6)
perusahaan.cari_semua | SU OP                           | Offices that run the portal look up any company
billing.baca       | OP KA VE KV PE PA PU                | The bill of a file that he works on or pays
notifikasi.siar    | SU OP                               | A notice to many, by who manages the portal (LAYAR-16)
aktivitas.pantau   | SU OP                               | Log of sign-ins (PROFIL-08)
pengiriman.pantau  | SU OP KA                            | Who may resend sees what has failed
faktor.setel_ulang | SU OP KA PA                         | Who keeps accounts resets a lost second factor (ADR 33)
pelaksana.kelola   | KA                                  | The administrator of a ministry names who acts for an official (Plh, Plt; ADR 77)
kalender.kelola    | SU OP                               | Operators keep schedules, holidays and announcements (C.7, D)
dasbor.baca        | SU OP SE KO ES                      | The dashboard of eselon users, and who fills it
pabean.baca        | OP KA KV                            | The list of work of customs realisation (ledger page): who runs the portal, and the ministry of the permit
pabean.olah        | OP                                  | Matches by hand what did not match: LNSW, between customs and the ministries
buku.baca          | PA PU                               | A company reads its own quota statement and position (issue page, ledger: Reading)
buku.buka          | SU                                  | Permits of before the portal (issue page: opening import): once, over all ministries, before their officers begin
realisasi.lapor    | PA PU                               | Importers report what became of their permits (glossary: Realisasi)
`;

/* Rows of the matrix that nothing in the code stands for yet; the test fails when such a right appears. */
export const IZIN_BELUM = [{ awalan: 'npp.', apa: 'RKT/NPP: draft, rows, documents, send', dengan: 'rencana' }];

const NAMA: Record<string, string> = {
  SU: 'SUPER_ADMIN',
  OP: 'LNSW_OPERATOR',
  SE: 'SEKRE_RAKOR',
  KO: 'KOORDINATOR',
  KA: 'KL_ADMIN',
  VE: 'KL_VERIFIKATOR',
  KV: 'KL_KOORDINATOR',
  PE: 'KL_PEMUTUS',
  ES: 'ESELON',
  MO: 'MONITORING',
  PA: 'PU_ADMIN',
  PU: 'PU_USER',
};
const milik = (teks: string) =>
  bacaTabel<'izin' | 'peran'>(teks).map(
    ({ izin, peran }) => [izin, isi(peran).map((p) => NAMA[p] ?? `? ${p}`)] as const,
  );
/** Right -> roles. */
export const IZIN_HARAPAN = new Map<string, string[]>([...milik(MATRIKS), ...milik(IZIN_LAIN)]);
