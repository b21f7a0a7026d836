import { bacaTabel, isi } from './baca.harapan';

/*
 * Typed by hand from the domain page, E.3, and the matrix of B. Never generated from the code. `peran`: who. `penjaga`:
 * the page's conditions. `efek`: what follows.
 */
const RAKOR_HALAMAN = `
peristiwa          | dari | ke    | peran                               | penjaga                                                | efek
jadwalkan          | 10   | 20    | SEKRE_RAKOR                         | agenda_ada                                             | undang tarik_berkas
mulai              | 20   | 30    | SEKRE_RAKOR                         | agenda_ada berkas_masuk                                | -
batal              | 20   | 80    | SEKRE_RAKOR                         | alasan_tertulis                                        | lepas_berkas
selesai            | 30   | 40    | SEKRE_RAKOR                         | baris_lengkap alasan_lengkap dalam_plafon              | -
final              | 40   | 50    | SEKRE_RAKOR KOORDINATOR             | pernyataan baris_lengkap alasan_lengkap dalam_plafon   | catat_pernyataan buka_tanda_tangan
buka_kembali       | 40   | 30    | SEKRE_RAKOR                         | -                                                      | -
semua_tanda_tangan | 50   | 60    | SISTEM                              | semua_bertanda_tangan                                  | bukukan_rapat terapkan_ke_berkas
redraf             | 50   | 45    | KOORDINATOR SEKRE_RAKOR SUPER_ADMIN | alasan_tertulis belum_diterapkan                       | naik_versi gugurkan_tanda_tangan
final              | 45   | 50    | SEKRE_RAKOR KOORDINATOR             | pernyataan baris_lengkap alasan_lengkap dalam_plafon   | catat_pernyataan buka_tanda_tangan
selesai_terap      | 60   | 70    | SISTEM                              | semua_diterapkan                                       | -
`;

/* What happens without a change of state, each with where the page says it. */
const RAKOR_TETAP = `
peristiwa    | dari        | ke    | peran                                                    | penjaga              | efek         | alasan
ubah         | 10 20 30    | tetap | SEKRE_RAKOR                                              | -                    | -            | B: the secretariat has CRUD of the meeting, until it is closed
susun_agenda | 10 20       | tetap | SEKRE_RAKOR                                              | -                    | -            | E.2: the agenda is made before the meeting begins
isi_angka    | 10 20 30 45 | tetap | SEKRE_RAKOR                                              | -                    | -            | C.11 dashboard/komoditas: order and chosen figures, as long as rows are discussed
hadir        | 20 30       | tetap | SEKRE_RAKOR                                              | -                    | -            | E.2 peserta.hadir is told when the meeting is due or runs
masuk_agenda | 20          | tetap | SEKRE_RAKOR                                              | -                    | -            | T17: put on an agenda while the meeting is Terjadwal
keluar_agenda | 20 30      | tetap | SEKRE_RAKOR                                              | alasan_tertulis      | lepas_berkas | T32: taken off an agenda, with a reason
usul         | 20 30       | tetap | SEKRE_RAKOR KL_VERIFIKATOR KL_KOORDINATOR KL_PEMUTUS     | -                    | -            | B: ministries update their rows' recommendation
bahas        | 30 45       | tetap | SEKRE_RAKOR                                              | -                    | -            | E.3: rows get their determination while the meeting runs, or is drafted anew
tanda_tangan | 50          | tetap | KOORDINATOR KL_PEMUTUS                                   | giliran_tanda_tangan | -            | B: sign document; E.3: the chair last
terapkan     | 60          | tetap | SISTEM                                                   | -                    | -            | E.3: decisions are pushed to applications one by one
`;

/*
 * Where a cell says more than the page's own row.
 *   mulai agenda_ada: a commodity can be taken off between the invitation and the meeting, and nothing is left to discuss.
 *   mulai berkas_masuk: T17 asks for 'Terjadwal'. What waited at the invitation comes by itself, and would stay behind.
 *   selesai alasan_lengkap, dalam_plafon: E.2, 'penetapan <= rekomendasi unless alasan', 'zero must have alasan', the sum
 *     never above the ceiling; what is put to the chair keeps them.
 *   batal alasan_tertulis: T32 asks for a reason, and its files come back by it.
 *   final from 45 by SEKRE and KOORDINATOR only: E.3 names SUPER at the redraft, and the matrix of B gives it no finalise.
 *   redraf belum_diterapkan: issue 17, 'after the first push there is no redraft'.
 */
const baca = (teks: string) =>
  bacaTabel<'peristiwa' | 'dari' | 'ke' | 'peran' | 'penjaga' | 'efek' | 'alasan'>(teks).flatMap((b) =>
    isi(b.dari).map((dari) => ({
      ...{ peristiwa: b.peristiwa, dari, ke: b.ke },
      ...{ peran: isi(b.peran), penjaga: isi(b.penjaga), efek: isi(b.efek) },
    })),
  );
export const SEL_RAKOR = [...baca(RAKOR_HALAMAN), ...baca(RAKOR_TETAP)];
export const ALASAN_TETAP = bacaTabel<'peristiwa' | 'alasan'>(RAKOR_TETAP);

/** E.3, codes and what they are called. */
export const STATUS_HALAMAN = `
10 Draf
20 Terjadwal
30 Berlangsung
40 Menunggu Final
45 Redraf
50 Final, Menunggu Tanda Tangan
60 Ditandatangani
70 Selesai
80 Dibatalkan
`
  .trim()
  .split('\n');
