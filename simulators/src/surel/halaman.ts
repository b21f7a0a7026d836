import type { Pesan } from './kotak-surat';

const aman = (teks: string): string => teks.replace(/[&<>"']/g, (c) => `&#${c.charCodeAt(0)};`);
const jam = (waktu: string): string =>
  new Intl.DateTimeFormat('id-ID', {
    timeZone: 'Asia/Jakarta',
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(new Date(waktu));

const GAYA = `
*{box-sizing:border-box}
body{margin:0;height:100vh;display:grid;grid-template-rows:auto 1fr;background:#f5f6f8;color:#12223a;font:450 15px/1.55 'Plus Jakarta Sans',system-ui,'Segoe UI',sans-serif}
a{color:#143a6e}
:focus-visible{outline:3px solid #ad4e17;outline-offset:2px}
header{display:flex;flex-wrap:wrap;gap:12px 20px;align-items:center;padding:12px 20px;background:#0b2344;color:#fff}
header h1{margin:0;font-size:17px;font-weight:750;letter-spacing:-.022em}
header p{margin:0;flex:1;color:#b9c7db;font-size:13px}
header a{color:#fff}
header :focus-visible{outline-color:#f5b585}
form{display:flex;gap:8px}
input{height:36px;width:230px;padding:0 10px;border:1px solid #7f8ca0;border-radius:6px;font:inherit;background:#fff;color:#12223a}
button{height:36px;padding:0 14px;border:0;border-radius:6px;background:#16335b;color:#fff;font:inherit;font-weight:650;cursor:pointer}
main{display:grid;grid-template-columns:minmax(260px,360px) 1fr;min-height:0}
ol{margin:0;padding:0;list-style:none;overflow:auto;background:#fff;border-right:1px solid #dbe1e9}
ol a{display:block;padding:12px 20px;border-bottom:1px solid #dbe1e9;color:inherit;text-decoration:none}
ol a:hover{background:#f5f6f8}
ol a[aria-current]{background:#e8eef7;box-shadow:inset 3px 0 #143a6e}
ol b,ol span{display:block;overflow:hidden;text-overflow:ellipsis;white-space:nowrap}
ol span{color:#43526a;font-size:13px}
article{display:grid;grid-template-rows:auto 1fr;min-height:0;min-width:0}
article header{display:block;background:none;color:inherit;padding:20px}
article h2{margin:0 0 8px;font-size:20px;line-height:1.35;letter-spacing:-.022em}
dl{display:grid;grid-template-columns:auto 1fr;gap:2px 16px;margin:0;font-size:13px}
dt{color:#43526a}
dd{margin:0;overflow-wrap:anywhere}
article header a{color:#143a6e}
article header :focus-visible{outline-color:#ad4e17}
iframe,pre{width:100%;height:100%;margin:0;border:0;border-top:1px solid #dbe1e9;background:#fff}
pre{padding:20px;overflow:auto;white-space:pre-wrap;font:inherit}
.kosong{padding:40px 20px;color:#43526a}
@media (max-width:760px){body{height:auto}main{grid-template-columns:1fr}ol{max-height:40vh;border:0}iframe{height:70vh}}`;

const alamat = (kepada: string, id?: string): string =>
  `/surel?${new URLSearchParams({ ...(kepada ? { kepada } : {}), ...(id ? { id } : {}) }).toString()}`;

/** The message itself may hold anything: it is shown in a frame where nothing runs; links open beside it. */
function isi(p: Pesan): string {
  if (!p.html) return `<pre tabindex="0" aria-label="Isi surel">${aman(p.teks)}</pre>`;
  const dalam = aman(`<base target="_blank">${p.html}`);
  return `<iframe title="Isi surel" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${dalam}"></iframe>`;
}

function terbuka(p: Pesan): string {
  const tautan = p.tautan
    .map((t) => `<a href="${aman(t)}" target="_blank" rel="noopener noreferrer">${aman(t)}</a>`)
    .join('<br>');
  return `<article><header><h2>${aman(p.judul || '(tanpa judul)')}</h2><dl>
<dt>Kepada</dt><dd>${aman(p.kepada.join(', '))}</dd><dt>Dari</dt><dd>${aman(p.dari)}</dd>
<dt>Waktu</dt><dd>${jam(p.waktu)} WIB</dd>${tautan ? `<dt>Tautan</dt><dd>${tautan}</dd>` : ''}</dl></header>${isi(p)}</article>`;
}

/** The mailbox of development as one page without a script: list on the left, message on the right. */
export function halamanKotak(pesan: readonly Pesan[], kepada: string, id: string | null): string {
  const dibuka = pesan.find((p) => p.id === id) ?? pesan[0];
  const daftar = pesan
    .map(
      (p) =>
        `<li><a href="${aman(alamat(kepada, p.id))}"${p === dibuka ? ' aria-current="true"' : ''}><b>${aman(p.judul || '(tanpa judul)')}</b><span>${aman(p.kepada.join(', '))}</span><span>${jam(p.waktu)} WIB</span></a></li>`,
    )
    .join('');
  const kosong = `<p class="kosong">${kepada ? 'Tidak ada surel untuk alamat ini.' : 'Belum ada surel. Surel yang dikirim portal muncul di sini.'}</p>`;
  return `<!doctype html><html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Kotak surat pengembangan</title><style>${GAYA}</style></head><body>
<header><h1>Kotak surat pengembangan</h1><p>${pesan.length} surel. Tidak satu pun keluar dari mesin ini.</p><form action="/surel" role="search"><input type="search" name="kepada" value="${aman(kepada)}" placeholder="Cari alamat penerima" aria-label="Cari alamat penerima"><button>Cari</button></form><a href="${aman(alamat(kepada))}">Segarkan</a></header>
<main>${daftar ? `<ol aria-label="Daftar surel">${daftar}</ol>` : kosong}${dibuka ? terbuka(dibuka) : ''}</main></body></html>`;
}
