import { hariTanggal } from '../format/tanggal';
import { tanpaSingkatan } from '../format/teks';
import { STATUS, type KdStatus, type Meja } from './status';

export interface Giliran {
  kode: Meja;
  /** Who that is, in words. */
  nama: string;
  /** What is awaited there, in words. */
  berikut: string;
  giliran_anda: boolean;
}
interface Berkas {
  status: KdStatus;
  urGa: string;
  pengambil: string | null;
  tenggatPerbaikan: Date | null;
  /** The desk waits for an answer of the company until then. */
  tenggatInformasi: Date | null;
  kini: Date;
  /** The reader is the applicant. */
  pemohon: boolean;
}

/** The desk and what it is to do, in words for the reader. What the clock says is `kataJam`. */
export function giliranBerkas(b: Berkas): Giliran {
  const meja = STATUS[b.status].meja;
  const anda = b.pemohon && (meja === 'pemohon' || b.status === '11' || b.tenggatInformasi !== null);
  if (b.tenggatInformasi) {
    const sampai = hariTanggal(b.tenggatInformasi);
    return {
      kode: meja,
      nama: b.pemohon ? 'Anda' : 'Pemohon',
      berikut: `Menunggu jawaban ${b.pemohon ? 'Anda' : 'perusahaan'} sampai ${sampai}.`,
      giliran_anda: anda,
    };
  }
  return { kode: meja, nama: namaMeja(b, meja), berikut: berikut(b), giliran_anda: anda };
}

function namaMeja({ status, urGa, pengambil, pemohon }: Berkas, meja: Meja): string {
  const ga = tanpaSingkatan(urGa);
  switch (meja) {
    case 'pemohon':
      return pemohon ? 'Anda' : 'Pemohon';
    case 'portal':
      return 'Portal SINAS NK';
    case 'antrean':
      return ga;
    case 'verifikator':
      if (!pengambil) return ga;
      return pemohon ? `${ga}, verifikator` : `${ga}, ${pengambil}`;
    case 'koordinator':
      return `${ga}, koordinator verifikasi`;
    case 'pejabat':
      return `${ga}, pejabat pemutus`;
    case 'sekretariat':
      return 'Sekretariat Rakor';
    case 'menteri':
      return 'Rakor Menteri';
    case 'selesai':
      return status === '80' || status === '91' ? 'Ditutup' : 'Selesai';
  }
}

function berikut({ status, urGa, pengambil, tenggatPerbaikan, kini }: Berkas): string {
  const ga = tanpaSingkatan(urGa);
  switch (status) {
    case '00':
      return 'Lengkapi isian lalu kirim.';
    case '10':
      return `Sedang diteruskan ke ${ga}.`;
    case '26':
      return `Perbaikan sedang diteruskan ke ${ga}.`;
    case '11':
      return 'Pengiriman ke sistem K/L gagal. Berkas aman, kirim ulang.';
    case '20':
      return 'Menunggu diambil verifikator.';
    case '21':
      return pengambil ? 'Sedang diperiksa.' : 'Menunggu diambil verifikator.';
    case '22':
      return 'Rekomendasi sedang ditelaah.';
    case '23':
      return 'Menunggu keputusan.';
    case '25':
      return tenggatPerbaikan && kini > tenggatPerbaikan
        ? `Batas perbaikan ${hariTanggal(tenggatPerbaikan)} sudah lewat.`
        : `Perbaiki paling lambat ${hariTanggal(tenggatPerbaikan)}.`;
    case '30':
      return 'PNBP belum dibayar.';
    case '32':
      return 'Tagihan PNBP kedaluwarsa.';
    case '31':
      return 'PNBP lunas, sedang diteruskan ke pejabat pemutus.';
    case '40':
      return 'Menunggu agenda Rakornis.';
    case '41':
      return 'Sedang dibahas Rakornis, lalu Rakor Menteri.';
    case '42':
      return 'Menunggu agenda Rakor Menteri.';
    case '43':
      return 'Sedang dibahas Rakor Menteri.';
    case '50':
    case '51':
    case '57':
      return 'Keputusan sudah terbit.';
    case '90':
      return 'Ditolak. Lihat alasan tiap baris.';
    case '52':
      return 'Digantikan keputusan perubahan.';
    case '70':
      return 'Masa berlaku sudah habis.';
    case '80':
      return 'Dibatalkan pemohon.';
    case '85':
      return 'Keputusan dicabut.';
    case '91':
      return 'Ditutup karena perbaikan tidak dikirim sampai batas waktu.';
  }
}
