import type { Form } from '../kerja/form';
import type { Keadaan, TolakanIsian } from '../kerja/keadaan';
import type { Kepala, Kerja } from './gabung';
import type { BedaKerja, GalatKawat } from './kawat';
import { sama } from './sama';

type Ditolak = Readonly<Record<string, TolakanIsian>>;
const masihDitolak = (kepala: Kepala, ditolak: Ditolak): string[] =>
  Object.keys(ditolak).filter((kd) => kepala[kd] === ditolak[kd]?.nilai);

/** The server takes only fields that are right in themselves; the others wait here, and hold nothing else up. */
export function layakKirim<L>(form: Form<L>, { dasar, ditolak, berkas }: Keadaan<L>, kini: Kerja): Kerja {
  const kepala = { ...kini.kepala };
  const salah = form.masalahKepala(kini.kepala, berkas).map((m) => m.path);
  for (const path of [...salah, ...masihDitolak(kini.kepala, ditolak)]) {
    const lama = dasar.kepala[path];
    if (lama === undefined) delete kepala[path];
    else kepala[path] = lama;
  }
  const jawaban = Object.fromEntries(
    Object.entries(kini.jawaban).flatMap(([id, teks]) => {
      const layak = form.masalahJawaban(teks) ? dasar.jawaban[id] : teks;
      return layak === undefined ? [] : [[id, layak]];
    }),
  );
  return { ...kini, kepala, jawaban, baris: form.barisDiSini ? dasar.baris : kini.baris };
}

/** Fields of a refused call that the server named; null when the reason lies elsewhere. */
export function tolakanKepala({ masalah }: GalatKawat, kirim: Kepala | undefined): Ditolak | null {
  const hasil: Record<string, TolakanIsian> = {};
  for (const { path, message } of masalah) {
    const nilai = kirim?.[path];
    if (nilai !== undefined) hasil[path] = { nilai, pesan: message };
  }
  return Object.keys(hasil).length ? hasil : null;
}

/** Why some places are still not saved although nothing failed. */
export function sebabTertinggal<L>(form: Form<L>, { berkas, kepala, ditolak, jawaban }: Keadaan<L>): string {
  const kd = masihDitolak(kepala, ditolak)[0];
  const salah = form.masalahKepala(kepala, berkas)[0]?.message ?? (kd && ditolak[kd]?.pesan);
  const panjang = Object.values(jawaban).map(form.masalahJawaban).find(Boolean);
  return (
    salah ?? panjang ?? (form.barisDiSini ? 'baris yang belum lengkap ada di perangkat ini' : 'belum dapat disimpan')
  );
}

/** Only what differs goes over the line; null = nothing. */
export function bedaKirim(dasar: Kerja, kini: Kerja): BedaKerja | null {
  const kepala = Object.fromEntries(Object.entries(kini.kepala).filter(([f, v]) => !sama(v, dasar.kepala[f])));
  const jawaban = Object.entries(kini.jawaban)
    .filter(([id, v]) => !sama(v, dasar.jawaban[id]))
    .map(([id, teks]) => ({ id, jawaban: teks }));
  const beda: BedaKerja = {
    ...(Object.keys(kepala).length ? { kepala } : {}),
    ...(kini.pernyataan === dasar.pernyataan ? {} : { pernyataan: kini.pernyataan }),
    ...(barisSama(dasar, kini) ? {} : { baris: kini.baris }),
    ...(jawaban.length ? { jawaban } : {}),
  };
  return Object.keys(beda).length ? beda : null;
}
/** A kind without rows is none: the server may not name it. */
function barisSama({ baris: a }: Kerja, { baris: b }: Kerja): boolean {
  const jenis = new Set([...Object.keys(a), ...Object.keys(b)]);
  return [...jenis].every((j) => sama(a[j] ?? {}, b[j] ?? {}));
}
