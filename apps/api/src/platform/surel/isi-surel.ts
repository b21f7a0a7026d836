/** One message: a heading, sentences, at most one button. */
export interface IsiSurel {
  judul: string;
  sapaan?: string;
  paragraf: readonly string[];
  tombol?: { teks: string; url: string };
  /** Small print below: why it came, what to do when it was not asked for. */
  kaki: readonly string[];
}

const aman = (teks: string): string => teks.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
const paragraf = (teks: string, gaya: string): string => `<p style="margin:0 0 16px;${gaya}">${aman(teks)}</p>`;

/** Text and HTML with the same words; the HTML loads nothing from anywhere. */
export function isiSurel(isi: IsiSurel, publicUrl: string): { teks: string; html: string } {
  const baris = [isi.sapaan, ...isi.paragraf, isi.tombol && `${isi.tombol.teks}: ${isi.tombol.url}`, '--', ...isi.kaki];
  const teks = `${baris.filter(Boolean).join('\n\n')}\n\nSINAS NK ${publicUrl}\n`;
  const badan = 'font-size:15px;line-height:1.55;color:#12223a';
  const tombol = isi.tombol
    ? `<p style="margin:24px 0"><a href="${aman(isi.tombol.url)}" style="display:inline-block;padding:12px 20px;border-radius:6px;background:#143a6e;color:#fff;font-weight:600;text-decoration:none">${aman(isi.tombol.teks)}</a></p>`
    : '';
  const html = `<!doctype html><html lang="id"><head><meta charset="utf-8"><title>${aman(isi.judul)}</title></head><body style="margin:0;background:#f2f4f8;font-family:'Plus Jakarta Sans','Segoe UI',system-ui,sans-serif"><div style="max-width:560px;margin:0 auto;padding:24px 16px"><div style="background:#0b2344;color:#fff;padding:16px 24px;border-radius:10px 10px 0 0;font-weight:700">SINAS NK</div><div style="background:#fff;padding:24px;border-radius:0 0 10px 10px"><h1 style="margin:0 0 16px;font-size:20px;line-height:1.25;color:#12223a">${aman(isi.judul)}</h1>${isi.sapaan ? paragraf(isi.sapaan, badan) : ''}${isi.paragraf.map((p) => paragraf(p, badan)).join('')}${tombol}${isi.kaki.map((p) => paragraf(p, 'font-size:13px;line-height:1.5;color:#43526a')).join('')}</div></div></body></html>`;
  return { teks, html };
}
