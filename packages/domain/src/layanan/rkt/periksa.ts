import type { Masalah } from '../../formulir/isian';
import { pesan } from '../../pesan/pesan';
import type { BarisIsi, IsiBerkas } from '../isi';
import { JENIS_RKT } from './baris/jenis';
import { masalahUji, ujiRencana } from './neraca';
import { tabBerlaku, type TabRencana } from './tab';

const AKAR: Readonly<Record<TabRencana, readonly string[]>> = {
  barang: ['barang_impor', 'barang_lokal'],
  produksi: ['bahan_baku'],
  penggunaan: ['barang_digunakan'],
  distribusi: ['data_distribusi'],
  dokumen: [],
};
const NAMA: Readonly<Record<TabRencana, string>> = {
  barang: 'Barang',
  produksi: 'Produksi',
  penggunaan: 'Penggunaan',
  distribusi: 'Distribusi',
  dokumen: 'Dokumen',
};
/** Kinds that say nothing without rows below them. */
const BERANAK: readonly (readonly [induk: string, anak: readonly string[], apa: string])[] = [
  ['bahan_baku', ['produk'], 'produk'],
  ['barang_digunakan', ['penggunaan'], 'penggunaan'],
  ['data_distribusi', ['distribusi_lokal', 'distribusi_ekspor', 'distribusi_lainnya'], 'tujuan distribusi'],
];
const di = (b: BarisIsi, message: string): Masalah => ({
  ...{ langkah: JENIS_RKT.get(b.jenis)?.langkah ?? 'barang', baris: b.seri, path: `baris.${b.id}` },
  message,
});

/** Tabs that are asked of this actor and have nothing yet. What a producer uses follows from his materials. */
function kosong(isi: IsiBerkas): Masalah[] {
  return tabBerlaku(isi.kepala)
    .filter((t) => t !== 'dokumen' && !(t === 'penggunaan' && isi.kepala.jenis_pelaku === 'PRODUSEN'))
    .filter((t) => !isi.baris.some((b) => AKAR[t].includes(b.jenis)))
    .map((t) => ({ langkah: t, path: 'baris', message: pesan('rencana.tab_kosong', { tab: NAMA[t] }) }));
}
function tanpaAnak({ baris }: IsiBerkas): Masalah[] {
  const punya = new Set(baris.map((b) => `${b.id_induk}:${b.jenis}`));
  return BERANAK.flatMap(([induk, anak, apa]) =>
    baris
      .filter((b) => b.jenis === induk && !anak.some((a) => punya.has(`${b.id}:${a}`)))
      .map((b) => {
        const nilai = { apa: JENIS_RKT.get(induk)?.nama ?? '', n: b.seri, anak: apa };
        return di(b, pesan('rencana.anak_kosong', nilai));
      }),
  );
}
/** Rows that were filled in as somebody else: of a tab that the actor has not, or of imports where there are none. */
function asing(isi: IsiBerkas): Masalah[] {
  const berlaku: readonly string[] = tabBerlaku(isi.kepala);
  const barang = new Set(isi.baris.filter((b) => AKAR.barang.includes(b.jenis)).map((b) => b.id));
  return isi.baris.flatMap((b): Masalah[] => {
    const langkah = JENIS_RKT.get(b.jenis)?.langkah ?? '';
    if (b.id_induk === null && !berlaku.includes(langkah))
      return [di(b, pesan('rencana.bukan_pelaku', { tab: NAMA[langkah as TabRencana] }))];
    if (b.jenis === 'barang_impor' && isi.kepala.trader_type === 'LOKAL') return [di(b, pesan('rencana.lokal_impor'))];
    const rujukan = b.data['id_barang'];
    return rujukan !== undefined && !(typeof rujukan === 'string' && barang.has(rujukan))
      ? [di(b, pesan('rencana.barang_asing', { apa: JENIS_RKT.get(b.jenis)?.nama.toLowerCase() ?? '', n: b.seri }))]
      : [];
  });
}

/** Everything that only the whole plan shows. `uji`: its checks, where they are there already. */
export const periksaRencana = (isi: IsiBerkas, uji = ujiRencana(isi)): Masalah[] => [
  ...kosong(isi),
  ...tanpaAnak(isi),
  ...asing(isi),
  ...masalahUji(isi, uji),
];
