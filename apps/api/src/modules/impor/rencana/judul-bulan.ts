import { barisLembar } from '../buku/baca-lembar';
import { bukaPaket } from '../buku/paket-xlsx';
import { samakan } from '../templat/templat';
import { JUDUL_BULAN, type KolomBulan } from './bulan-buku';

const BARIS_JUDUL_PALING_BAWAH = 10;

/** Does the workbook have the sheet, and which heading there means a month that the plan does not have? */
export async function periksaJudul(
  isi: Buffer,
  lembar: string,
  kolom: readonly KolomBulan[],
): Promise<{ ada: boolean; asing: string | null }> {
  const paket = await bukaPaket(isi);
  const ini = paket.lembar.find((l) => samakan(l.nama) === samakan(lembar));
  if (!ini) return { ada: false, asing: null };
  const milik = new Set(kolom.map((k) => samakan(k.label)));
  for await (const { baris } of barisLembar(paket, ini))
    for (const b of baris) {
      if (b.nomor > BARIS_JUDUL_PALING_BAWAH) return { ada: true, asing: null };
      // The row has holes where cells are empty.
      const judul = Array.from(b.sel, (s) => s?.teks.trim() ?? '');
      const asing = judul.find((teks) => JUDUL_BULAN.test(samakan(teks)) && !milik.has(samakan(teks)));
      if (asing !== undefined) return { ada: true, asing };
    }
  return { ada: true, asing: null };
}
