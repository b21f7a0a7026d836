import type { Jalur, Skema } from '@sinas/api-client';
import { tampilHs } from '@sinas/domain/format/tampil';
import { saringHs, saringKantor, saringKbli, saringPelabuhan } from '@sinas/domain/referensi/saring';
import { satuanPilihan } from '@sinas/domain/format/satuan';
import type { Opsi } from '@sinas/ui/inputs/saring-opsi';

interface Bentuk<T> {
  path: Jalur<'get'>;
  /** Most that one question brings; absent = the list comes as a whole and is filtered on this device. */
  limit?: number;
  /** How long the list may take to come (BATAS-01), where it is not the usual time. */
  batasMs?: number;
  /** Kept by a system outside the portal: it may be out of reach. */
  luar?: boolean;
  jadi: (rows: readonly T[]) => Opsi[];
  /** How codes are shown before names; absent = names alone. */
  tampilKode?: (kode: string) => string;
  /** What to try when nothing is found. */
  petunjuk: string;
}
type Sumber = Omit<Bentuk<never>, 'jadi'> & { jadi: (rows: readonly unknown[]) => Opsi[] };
const sumber = <T>({ jadi, ...s }: Bentuk<T>): Sumber => ({ ...s, jadi: (rows) => jadi(rows as readonly T[]) });

const polos = (kode: string): string => kode;
const JEJAK = ' › ';
const RINGKAS = 200;

/** Texts of the lines above stand before a line's own; the list shows them as the way down to it. */
function hs(rows: readonly Skema<'HsDto'>[]): Opsi[] {
  const induk = new Map(rows.map((r) => [r.hsCodeFormat, r.induk ?? []]));
  return saringHs(rows).map(({ hsCodeFormat: kode, uraianId }) => {
    const atas = induk.get(kode) ?? [];
    const sendiri = (teks: string): string => {
      const awal = atas.map((a) => `${a.slice(0, RINGKAS)}: `).find((a) => teks.startsWith(a));
      return awal ? teks.slice(awal.length) : teks;
    };
    const nama = uraianId.split('\n').map(sendiri).join('\n');
    return { kode, nama, ...(atas.length ? { keterangan: atas.join(JEJAK) } : {}) };
  });
}
/** People look for a name by its letter, not for a code that they do not know. */
const menurutNama = (opsi: Opsi[]): Opsi[] => opsi.sort((a, b) => a.nama.localeCompare(b.nama, 'id'));
const pelabuhan = (rows: readonly Skema<'PelabuhanDto'>[]): Opsi[] =>
  rows.map((p) => ({ kode: p.KodePelabuhan, nama: p.Pelabuhan }));
/** Ours as a whole, by name; what the filter puts at the end stays there (VALIDASI-18). */
const pelabuhanKita = (rows: readonly Skema<'PelabuhanDto'>[]): Opsi[] =>
  pelabuhan(saringPelabuhan([...rows].sort((a, b) => a.Pelabuhan.localeCompare(b.Pelabuhan, 'id'))));
const negara = (rows: readonly Skema<'NegaraDto'>[]): Opsi[] =>
  menurutNama(rows.map((n) => ({ kode: n.KodeNegara, nama: n.Negara })));

/** Where each list comes from, and how a row of it becomes something to choose. */
export const SUMBER = {
  hs: sumber<Skema<'HsDto'>>({
    path: '/api/ref/v2/hscode/search',
    limit: 50,
    jadi: hs,
    tampilKode: tampilHs,
    petunjuk: 'Coba kata yang lebih umum, angka awal kodenya, atau telusuri pohon.',
  }),
  pelabuhan: sumber<Skema<'PelabuhanDto'>>({
    path: '/api/ref/v2/pelabuhan/ID',
    jadi: pelabuhanKita,
    tampilKode: polos,
    petunjuk: 'Coba nama kotanya atau kode pelabuhannya.',
  }),
  pelabuhan_asing: sumber<Skema<'PelabuhanDto'>>({
    path: '/api/ref/v2/pelabuhan/searchBy',
    limit: 100,
    jadi: pelabuhan,
    tampilKode: polos,
    petunjuk: 'Coba nama kotanya atau kode pelabuhannya.',
  }),
  negara: sumber<Skema<'NegaraDto'>>({
    path: '/api/ref/v2/negara',
    batasMs: 30_000,
    jadi: negara,
    tampilKode: polos,
    petunjuk: 'Coba nama Indonesianya atau dua huruf kodenya.',
  }),
  negara_elemen: sumber<Skema<'NegaraDto'>>({
    path: '/nk/v2/data-nk/ref/negara-by-kdelemen',
    batasMs: 30_000,
    jadi: negara,
    petunjuk: 'Coba nama Indonesianya atau dua huruf kodenya.',
  }),
  pelabuhan_elemen: sumber<Skema<'PelabuhanDto'>>({
    path: '/nk/v2/data-nk/ref/pelabuhan-elemen',
    jadi: pelabuhanKita,
    petunjuk: 'Coba nama kotanya atau kode pelabuhannya.',
  }),
  kpbc: sumber<Skema<'KantorDto'>>({
    path: '/api/ref/v2/kpbc/search',
    jadi: (rows) => saringKantor(rows).map((k) => ({ kode: k.KodeKPBC, nama: k.UrKPBC })),
    tampilKode: polos,
    petunjuk: 'Coba nama kotanya atau enam angka kode kantornya.',
  }),
  kbli: sumber<Skema<'KbliDto'>>({
    path: '/api/ref/v2/kbli-nk',
    limit: 100,
    jadi: (rows) => saringKbli(rows).map((k) => ({ kode: k.kode_kbli, nama: k.uraian })),
    tampilKode: polos,
    petunjuk: 'Coba kata lain, atau lima angka KBLI di NIB Anda.',
  }),
  satuan: sumber<Skema<'SatuanDto'>>({
    path: '/api/ref/v2/satuan',
    limit: 100,
    jadi: (rows) => rows.map((s) => ({ kode: s.kodeSatuan, nama: satuanPilihan(s.kodeSatuan, s.urSatuan) })),
    petunjuk: 'Coba nama satuan lain.',
  }),
  ikan: sumber<Skema<'IkanDto'>>({
    path: '/nk/v2/data-nk/ref/latin-kkp',
    limit: 100,
    jadi: (rows) => rows.map((i) => ({ kode: i.NAMA_LATIN, nama: i.NAMA_LATIN, keterangan: i.NAMA_UMUM })),
    petunjuk: 'Coba nama umum atau sebagian nama Latinnya.',
  }),
  eksportir: sumber<Skema<'EksportirDto'>>({
    path: '/nk/v2/data-nk/ref/eksportir-kementan',
    limit: 100,
    luar: true,
    jadi: (rows) => rows.map((e) => ({ kode: e.kode, nama: e.nama, keterangan: `${e.negara}, ${e.alamat}` })),
    tampilKode: polos,
    petunjuk: 'Coba nama lain.',
  }),
} as const;
export type NamaSumber = keyof typeof SUMBER;
export const definisi = (nama: NamaSumber): Sumber => SUMBER[nama];
