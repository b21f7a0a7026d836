import type { Aksi, NamaAksi } from '@sinas/domain/pengajuan/aksi';
import { adaRakor, traderDari } from '@sinas/domain/pengajuan/penjaga';
import type { Detail } from '../../../providers/wire';

export interface AksiLayar {
  kembalikan?: Aksi;
  tolak?: Aksi;
  /** Recommend (verifier, coordinator) or decide (official): the one filled button. */
  utama?: Aksi & { jenis: 'teruskan' | 'putuskan'; tombol: string };
  ambil?: Aksi;
  lepas?: Aksi;
  kirimUlang?: Aksi;
  /** Takes an issued decision back. */
  cabut?: Aksi;
  /** The sheet may be filled now, by this officer: his desk's own act is open to him. */
  dapatUbah: boolean;
  /** Remarks may be written for a return, also where the sheet itself is another desk's. */
  dapatCatat: boolean;
  /** Why the page is read-only; null while it can be filled. */
  sebab: string | null;
  /** Why closed buttons are closed; reasons that would contradict each other never stand together. */
  tertutup: string[];
}

/** Buttons of a file page, from `aksi_tersedia` alone: the server has judged already. */
export function aksiLayar(
  b: Pick<Detail, 'aksi_tersedia' | 'kd_rekom' | 'pengambil' | 'ur_status'> &
    Partial<Pick<Detail, 'json_simpan' | 'dasar'>>,
  idUser: string,
): AksiLayar {
  const cari = (nama: NamaAksi) => b.aksi_tersedia.find((a) => a.aksi === nama);
  const rakor = adaRakor({
    kd_rekom: b.kd_rekom,
    ...traderDari(b.json_simpan?.kepala),
    menarik: b.dasar === 'TARIK',
  });
  const teruskan = cari('teruskan');
  const putus = rakor ? cari('pertimbangan') : pilih(cari('setuju'), cari('setuju_sebagian'));
  const utama: AksiLayar['utama'] = putus
    ? { ...putus, jenis: 'putuskan', tombol: rakor ? 'Teruskan ke rakor' : 'Periksa dan putuskan' }
    : teruskan && { ...teruskan, jenis: 'teruskan', tombol: teruskan.label };
  const kembalikan = cari('kembalikan');
  const tolak = cari('tolak');
  const ambil = b.pengambil?.id === idUser ? undefined : cari('ambil');
  const lepas = cari('lepas');
  const kirimUlang = cari('kirim_ulang');
  const cabut = cari('cabut');
  const dapatUbah = [utama, tolak].some((a) => a?.boleh);
  const tertutup = alasanTutup(ambil, [kembalikan, tolak, utama, kirimUlang]);
  return {
    kembalikan,
    tolak,
    utama,
    ambil,
    lepas: lepas?.boleh ? lepas : undefined,
    kirimUlang,
    cabut,
    dapatUbah,
    dapatCatat: dapatUbah || kembalikan?.boleh === true,
    sebab: dapatUbah ? null : sebabBaca(tertutup[0], ambil, kembalikan, b.ur_status),
    tertutup,
  };
}

const pilih = (a?: Aksi, b?: Aksi): Aksi | undefined => (a?.boleh || !b ? a : b);

/** A file that another officer has taken is that first: 'Ambil berkas ini dahulu' would be advice nobody can follow. */
function alasanTutup(ambil: Aksi | undefined, lain: (Aksi | undefined)[]): string[] {
  if (ambil?.alasan) return [ambil.alasan];
  return [...new Set(lain.flatMap((a) => (a && !a.boleh && a.alasan ? [a.alasan] : [])))];
}

function sebabBaca(alasan: string | undefined, ambil: Aksi | undefined, kembalikan: Aksi | undefined, status: string) {
  if (ambil?.boleh) return 'Ambil berkas ini dahulu. Sampai diambil, berkas hanya dapat dibaca.';
  if (alasan) return `Berkas ini hanya dapat Anda baca. ${alasan}.`;
  if (kembalikan?.boleh)
    return `Lembar ini hanya dapat Anda baca. Pada status ${status} Anda hanya dapat mengembalikan berkas dengan catatan.`;
  return `Berkas ini hanya dapat Anda baca. Pada status ${status} tidak ada tindakan untuk peran Anda.`;
}
