import { api, bukaSaluran, type Kueri } from '@sinas/api-client';
import { kunciBaru } from '../../lib/kunci';
import type {
  KeputusanFinal,
  LangkahRapat,
  Modal,
  RakornisBaru,
  RakornisUbah,
  RapatBaru,
  SusunAgenda,
  TandaTangan,
  Tentukan,
} from './wire';

const JALUR = '/nk/v2/rakor';
/** Kind of the technical meeting, which has paths of its own. */
const RAKORNIS = 1;
type JenisMenteri = RapatBaru['jenis'];
type Sinyal = { signal?: AbortSignal };
type HapusModal = { id_rakor: string; jenis: 'komoditas' | 'peserta' | 'penanda_tangan' | 'berkas'; id: string };

/** Who works on which row, as the stream tells it; null = none any more. */
export interface Sunting {
  id_user: string;
  nama: string;
  id_baris: string | null;
}
interface Pendengar {
  onRapat: (bagian: string[]) => void;
  onSunting: (s: Sunting) => void;
  /** The line that the room is to see. */
  onTampil: (idGaris: string) => void;
  onHidup: (hidup: boolean) => void;
}

/** Coordination meetings: every path once. */
export const dataRakor = {
  rapatDaftar: (kueri: Kueri, opsi?: Sinyal) => api.daftar('/nk/v2/rakor', { query: kueri, ...opsi }),
  rapat: (id: string, opsi?: Sinyal) => api.ambil('/nk/v2/rakor/rinci/{id}', { path: { id }, ...opsi }),
  rapatRiwayat: (id: string, page: number, limit: number, opsi?: Sinyal) =>
    api.daftar('/nk/v2/rakor/riwayat/{id}', { path: { id }, query: { page, limit }, ...opsi }),
  rapatBuat: (jenis: number, isi: RakornisBaru) =>
    jenis === RAKORNIS
      ? api.kirim('/nk/v2/rakornis', { body: isi, kunci: kunciBaru() })
      : api.kirim('/nk/v2/rakor', { body: { ...isi, jenis: jenis as JenisMenteri }, kunci: kunciBaru() }),
  rapatUbah: (id: string, jenis: number, isi: RakornisUbah) =>
    jenis === RAKORNIS
      ? api.ganti('/nk/v2/rakornis/{id}', { path: { id }, body: isi })
      : api.ganti('/nk/v2/rakor', { body: { ...isi, id_rakor: id } }),
  rapatLangkah: (id: string, isi: LangkahRapat) => api.kirim('/nk/v2/rakor/langkah/{id}', { path: { id }, body: isi }),
  rapatFinal: (id: string, jenis: number, isi: KeputusanFinal) =>
    jenis === RAKORNIS
      ? api.ganti('/nk/v2/rakornis/keputusan-final/{id}', { path: { id }, body: isi })
      : api.kirim('/nk/v2/rakor/final/disclaimer', { body: { ...isi, id_rakor: id } }),
  rapatRedraf: (id: string, versi: number, alasan: string) =>
    api.kirim('/nk/v2/rakor/redraft/{id}', { path: { id }, body: { versi, alasan } }),
  rapatTandaTangan: (id: string, isi: TandaTangan) =>
    api.kirim('/nk/v2/rakor/sign-doc/{id}', { path: { id }, body: isi }),
  rapatBeda: (id: string, dari: number, ke: number, opsi?: Sinyal) =>
    api.ambil('/nk/v2/rakor/versi/{id}', { path: { id }, query: { dari, ke }, ...opsi }),

  rapatGaris: (id_rakor: string, opsi?: Sinyal) => api.ambil('/nk/v2/rakor/sum', { query: { id_rakor }, ...opsi }),
  rapatIsiGaris: (idGaris: string, sejak?: string, opsi?: Sinyal) =>
    api.ambil('/nk/v2/rakor/nested/{id}', { path: { id: idGaris }, query: { sejak }, ...opsi, latar: true }),
  rapatBaris: (id_rakor: string, opsi?: Sinyal) => api.ambil('/nk/v2/rakor/rk', { query: { id_rakor }, ...opsi }),
  rapatTambah: (isi: Modal) => api.kirim('/nk/v2/rakor/modal', { body: isi, kunci: kunciBaru() }),
  rapatSimpan: (isi: Modal) => api.ganti('/nk/v2/rakor/modal', { body: isi }),
  rapatHapus: (isi: HapusModal & { alasan?: string }) => api.hapus('/nk/v2/rakor/modal', { query: isi }),
  rapatTentukan: (isi: Tentukan) => api.kirim('/nk/v2/rakor/postBulk', { body: isi }),
  /** A preview changes nothing. */
  rapatBukuKerja: (id: string, berkas: File, pratinjau: boolean) => {
    const isi = new FormData();
    isi.set('pratinjau', String(pratinjau));
    isi.set('file', berkas);
    return api.kirim('/nk/v2/rakor/buku-kerja/{id}', { path: { id }, body: isi });
  },
  rapatSusun: (isi: SusunAgenda) => api.ganti('/nk/v2/rakor/dashboard/komoditas', { body: isi }),
  rapatMasuk: (id_rakor: string, no_aju: string[]) =>
    api.kirim('/nk/v2/rakor/insert-rakor', { body: { id_rakor, no_aju } }),
  rapatCalonKomoditas: (id_rakor: string, opsi?: Sinyal) =>
    api.ambil('/nk/v2/rakor/komoditas', { query: { id_rakor }, ...opsi }),
  rapatIkhtisar: (opsi?: Sinyal) => api.ambil('/nk/v2/rakor/ikhtisar', { ...opsi }),
  rapatMenunggu: (id_rakor: string, kd_komoditas: string, opsi?: Sinyal) =>
    api.ambil('/nk/v2/rakor/menunggu', { query: { id_rakor, kd_komoditas }, ...opsi }),
  rapatCalonPenanda: (id_rakor: string, opsi?: Sinyal) =>
    api.ambil('/nk/v2/rakor/penanda-tangan', { query: { id_rakor }, ...opsi }),
  rapatLampirkan: (id_rakor: string, judul: string, berkas: File) => {
    const isi = new FormData();
    isi.set('id_rakor', id_rakor);
    isi.set('judul', judul);
    isi.set('file', berkas);
    return api.kirim('/nk/v2/rakor/document-rakor', { body: isi });
  },
  rapatUbahDokumen: (id_rakor: string, id: string, judul: string) =>
    api.ganti('/nk/v2/rakor/document-rakor', { body: { id_rakor, id, judul } }),
  rapatHapusDokumen: (id_rakor: string, id: string) =>
    api.hapus('/nk/v2/rakor/document-rakor', { query: { id_rakor, id } }),

  /** Tells the others which row is under one's hands, null = none any more, and the room which line it is to see. */
  rapatSunting: (id: string, idBaris: string | null, idGaris?: string) =>
    api.kirim('/nk/v2/rakor/sunting/{id}', {
      path: { id },
      body: { ...(idBaris !== null && { id_baris: idBaris }), ...(idGaris !== undefined && { id_garis: idGaris }) },
      latar: true,
    }),

  rapatDasbor: (tahun: number | undefined, opsi?: Sinyal) =>
    api.ambil('/nk/v2/rakor/dashboard', { query: { tahun }, ...opsi }),
  izinDisetujui: (kueri: Kueri, opsi?: Sinyal) => api.daftar('/nk/v2/rakor/approved-permit', { query: kueri, ...opsi }),
};

// These are no calls, so that react-admin's data provider, which hands on nothing else, does not have them.
/** Addresses of files: the browser loads them itself. */
export const laporanRapat = (id: string): string => `${JALUR}/report/${id}`;
export const bukuKerjaRapat = (id: string): string => `${JALUR}/buku-kerja/${id}`;
export const dokumenRapat = (id: string, idDokumen: string): string => `${JALUR}/document-rakor/${id}/${idDokumen}`;
/** What changes in a meeting, as it happens. Gives back what ends it. */
export const dengarkanRapat = (id: string, { onRapat, onSunting, onTampil, onHidup }: Pendengar): (() => void) =>
  bukaSaluran(`${JALUR}/aliran/${id}`, {
    dengar: {
      rapat: (isi) => onRapat((isi as { bagian: string[] }).bagian),
      sunting: (isi) => onSunting(isi as Sunting),
      tampil: (isi) => onTampil((isi as { id_garis: string }).id_garis),
    },
    onBuka: () => onHidup(true),
    onPutus: () => onHidup(false),
  });
