/** Text inside HTML of ours. */
export const aman = (teks: string): string => teks.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
/** The frame of every page that the provider shows. */
export const halaman = (judul: string, isi: string): string =>
  `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${aman(judul)}</title><link rel="stylesheet" href="/oidc/masuk/gaya.css"></head><body><main class="kartu"><h1>${aman(judul)}</h1>${isi}</main></body></html>`;
