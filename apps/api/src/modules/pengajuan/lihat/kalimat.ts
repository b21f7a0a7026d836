import { angka as angkaTampil } from '@sinas/domain/format/angka';
import { hariTanggal } from '@sinas/domain/format/tanggal';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { tanpaSingkatan } from '@sinas/domain/format/teks';
import { ALASAN, type KdAlasan } from '@sinas/domain/baris/alasan';
import { mejaPeran } from '@sinas/domain/pengajuan/meja';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { JENIS_TURUNAN } from '@sinas/domain/pengajuan/turunan';

interface Peristiwa {
  peristiwa: string;
  nama: string;
  kode_peran: string;
  catatan: string | null;
  data: unknown;
}
const angka = (d: unknown, k: string): number => Number((d as Record<string, unknown>)[k] ?? 0);

/** Row numbers of a removal: 'baris 2', 'baris 2 dan 5'. */
function daftarBaris(d: unknown): string {
  const seri = (d as { baris?: { jenis: string; seri: number }[] }).baris ?? [];
  return `baris ${new Intl.ListFormat('id').format(seri.map((b) => String(b.seri)))}`;
}

/** '40 KGM dari baris 1 dan 2,5 KGM dari baris 3'. */
function daftarSerah(d: unknown): string {
  const baris = (d as { baris?: { seri: number; jml: string; satuan: string }[] }).baris ?? [];
  const kata = baris.map((b) => `${angkaTampil(b.jml)} ${satuanPendek(b.satuan, '')} dari baris ${b.seri}`);
  return new Intl.ListFormat('id').format(kata);
}

/** The file that a new one was made from, where its number may be told: an officer does not learn of a copied one, which may be a draft. */
export function asalDibuat(
  { peristiwa, data }: Pick<Peristiwa, 'peristiwa' | 'data'>,
  pemohon: boolean,
): bigint | null {
  const { jenis_pengajuan: jenis, asal } = (data ?? {}) as { jenis_pengajuan?: string; asal?: string };
  if (peristiwa !== 'buat' || !asal || (!pemohon && jenis === JENIS_TURUNAN.duplikat)) return null;
  return BigInt(asal);
}
/** 'pengajuan', or what it is of the file that it was made from. */
function yangDibuat(data: unknown, noAsal: string | null): string {
  const { jenis_pengajuan: jenis } = (data ?? {}) as { jenis_pengajuan?: string };
  const nomor = noAsal ? tampilNoAju(noAsal) : null;
  if (jenis === JENIS_TURUNAN.perubahan) return nomor ? `perubahan dari keputusan ${nomor}` : 'perubahan keputusan';
  if (jenis === JENIS_TURUNAN.perpanjangan)
    return nomor ? `perpanjangan masa berlaku keputusan ${nomor}` : 'perpanjangan masa berlaku keputusan';
  if (jenis === JENIS_TURUNAN.reaju) return nomor ? `pengajuan ulang dari ${nomor}` : 'pengajuan ulang';
  if (jenis === JENIS_TURUNAN.duplikat)
    return nomor ? `pengajuan sebagai salinan ${nomor}` : 'pengajuan sebagai salinan';
  return 'pengajuan';
}
/** Number of the file whose objection has opened this one. */
const dariKeberatan = (d: unknown): string =>
  tampilNoAju((d as { keberatan?: { no_aju?: string } } | null)?.keberatan?.no_aju ?? '');

const sampaiInformasi = (d: unknown): string => {
  const { tenggat } = (d ?? {}) as { tenggat?: string };
  return tenggat ? hariTanggal(new Date(tenggat)) : '-';
};

interface Pembaca {
  /** The reader did it himself, or his colleague. */
  anda: boolean;
  /** He reads it for the company: of the officers of a ministry he learns no names here. */
  pemohon: boolean;
  urGa: string;
  /** See `asalDibuat`. */
  noAsal?: string | null;
}
/** A history row as a sentence. */
export function kalimatRiwayat(r: Peristiwa, pembaca: Pembaca): string {
  const { pelaksana } = (r.data ?? {}) as { pelaksana?: string };
  return `${kalimat(r, pembaca)}${pelaksana ? ` Oleh ${pelaksana}.` : ''}`;
}

