import { jam, tanggal, tanggalIso } from '../format/tanggal';

/** Per user the last version of a file that he wrote, and when (ISO). Kept beside the file. */
export type CatatanPenyunting = Readonly<Record<string, { versi: number; waktu: string }>>;

export interface Penyunting {
  oleh: string;
  /** The reader himself, from wherever. */
  sendiri: boolean;
  versi: number;
  waktu: string;
}

/** What is stored, as far as it has the shape; a file from before has none. */
export const bacaPenyunting = (tersimpan: unknown): CatatanPenyunting =>
  typeof tersimpan === 'object' && tersimpan !== null ? (tersimpan as CatatanPenyunting) : {};

export const catatPenyunting = (
  lama: CatatanPenyunting,
  idUser: string,
  versi: number,
  waktu: Date,
): Record<string, { versi: number; waktu: string }> => ({ ...lama, [idUser]: { versi, waktu: waktu.toISOString() } });

/** The newest first; somebody whose account is gone is a colleague without a name. */
export const penyuntingTampil = (
  catatan: CatatanPenyunting,
  nama: (idUser: string) => string | undefined,
  pembaca: string,
): Penyunting[] =>
  Object.entries(catatan)
    .map(([id, { versi, waktu }]) => ({ oleh: nama(id) ?? 'Seorang rekan', sendiri: id === pembaca, versi, waktu }))
    .sort((a, b) => b.versi - a.versi);

/** Those who wrote after the version that a screen has. */
export const pengubahSetelah = (penyunting: readonly Penyunting[], versi: number): Penyunting[] =>
  penyunting.filter((p) => p.versi > versi);

const pukul = (waktu: string, kini: Date): string =>
  `${tanggalIso(waktu) === tanggalIso(kini) ? '' : `${tanggal(waktu)} `}pukul ${jam(waktu)} WIB`;
const LUAR = 'dari luar tab ini';

/** 'Sari Wulandari (pukul 10.32 WIB)', 'Anda, di tab lain (pukul 10.32 WIB)', or where it came from when nobody is known. */
export const sebutPengubah = (pengubah: readonly Penyunting[], kini: Date): string =>
  pengubah.length === 0
    ? LUAR
    : pengubah.map((p) => `${p.sendiri ? 'Anda, di tab lain' : p.oleh} (${pukul(p.waktu, kini)})`).join(' dan ');

export const kalimatDigabung = (pengubah: readonly Penyunting[], kini: Date): string =>
  `Perubahan ${sebutPengubah(pengubah, kini)} sudah digabung dengan isian di tab ini`;

export const judulBentrok = (pengubah: readonly Penyunting[], kini: Date): string =>
  pengubah.length === 0 ? 'Diubah juga di luar tab ini' : `Diubah juga oleh ${sebutPengubah(pengubah, kini)}`;
