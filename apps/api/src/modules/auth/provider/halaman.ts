/** Text inside HTML of ours. */
export const aman = (teks: string): string => teks.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);

const TANDA =
  '<svg viewBox="0 0 34 34" aria-hidden="true"><rect width="34" height="34" rx="7" fill="#fff"/><path d="M6 11h22M17 6v5" stroke="#0b2344" stroke-width="2.6" stroke-linecap="round"/><path d="M8 28V19M13 28v-5M21 28v-5M26 28V19" stroke="#0b2344" stroke-width="3.2"/><path d="M17 28V15.5" stroke="#ad4e17" stroke-width="3.2"/></svg>';

/** The frame of every page that the provider shows: the bar, the fact at the left, the form at the right. */
export const halaman = (judul: string, isi: string, penjelasan = ''): string =>
  `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>${aman(judul)} - SINAS NK</title><link rel="preload" href="/oidc/masuk/huruf.woff2" as="font" type="font/woff2" crossorigin><link rel="stylesheet" href="/oidc/masuk/gaya.css"></head><body><header class="bilah"><a href="/welcome">${TANDA}<span><strong>SINAS NK</strong><span>Sistem Nasional Neraca Komoditas</span></span></a></header><main><div class="kata"><h1>${aman(judul)}</h1>${penjelasan}</div><div class="kartu">${isi}</div></main></body></html>`;
