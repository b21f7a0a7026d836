import { tanggal } from '@sinas/domain/format/tanggal';
import { PESAN } from '@sinas/domain/pesan/pesan';
import type { Aksi, NamaAksi } from '@sinas/domain/pengajuan/aksi';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { akhirTahunNeraca, periksaPerpanjangan } from '@sinas/domain/pengajuan/masa-berlaku';
import { ALASAN_PERUBAHAN, JENIS_TURUNAN } from '@sinas/domain/pengajuan/turunan';
import { api } from '../../lib/api';
import type { DetailBerkas } from '../../lib/wire';

interface Masukan {
  berkas: DetailBerkas;
  /** Of an act that asks for one of a list. */
  kd_alasan: string;
  alasan: string;
  /** Of an act that asks for a day, yyyy-mm-dd. */
  hari: string;
  kunci: string;
}
/** An action that is asked for, carried out here, and ends in a dialog. */
export interface AksiTanya {
  judul: string;
  /** Word for word where the requirements give words (GALAT-06). */
  tanya: string;
  akibat: string;
  perluAlasan?: boolean;
  /** Reasons to choose one of, code and words; the text beside it is optional then. */
  pilihan?: readonly (readonly [string, string])[];
  /** A day is asked for: its label, what it is to be (yyyy-mm-dd at first), and the sentence that refuses another one. */
  hari?: (berkas: DetailBerkas) => {
    label: string;
    petunjuk: string;
    awal: string;
    periksa: (hari: string) => string | undefined;
  };
  /** What comes out is a draft of its own: it is opened when the result was read. */
  membuka?: true;
  berhasil: string;
  /** Heads the failure when `gagalDulu`, else stands in when the server sent no sentence. */
  gagal: string;
  gagalDulu?: boolean;
  jalankan: (m: Masukan) => Promise<{ idNk?: string } | null>;
}

