import type { Aksi, NamaAksi } from '@sinas/domain/pengajuan/aksi';
import { LAYANAN } from '@sinas/domain/pengajuan/layanan';
import type { Detail } from '../../../providers/wire';

export interface AksiLayar {
  kembalikan?: Aksi;
  tolak?: Aksi;
  /** Recommend (verifier, coordinator) or decide (official): the one filled button. */
  utama?: Aksi & { jenis: 'teruskan' | 'putuskan'; tombol: string };
  ambil?: Aksi;
  lepas?: Aksi;
  kirimUlang?: Aksi;
  /** The sheet may be filled now, by this officer. */
  dapatUbah: boolean;
  /** Why the page is read-only; null while it can be filled. */
  sebab: string | null;
}

/** Buttons of a file page, from `aksi_tersedia` alone: the server has judged already. */
export function aksiLayar(
  b: Pick<Detail, 'aksi_tersedia' | 'kd_rekom' | 'pengambil' | 'ur_status'>,
  idUser: string,
): AksiLayar {
  const cari = (nama: NamaAksi) => b.aksi_tersedia.find((a) => a.aksi === nama);
  const rakor = LAYANAN[b.kd_rekom].fl_rakor;
  const teruskan = cari('teruskan');
  const putus = rakor ? cari('pertimbangan') : pilih(cari('setuju'), cari('setuju_sebagian'));
  const utama: AksiLayar['utama'] = putus
    ? { ...putus, jenis: 'putuskan', tombol: rakor ? 'Teruskan ke rakor' : 'Periksa dan putuskan' }
    : teruskan && { ...teruskan, jenis: 'teruskan', tombol: 'Rekomendasikan' };
  const kembalikan = cari('kembalikan');
  const tolak = cari('tolak');
  const milikSaya = b.pengambil?.id === idUser;
  const lepas = cari('lepas');
  const dapatUbah = [utama, kembalikan, tolak].some((a) => a?.boleh);
  return {
    kembalikan,
    tolak,
    utama,
    ambil: milikSaya ? undefined : cari('ambil'),
    lepas: lepas?.boleh ? lepas : undefined,
    kirimUlang: cari('kirim_ulang'),
    dapatUbah,
    sebab: dapatUbah ? null : sebabBaca([utama, kembalikan, tolak], cari('ambil'), b.ur_status),
  };
}

const pilih = (a?: Aksi, b?: Aksi): Aksi | undefined => (a?.boleh || !b ? a : b);

function sebabBaca(aksi: (Aksi | undefined)[], ambil: Aksi | undefined, status: string): string {
  if (ambil?.boleh) return 'Ambil berkas ini dahulu. Sampai diambil, berkas hanya dapat dibaca.';
  const alasan = aksi.find((a) => a && !a.boleh)?.alasan ?? ambil?.alasan;
  if (alasan) return `Berkas ini hanya dapat Anda baca. ${alasan}.`;
  return `Berkas ini hanya dapat Anda baca. Pada status ${status} tidak ada tindakan untuk peran Anda.`;
}
