const ENTITAS: Record<string, string> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Text of an XML node: entities, and Excel's own `_x000D_` escapes. Nothing that a database refuses stays. */
export function teksXml(mentah: string): string {
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

/** Attributes by local name. */
export function atribut(mentah: string): Record<string, string> {
  const hasil: Record<string, string> = {};
  for (const m of mentah.matchAll(/([\w:.-]+)\s*=\s*(?:"([^"]*)"|'([^']*)')/g)) {
    const nama = m[1] ?? '';
    hasil[nama.slice(nama.indexOf(':') + 1)] = teksXml(m[2] ?? m[3] ?? '');
  }
  return hasil;
}
/** Attributes of every element of this name, prefixed or not. */
export const unsur = (xml: string, nama: string): Record<string, string>[] =>
  [...xml.matchAll(new RegExp(`<(?:\\w+:)?${nama}\\b([^>]*?)/?>`, 'g'))].map((m) => atribut(m[1] ?? ''));

/** Text of `<t>` nodes put together: plain, rich text runs; phonetic hints are left out. */
export function teksKaya(xml: string): string {
  const tanpaBunyi = xml.includes('rPh') ? xml.replace(/<(?:\w+:)?rPh\b[\s\S]*?<\/(?:\w+:)?rPh>/g, '') : xml;
  let hasil = '';
  for (const m of tanpaBunyi.matchAll(/<(?:\w+:)?t(?:\s[^>]*)?>([\s\S]*?)<\/(?:\w+:)?t>/g)) hasil += m[1] ?? '';
  return teksXml(hasil);
}
