import { ratakan, type Opsi } from '@sinas/ui/inputs/saring-opsi';

/** Finds the code that a person's text means: what is pasted from Excel carries names, not codes. */
// Short forms that people write in their own lists.
const SINGKATAN: Record<string, string> = { tj: 'tanjung', tg: 'tanjung', tjg: 'tanjung', tanjug: 'tanjung' };
const BUANG = new Set(['pelabuhan', 'pel', 'republik', 'negara']);

/** What is left of a name when short forms are written out and words that say nothing are gone. */
const inti = (rata: string): string =>
  rata
    .split(' ')
    .filter((kata) => !BUANG.has(kata))
    .map((kata) => SINGKATAN[kata] ?? kata)
    .join(' ');
const tanpaKurung = (nama: string): string => nama.replace(/\([^()]*\)/g, '');

/** Code for a text that is surely one entry of the list: its code, its name, or its name without the brackets. */
export function cocokkan(teks: string, daftar: readonly Opsi[]): string | null {
  const t = teks.trim();
  if (!t) return null;
  const kode = daftar.find((o) => o.kode.toLowerCase() === t.toLowerCase());
  if (kode) return kode.kode;
  const rata = ratakan(t);
  const sama = daftar.find((o) => ratakan(o.nama) === rata);
  if (sama) return sama.kode;
  const longgar = daftar.filter((o) => ratakan(tanpaKurung(o.nama)) === rata || isiKurung(o.nama) === rata);
  return longgar.length === 1 ? (longgar[0]?.kode ?? null) : null;
}
const isiKurung = (nama: string): string => ratakan(/\(([^()]*)\)/.exec(nama)?.[1] ?? '');

function jarak(a: string, b: string, batas: number): number {
  if (Math.abs(a.length - b.length) > batas) return batas + 1;
  let lalu = Array.from({ length: b.length + 1 }, (_, i) => i);
  for (let i = 1; i <= a.length; i += 1) {
    const kini = [i];
    for (let j = 1; j <= b.length; j += 1) {
      const ganti = (lalu[j - 1] ?? 0) + (a[i - 1] === b[j - 1] ? 0 : 1);
      kini[j] = Math.min(ganti, (lalu[j] ?? 0) + 1, (kini[j - 1] ?? 0) + 1);
    }
    lalu = kini;
  }
  return lalu[b.length] ?? batas + 1;
}

/** The one entry that was most likely meant, or null when two are as near or none is near. */
export function terdekat(teks: string, daftar: readonly Opsi[]): Opsi | null {
  const t = inti(ratakan(teks));
  if (t.length < 2) return null;
  const dinilai = daftar
    .filter((o) => !o.mati)
    .map((o) => ({ o, nilai: nilaiJarak(t, inti(ratakan(tanpaKurung(o.nama)))) }))
    .filter((x) => x.nilai !== null)
    .sort((a, b) => (a.nilai ?? 0) - (b.nilai ?? 0));
  const [satu, dua] = dinilai;
  if (!satu) return null;
  return dua && dua.nilai === satu.nilai && dua.o.nama !== satu.o.nama ? null : satu.o;
}
function nilaiJarak(t: string, nama: string): number | null {
  if (nama === t) return 0;
  const batas = Math.max(1, Math.floor(Math.max(t.length, nama.length) * 0.34));
  const d = jarak(t, nama, batas);
  if (d <= batas) return d;
  // Without this, "Gula mentah" would not find the longer name that begins or ends with its words.
  return t.length >= 4 && (nama.startsWith(`${t} `) || nama.endsWith(` ${t}`)) ? batas + 1 : null;
}
