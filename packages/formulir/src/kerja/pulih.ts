import { pengubahSetelah } from '@sinas/domain/formulir/penyunting';
import { gabung } from '../simpan/gabung';
import type { IsiBerkas } from '../simpan/kawat';
import type { Simpanan } from '../simpan/simpanan-lokal';
import { silsilah, type Form } from './form';
import { jumlahPerubahan, type Keadaan } from './keadaan';
import type { BarisApa, Kumpulan } from './koleksi';
import { subpohon, tanpa, tumpangkanSemua } from './kumpulan';

/** What this device kept from before, laid over what the server has now. */
export function pulihkan<L>(form: Form<L>, k: Keadaan<L>, isi: IsiBerkas<L>, s: Simpanan): Keadaan<L> {
  const { jenis } = form;
  const { hasil, bentrok } = gabung(s.dasar, s.kini, k.dasar, silsilah(jenis));
  const hapus = Object.fromEntries(
    Object.entries(s.hapus).map(([j, id]) => {
      const { rows = [], jumlah = 0 } = isi.baris[j] ?? {};
      const ada = new Set(rows.map((b) => b.id));
      return [j, id.filter((x) => ada.has(x) || rows.length < jumlah)] as const;
    }),
  );
  let baris = denganAsal(form, tumpangkanSemua(jenis, k.baris, hasil.baris, k.dasar.baris), s);
  for (const [j, id] of Object.entries(hapus)) baris = tanpa(baris, subpohon(jenis, baris, j, id));
  const { kepala, pernyataan, jawaban } = hasil;
  const pengubah = bentrok.length ? pengubahSetelah(isi.penyunting, s.versi) : [];
  const pulih: Keadaan<L> = { ...k, kepala, pernyataan, jawaban, bentrok, pengubah, hapus, baris };
  return jumlahPerubahan(form, pulih) > 0 ? { ...pulih, simpan: { keadaan: 'menunggu' } } : pulih;
}

/** A typed row is merged with what it was typed over, not with what is there by now. */
const denganAsal = <L>({ jenis }: Form<L>, baris: Kumpulan, s: Simpanan): Kumpulan =>
  Object.fromEntries(
    jenis.map(({ koleksi }) => {
      const asal = s.asal[koleksi.jenis] ?? {};
      const pasang = (b: BarisApa): BarisApa => {
        const dulu = b.id === null ? undefined : asal[b.id];
        return dulu && koleksi.kotor(b) ? { ...b, ...dulu } : b;
      };
      return [koleksi.jenis, koleksi.di(baris).map(pasang)];
    }),
  );
