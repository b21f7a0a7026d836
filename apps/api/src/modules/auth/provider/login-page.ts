import { aman, halaman } from './halaman';

/** The provider's own login page: plain HTML, no script needed. */
export function loginPage(uid: string, options: { username?: string; galat?: string; situs?: string }): string {
  const galat = options.galat ? `<p class="galat" role="alert">${aman(options.galat)}</p>` : '';
  const situs = options.situs ? ` untuk melanjutkan ke <strong>${aman(options.situs)}</strong>` : '';
  return halaman(
    'Masuk ke SINAS NK',
    `<p class="sub">Gunakan akun INSW perusahaan atau instansi Anda${situs}.</p>${galat}
    <form method="post" action="/oidc/masuk/${aman(uid)}">
      <label for="username">Nama pengguna</label>
      <input id="username" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" required value="${aman(options.username ?? '')}"${options.username ? '' : ' autofocus'}>
      <label for="password">Kata sandi</label>
      <input id="password" name="password" type="password" autocomplete="current-password" required${options.username ? ' autofocus' : ''}>
      <button type="submit">Masuk</button>
    </form>
    <p class="kaki"><a href="/lupa-sandi">Lupa kata sandi</a> <a href="/daftar">Daftarkan perusahaan</a> <a href="/welcome">Halaman depan</a></p>`,
  );
}

export const LOGOUT_SCRIPT =
  "const f=document.querySelector('form');const i=document.createElement('input');i.type='hidden';i.name='logout';i.value='yes';f.appendChild(i);f.submit();";

export const LOGIN_CSS = `
:root{color-scheme:light dark;--bg:#0b2344;--kartu:#fff;--teks:#12223a;--teks2:#43526a;--garis:#7f8ca0;--utama:#143a6e;--di-utama:#fff;--fokus:#ad4e17;--bahaya:#a4262c;--bahaya-lembut:#fbecec}
@media (prefers-color-scheme:dark){:root{--bg:#071020;--kartu:#111e33;--teks:#eaf0f8;--teks2:#b7c4d6;--garis:#6f829e;--utama:#a9c8f5;--di-utama:#0a1b34;--fokus:#f2a66b;--bahaya:#f49c9c;--bahaya-lembut:#3a1e26}}
*{box-sizing:border-box}body{margin:0;min-height:100vh;display:grid;place-items:center;padding:1.5rem;background:var(--bg);color:var(--teks);font:450 .9375rem/1.55 'Plus Jakarta Sans Variable','Plus Jakarta Sans',system-ui,'Segoe UI',sans-serif}
.kartu{width:100%;max-width:26rem;background:var(--kartu);border-radius:10px;padding:2rem}
h1{margin:0 0 .25rem;font-size:1.625rem;line-height:1.16;letter-spacing:-.022em;font-weight:750}.sub{margin:0 0 1.5rem;color:var(--teks2)}
label{display:block;margin:1rem 0 .35rem;font-weight:650;font-size:.875rem}
input{width:100%;height:2.75rem;padding:0 .75rem;border:1px solid var(--garis);border-radius:6px;background:transparent;color:inherit;font:inherit}
button{width:100%;height:2.75rem;margin-top:1.5rem;border:0;border-radius:6px;background:var(--utama);color:var(--di-utama);font:inherit;font-weight:650;cursor:pointer}
:focus-visible{outline:3px solid var(--fokus);outline-offset:2px}a{color:inherit}.kaki{display:flex;flex-wrap:wrap;gap:.25rem 1.25rem;margin:1.25rem 0 0;font-size:.875rem;color:var(--teks2)}
.galat{margin:0 0 .5rem;padding:.75rem;border-radius:6px;background:var(--bahaya-lembut);color:var(--bahaya);font-weight:550}
`;
