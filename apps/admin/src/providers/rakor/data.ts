import { api, bukaSaluran, type Kueri } from '@sinas/api-client';
import { kunciBaru } from '../../lib/kunci';
import type {
  BarisRapat,
  BedaVersi,
  BerkasMenunggu,
  CalonKomoditas,
  CalonPenandaTangan,
  DasborRapat,
  DokumenRapat,
  GarisRapat,
  HasilBukuKerja,
  IsiGaris,
  IzinDisetujui,
  KeputusanFinal,
  LangkahRapat,
  MasukHasil,
  MenungguRapat,
  Modal,
  ModalHasil,
  Pratinjau,
  RakornisBaru,
  RakornisUbah,
  Rapat,
  RapatBaru,
  RapatRinci,
  RiwayatRapat,
  SusunAgenda,
  TandaTangan,
  Tentukan,
} from './wire';

const JALUR = '/nk/v2/rakor';
const TEKNIS = '/nk/v2/rakornis';
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
  rapatDaftar: (kueri: Kueri, opsi?: Sinyal) => api.daftar<Rapat>(JALUR, kueri, opsi),
  rapat: (id: string, opsi?: Sinyal) => api.ambil<RapatRinci>(`${JALUR}/rinci/${id}`, undefined, opsi),
  rapatRiwayat: (id: string, page: number, limit: number, opsi?: Sinyal) =>
    api.daftar<RiwayatRapat>(`${JALUR}/riwayat/${id}`, { page, limit }, opsi),
  rapatBuat: (jenis: number, isi: RakornisBaru) =>
    jenis === RAKORNIS
      ? api.kirim<RapatRinci>(TEKNIS, isi, { kunci: kunciBaru() })
      : api.kirim<RapatRinci>(JALUR, { ...isi, jenis: jenis as JenisMenteri }, { kunci: kunciBaru() }),
  rapatUbah: (id: string, jenis: number, isi: RakornisUbah) =>
    jenis === RAKORNIS
      ? api.ganti<RapatRinci>(`${TEKNIS}/${id}`, isi)
      : api.ganti<RapatRinci>(JALUR, { ...isi, id_rakor: id }),
  rapatLangkah: (id: string, isi: LangkahRapat) => api.kirim<RapatRinci>(`${JALUR}/langkah/${id}`, isi),
  rapatFinal: (id: string, jenis: number, isi: KeputusanFinal) =>
    jenis === RAKORNIS
      ? api.ganti<RapatRinci>(`${TEKNIS}/keputusan-final/${id}`, isi)
      : api.kirim<RapatRinci>(`${JALUR}/final/disclaimer`, { ...isi, id_rakor: id }),
  rapatRedraf: (id: string, versi: number, alasan: string) =>
    api.kirim<RapatRinci>(`${JALUR}/redraft/${id}`, { versi, alasan }),
  rapatTandaTangan: (id: string, isi: TandaTangan) => api.kirim<RapatRinci>(`${JALUR}/sign-doc/${id}`, isi),
  rapatBeda: (id: string, dari: number, ke: number, opsi?: Sinyal) =>
    api.ambil<BedaVersi>(`${JALUR}/versi/${id}`, { dari, ke }, opsi),

  rapatGaris: (id_rakor: string, opsi?: Sinyal) => api.ambil<GarisRapat[]>(`${JALUR}/sum`, { id_rakor }, opsi),
  rapatIsiGaris: (idGaris: string, sejak?: string, opsi?: Sinyal) =>
    api.ambil<IsiGaris>(`${JALUR}/nested/${idGaris}`, { sejak }, { ...opsi, latar: true }),
  rapatBaris: (id_rakor: string, opsi?: Sinyal) => api.ambil<BarisRapat[]>(`${JALUR}/rk`, { id_rakor }, opsi),
  rapatTambah: (isi: Modal) => api.kirim<ModalHasil>(`${JALUR}/modal`, isi, { kunci: kunciBaru() }),
  rapatSimpan: (isi: Modal) => api.ganti<ModalHasil>(`${JALUR}/modal`, isi),
  rapatHapus: (isi: HapusModal & { alasan?: string }) => api.hapus<RapatRinci>(`${JALUR}/modal`, isi),
  rapatTentukan: (isi: Tentukan) => api.kirim<Pratinjau>(`${JALUR}/postBulk`, isi),
  /** A preview changes nothing. */
  rapatBukuKerja: (id: string, berkas: File, pratinjau: boolean) => {
    const isi = new FormData();
    isi.set('pratinjau', String(pratinjau));
    isi.set('file', berkas);
    return api.kirim<HasilBukuKerja>(`${JALUR}/buku-kerja/${id}`, isi);
  },
  rapatSusun: (isi: SusunAgenda) => api.ganti<RapatRinci>(`${JALUR}/dashboard/komoditas`, isi),
  rapatMasuk: (id_rakor: string, no_aju: string[]) =>
    api.kirim<MasukHasil[]>(`${JALUR}/insert-rakor`, { id_rakor, no_aju }),
  rapatCalonKomoditas: (id_rakor: string, opsi?: Sinyal) =>
    api.ambil<CalonKomoditas[]>(`${JALUR}/komoditas`, { id_rakor }, opsi),
  rapatIkhtisar: (opsi?: Sinyal) => api.ambil<MenungguRapat[]>(`${JALUR}/ikhtisar`, {}, opsi),
  rapatMenunggu: (id_rakor: string, kd_komoditas: string, opsi?: Sinyal) =>
    api.ambil<BerkasMenunggu[]>(`${JALUR}/menunggu`, { id_rakor, kd_komoditas }, opsi),
  rapatCalonPenanda: (id_rakor: string, opsi?: Sinyal) =>
    api.ambil<CalonPenandaTangan[]>(`${JALUR}/penanda-tangan`, { id_rakor }, opsi),
  rapatLampirkan: (id_rakor: string, judul: string, berkas: File) => {
    const isi = new FormData();
    isi.set('id_rakor', id_rakor);
    isi.set('judul', judul);
    isi.set('file', berkas);
    return api.kirim<DokumenRapat[]>(`${JALUR}/document-rakor`, isi);
  },
  rapatUbahDokumen: (id_rakor: string, id: string, judul: string) =>
    api.ganti<DokumenRapat[]>(`${JALUR}/document-rakor`, { id_rakor, id, judul }),
  rapatHapusDokumen: (id_rakor: string, id: string) =>
    api.hapus<DokumenRapat[]>(`${JALUR}/document-rakor`, { id_rakor, id }),

  /** Tells the others which row is under one's hands, null = none any more, and the room which line it is to see. */
  rapatSunting: (id: string, idBaris: string | null, idGaris?: string) =>
    api.kirim<null>(
      `${JALUR}/sunting/${id}`,
      { ...(idBaris !== null && { id_baris: idBaris }), ...(idGaris !== undefined && { id_garis: idGaris }) },
      { latar: true },
    ),

  rapatDasbor: (tahun: number | undefined, opsi?: Sinyal) =>
    api.ambil<DasborRapat>(`${JALUR}/dashboard`, { tahun }, opsi),
  izinDisetujui: (kueri: Kueri, opsi?: Sinyal) => api.daftar<IzinDisetujui>(`${JALUR}/approved-permit`, kueri, opsi),
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
