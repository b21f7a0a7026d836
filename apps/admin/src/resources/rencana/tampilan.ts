import { TAMPILAN, type Tampilan } from '../../layout/antrean';
import { punyaIzin } from '../../providers/sesi';
import type { usePengguna } from '../../providers/pengguna';

/** A view of the list of plans; without a desk: all of them. */
export interface TampilanRencana extends Pick<Tampilan, 'judul' | 'arti'> {
  nama: Tampilan['nama'] | null;
}
const SEMUA: TampilanRencana = {
  nama: null,
  judul: 'Semua rencana',
  arti: 'Rencana apa pun statusnya, yang terakhir dikirim di atas.',
};
const MILIK_MEJA: readonly Tampilan['nama'][] = ['untuk_saya', 'saya'];
const arti = (teks: string): string => teks.replace('Berkas', 'Rencana');

/** Views of an officer: who belongs to no desk has none of his own. */
export const tampilanRencana = (pengguna: ReturnType<typeof usePengguna>): TampilanRencana[] => [
  ...TAMPILAN.filter((t) => punyaIzin(pengguna, 'pengajuan.antrean') || !MILIK_MEJA.includes(t.nama)).map((t) => ({
    ...t,
    arti: arti(t.arti),
  })),
  SEMUA,
];
export const tampilanDariAlamat = (semua: readonly TampilanRencana[], antrean: string | undefined): TampilanRencana =>
  semua.find((t) => t.nama === antrean) ?? SEMUA;