function kalimat(r: Peristiwa, { anda, pemohon, urGa, noAsal = null }: Pembaca): string {
  const tujuan = pemohon ? undefined : (r.data as { tujuan?: string } | null)?.tujuan;
  const ga = tanpaSingkatan(urGa);
  const siapa = anda
    ? 'Anda'
    : r.kode_peran.startsWith('PU_')
      ? r.nama
      : r.kode_peran === 'SISTEM'
        ? 'Sistem'
        : `${ga}`;
  switch (r.peristiwa) {
    case 'buat':
      if (dariKeberatan(r.data)) return `Dibuka karena keberatan atas pengajuan ${dariKeberatan(r.data)} dikabulkan.`;
      return `${siapa} membuat ${yangDibuat(r.data, noAsal)}.`;
    case 'kirim':
      return `${siapa} mengirim permohonan.`;
    case 'kirim_pk':
      return `${siapa} mengirim penetapan kebutuhan.`;
    case 'integrasi_pk':
      return `Masuk ke meja pejabat ${ga}.`;
    case 'intersep':
      return `${r.nama} mengubah jumlah ${daftarBaris(r.data)} (intersep). ${r.catatan ?? ''}`.trim();
    case 'kirim_perbaikan':
      return `${siapa} mengirim perbaikan.`;
    case 'kirim_ulang':
      return `${siapa} mengirim ulang ke sistem K/L.`;
    case 'integrasi_ok':
      return `${ga} menerima berkas.`;
    case 'perbaikan_diterima':
      return `${ga} menerima perbaikan.`;
    case 'integrasi_gagal':
      return `Pengiriman ke ${ga} gagal. ${r.catatan ?? ''}`.trim();
    case 'ambil':
      return `Diambil verifikator ${ga}.`;
    case 'alihkan':
      return tujuan ? `${r.nama} mengalihkan ke ${tujuan}.` : `Dialihkan ke verifikator lain ${ga}.`;
    case 'petugas_nonaktif':
      return `Dilepas dari petugas yang dinonaktifkan, kembali ke antrean ${ga}.`;
    case 'lepas':
      return `Dilepas kembali ke antrean ${ga}.`;
    case 'kembalikan':
      return `${ga} mengembalikan dengan ${angka(r.data, 'butir')} catatan.`;
    case 'minta_perbaikan':
      return `${siapa} meminta perbaikan.`;
    case 'teruskan':
      return mejaPeran(r.kode_peran)?.level === 4
        ? `Verifikator ${ga} merekomendasikan.`
        : `Koordinator ${ga} menyetujui rekomendasi.`;
    case 'setuju':
      return `${ga} menyetujui seluruhnya. Keputusan terbit.`;
    case 'setuju_sebagian':
      return `${ga} menyetujui sebagian. Keputusan terbit.`;
    case 'pertimbangan':
      return `${ga} menyimpan pertimbangan. Berikutnya Rakornis.`;
    case 'tolak':
      return `${ga} menolak. ${r.catatan ?? ''}`.trim();
    case 'batalkan':
    case 'batalkan_pk':
      return `${siapa} membatalkan pengajuan.`;
    case 'batas_perbaikan_lewat':
      return 'Ditutup karena perbaikan tidak dikirim sampai batas waktu.';
    case 'tahun_tutup':
      return `Ditutup. ${r.catatan ?? ''}`.trim();
    case 'terbit_billing':
      return `${ga} menerbitkan tagihan PNBP.`;
    case 'bayar':
      return 'PNBP lunas.';
    case 'lanjut':
      return 'Berkas berlanjut ke pejabat pemutus.';
    case 'agenda_rakornis':
      return 'Masuk agenda Rakornis.';
    case 'final_rakornis':
      return 'Rakornis selesai.';
    case 'agenda_rakormen':
      return 'Masuk agenda Rakor Menteri.';
    case 'tunda':
      return 'Pembahasan ditunda.';
    case 'keluar_agenda':
      return `Dikeluarkan dari agenda rapat. ${r.catatan ?? ''}`.trim();
    case 'tetapkan':
      return 'Ditetapkan seluruhnya.';
    case 'tetapkan_sebagian':
      return 'Ditetapkan sebagian.';
    case 'tetapkan_tolak':
      return 'Rakor tidak memberikan alokasi.';
    case 'tetapkan_tanpa_rakor':
      return `Ditetapkan seluruhnya tanpa rapat. ${r.catatan ?? ''}`.trim();
    case 'tetapkan_tanpa_rakor_sebagian':
      return `Ditetapkan sebagian tanpa rapat. ${r.catatan ?? ''}`.trim();
    case 'tetapkan_tanpa_rakor_tolak':
      return `Tidak diberi alokasi, ditetapkan tanpa rapat. ${r.catatan ?? ''}`.trim();
    case 'kedaluwarsa':
      return 'Masa berlaku keputusan habis.';
    case 'cabut':
      return `${ga} mencabut keputusan. ${r.catatan ?? ''}`.trim();
    case 'serahkan':
      return `${siapa} menyerahkan kembali ${daftarSerah(r.data)}. ${r.catatan ?? ''}`.trim();
    case 'ubah_resmi':
      return `Dikurangi rapat evaluasi: ${daftarSerah(r.data)}. ${r.catatan ?? ''}`.trim();
    case 'ajukan_keberatan':
      return `${siapa} mengajukan keberatan.`;
    case 'tarik_keberatan':
      return `${siapa} menarik keberatan.`;
    case 'kabulkan_keberatan':
      return `${ga} mengabulkan keberatan.`;
    case 'tolak_keberatan':
      return `${ga} menolak keberatan.`;
    case 'minta_informasi':
      return `${ga} meminta informasi, jawaban ditunggu sampai ${sampaiInformasi(r.data)}.`;
    case 'jawab_informasi':
      return `${siapa} menjawab permintaan informasi.`;
    case 'tutup_informasi':
      return `${ga} menutup permintaan informasi.`;
    case 'informasi_lewat':
      return 'Permintaan informasi belum dijawab sampai batas waktu. Jam layanan berjalan lagi.';
    case 'diganti':
      return 'Digantikan keputusan perubahan.';
    case 'hapus_baris':
      return `${siapa} menghapus ${daftarBaris(r.data)} yang pernah diberi jumlah oleh ${ga}.`;
    case 'lapor_rencana':
      return `${siapa} melaporkan realisasi rencana.`;
    case 'terbit_otomatis':
      return 'Terbit otomatis karena batas waktu layanan terlewati.';
    case 'tenggat_diperpanjang':
      return `Batas waktu diperpanjang karena perubahan hari libur. ${r.catatan ?? ''}`.trim();
    default:
      return r.peristiwa;
  }
}
export const namaAlasan = (kode: string | null | undefined): string => (kode ? (ALASAN[kode as KdAlasan] ?? kode) : '');
