const ENTITAS: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };
/** What plain text has none of: only then is a text worth a second look. */
// eslint-disable-next-line no-control-regex -- exactly these are the ones to look for
const PERLU = /[&_\u0000-\u0008\u000b\u000c\u000e-\u001f\ud800-\udfff\ufffe\uffff]/;

/** Text of an XML node: entities, and Excel's own `_x000D_` escapes. Nothing that a database refuses stays. */
export function teksXml(mentah: string): string {
  if (!PERLU.test(mentah)) return mentah;
  const teks = mentah.includes('&')
    ? mentah.replace(
        /&(?:#(\d{1,7})|#x([0-9a-fA-F]{1,6})|(\w{2,4}));/g,
        (utuh, d?: string, h?: string, nama?: string) => {
          if (nama !== undefined) return ENTITAS[nama] ?? utuh;
          const kode = d !== undefined ? Number(d) : parseInt(h ?? '0', 16);
          return kode <= 0x10ffff ? String.fromCodePoint(kode) : '';
        },
      )
    : mentah;
  const lepas = teks.includes('_x')
    ? teks.replace(/_x([0-9A-Fa-f]{4})_/g, (_, h: string) => String.fromCharCode(parseInt(h, 16)))
    : teks;
  // eslint-disable-next-line no-control-regex -- exactly these are the ones to drop
  return lepas.replace(/[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]|\p{Surrogate}/gu, '');
}

const SPASI = new Set([0x20, 0x09, 0x0a, 0x0d, 0x2f]);
/** Attributes by local name. Every character is looked at once, whatever a stranger wrote. */
export function atribut(mentah: string): Record<string, string> {
  const hasil: Record<string, string> = {};
  let di = 0;
  while (di < mentah.length) {
    while (SPASI.has(mentah.charCodeAt(di))) di++;
    const sama = mentah.indexOf('=', di);
    if (sama < 0) break;
    let buka = sama + 1;
    while (SPASI.has(mentah.charCodeAt(buka))) buka++;
    const kutip = mentah[buka];
    if (kutip !== '"' && kutip !== "'") break;
    const tutup = mentah.indexOf(kutip, buka + 1);
    if (tutup < 0) break;
    const nama = mentah.slice(di, sama).trim();
    hasil[nama.slice(nama.indexOf(':') + 1)] = teksXml(mentah.slice(buka + 1, tutup));
    di = tutup + 1;
  }
  return hasil;
}
/** Attributes of every element of this name, prefixed or not. */
export const unsur = (xml: string, nama: string): Record<string, string>[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w{1,40}:)?${nama}(?=[\\s/>])([^<>]*)>`, 'g'))].map((m) => atribut(m[1] ?? ''));

/** Name prefix of a document, 'x:' for `<x:sst ...>`: of its first element that has this name. */
export function awalan(xml: string, nama: string): string | null {
  const m = new RegExp(`<(\\w{1,40}:)?${nama}[\\s/>]`).exec(xml);
  return m ? (m[1] ?? '') : null;
}

/** Start of the element `<nama`, from `di`; -1 when there is none. `<t` is not the start of `<tab`. */
export function cariUnsur(xml: string, nama: string, di: number): number {
  for (let i = xml.indexOf(nama, di); i >= 0; i = xml.indexOf(nama, i + 1)) {
    const k = xml.charCodeAt(i + nama.length);
    if (k === 0x3e || SPASI.has(k)) return i;
  }
  return -1;
}

/** Text of `<t>` nodes put together: plain, rich text runs; phonetic hints are left out. `p`: the name prefix. */
export function teksKaya(xml: string, p: string): string {
  let hasil = '';
  let bunyi = cariUnsur(xml, `<${p}rPh`, 0);
  for (let i = cariUnsur(xml, `<${p}t`, 0); i >= 0; i = cariUnsur(xml, `<${p}t`, i)) {
    if (bunyi >= 0 && bunyi < i) {
      const habis = xml.indexOf(`</${p}rPh>`, bunyi);
      i = habis < 0 ? xml.length : habis;
      bunyi = cariUnsur(xml, `<${p}rPh`, i);
      continue;
    }
    const isi = xml.indexOf('>', i) + 1;
    if (isi === 0) break;
    i = isi;
    if (xml.charCodeAt(isi - 2) === 0x2f) continue;
    const akhir = xml.indexOf(`</${p}t>`, isi);
    if (akhir < 0) break;
    hasil += xml.slice(isi, akhir);
    i = akhir;
  }
  return teksXml(hasil);
}