export const AKSI_TANYA: Partial<Record<NamaAksi, AksiTanya>> = {
  minta_perbaikan: {
    judul: 'Ajukan perbaikan',
    tanya: PESAN['konfirmasi.perbaikan'],
    akibat: 'Berkas kembali ke meja Anda dan jam layanan berhenti sampai dikirim lagi.',
    berhasil: 'Pengajuan perbaikan berhasil dilakukan',
    gagal: PESAN['gagal.simpan'],
    jalankan: ({ berkas, kunci }) =>
      api.kirim('/nk/v2/data-nk/rki/pengajuan-perbaikan/{id}', {
        path: { id: berkas.noAju },
        query: { id_nk_pengajuan: berkas.idNk },
        kunci,
      }),
  },
  perubahan: {
    judul: 'Ajukan perubahan',
    tanya: PESAN['konfirmasi.perubahan'],
    akibat: 'Draf baru dibuat dengan isi keputusan ini. Keputusan ini tetap berlaku sampai perubahannya terbit.',
    pilihan: Object.entries(ALASAN_PERUBAHAN).map(([kd, kata]) => [kd, `${kd} ${kata}`] as const),
    membuka: true,
    berhasil: 'Pengajuan perubahan berhasil dilakukan',
    gagal: PESAN['gagal.simpan'],
    jalankan: ({ berkas, kd_alasan, alasan, kunci }) =>
      api.kirim('/nk/v2/data-nk/rki/pengajuan-perubahan/{id}', {
        path: { id: berkas.noAju },
        body: { kd_alasan: kd_alasan as keyof typeof ALASAN_PERUBAHAN, keterangan: alasan },
        query: { id_nk_pengajuan: berkas.idNk },
        kunci,
      }),
  },
  perpanjangan: {
    judul: 'Perpanjang masa berlaku',
    tanya: 'Ajukan perpanjangan masa berlaku keputusan ini?',
    akibat:
      'Hanya tanggalnya yang diajukan; barang dan jumlah tetap. Bila keputusan ini berakhir sebelum perpanjangannya diputus, perpanjangan ikut ditutup.',
    perluAlasan: true,
    hari: ({ tahun, berlaku_sampai }) => ({
      label: 'Berlaku sampai',
      petunjuk: `Setelah ${tanggal(berlaku_sampai)}, paling lambat ${tanggal(akhirTahunNeraca(tahun))}`,
      awal: akhirTahunNeraca(tahun),
      periksa: (hari) => periksaPerpanjangan(hari, tahun, berlaku_sampai ?? '')[0]?.message,
    }),
    membuka: true,
    berhasil: 'Draf perpanjangan dibuat',
    gagal: PESAN['gagal.simpan'],
    jalankan: ({ berkas, alasan, hari, kunci }) =>
      api.kirim('/nk/v2/data-nk/rki/pengajuan-perubahan/{id}', {
        path: { id: berkas.noAju },
        body: { jenis_pengajuan: JENIS_TURUNAN.perpanjangan, berlaku_sampai: hari, keterangan: alasan },
        query: { id_nk_pengajuan: berkas.idNk },
        kunci,
      }),
  },
  duplikat: {
    judul: 'Buat salinan',
    tanya: 'Buat draf baru dengan isi berkas ini?',
    akibat: 'Barang dan isian ikut tersalin. Dokumen yang lebih tua dari satu tahun tidak ikut dan diminta lagi.',
    membuka: true,
    berhasil: 'Salinan dibuat',
    gagal: PESAN['gagal.simpan'],
    jalankan: ({ berkas, kunci }) =>
      api.kirim('/nk/v2/data-nk/rki/pengajuan-duplicate/{id}', { path: { id: berkas.idNk }, body: {}, kunci }),
  },
  reaju: {
    judul: 'Ajukan ulang',
    tanya: 'Ajukan ulang pertimbangan teknis ini?',
    akibat: 'Draf baru dengan nomor baru dibuat dengan isi berkas ini. Perbaiki yang menjadi alasan penolakan.',
    membuka: true,
    berhasil: 'Draf pengajuan ulang dibuat',
    gagal: PESAN['gagal.simpan'],
    jalankan: ({ berkas, kunci }) =>
      api.kirim('/nk/v2/pertek/reaju/{id}', { path: { id: berkas.idNk }, body: {}, kunci }),
  },
  kirim_ulang: {
    judul: 'Kirim ulang ke K/L',
    tanya: 'Kirim ulang berkas ini ke sistem K/L?',
    akibat: 'Isi yang dikirim sama persis dengan kiriman pertama; K/L tidak menerimanya dua kali.',
    berhasil: PESAN['berhasil.kirim'],
    gagal: PESAN['gagal.kirim'],
    gagalDulu: true,
    jalankan: ({ berkas, kunci }) =>
      api.kirim('/nk/v2/data-nk/resendRKI/{id}', { path: { id: berkas.idNk }, body: {}, kunci }),
  },
  batalkan: {
    judul: 'Batalkan pengajuan',
    tanya: 'Batalkan pengajuan ini?',
    akibat: 'Pembatalan tidak dapat ditarik kembali, dan PNBP yang sudah dibayar tidak dikembalikan. Tulis alasannya.',
    perluAlasan: true,
    berhasil: 'Pengajuan dibatalkan',
    gagal: PESAN['gagal.simpan'],
    jalankan: ({ berkas, alasan, kunci }) =>
      api.kirim('/nk/v2/data-nk/batalkan/{id}', {
        path: { id: berkas.idNk },
        body: { versi: berkas.versi, alasan },
        kunci,
      }),
  },
};

/** Actions that are carried out in the form. */
const DI_FORMULIR: readonly NamaAksi[] = ['simpan', 'kirim', 'kirim_perbaikan'];
export const diFormulir = (aksi: NamaAksi): boolean => DI_FORMULIR.includes(aksi);

/** Actions that have a page of their own. */
export const alamatAksi = (aksi: NamaAksi, idNk: string): string | null => {
  if (diFormulir(aksi)) return `/pengajuan/${idNk}/ubah`;
  return aksi === 'serahkan' ? `/realisasi/${idNk}/serah` : null;
};

/** What this page can do, and what nobody can yet, with its reason; officers' actions belong to the console. */
export const aksiHalaman = (semua: readonly Aksi[]): Aksi[] =>
  semua.filter((a) => alamatAksi(a.aksi, '') !== null || AKSI_TANYA[a.aksi]);

/** The next step as one button: what waits for the company first. */
export function aksiUtama(
  berkas: Pick<DetailBerkas, 'aksi_tersedia' | 'perbaikan' | 'kd_status_pengajuan'>,
): { aksi: NamaAksi; label: string } | null {
  const boleh = (aksi: NamaAksi) => berkas.aksi_tersedia.some((a) => a.aksi === aksi && a.boleh);
  if (boleh('kirim_ulang')) return { aksi: 'kirim_ulang', label: 'Kirim ulang ke K/L' };
  const isi = boleh('simpan') || boleh('kirim_perbaikan');
  if (dalam('dikembalikan', berkas.kd_status_pengajuan) && isi)
    return {
      aksi: 'simpan',
      label: berkas.perbaikan?.butir ? `Jawab ${berkas.perbaikan.butir} butir` : 'Perbaiki isian',
    };
  if (boleh('simpan')) return { aksi: 'simpan', label: 'Lanjutkan draf' };
  return null;
}
