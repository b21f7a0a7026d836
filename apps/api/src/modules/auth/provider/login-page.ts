import type { LangkahFaktor } from '../masuk/pintu-masuk.service';
import { aman, halaman } from './halaman';

export type CaraPintu = 'sandi' | 'inaport';
interface Pilihan {
  username?: string;
  galat?: string | null;
  /** The site that asks, when it is not the portal itself. */
  situs?: string;
}
const pesanGalat = (galat: string | null | undefined): string =>
  galat ? `<p class="galat" role="alert" id="galat">${aman(galat)}</p>` : '';
const salah = (galat: string | null | undefined): string =>
  galat ? ' aria-invalid="true" aria-describedby="galat"' : '';

/** Name and password, of an account of ours or of Inaportnet. Plain HTML, no script needed. */
export function loginPage(uid: string, cara: CaraPintu, o: Pilihan): string {
  const alamat = `/oidc/masuk/${aman(uid)}`;
  const lewat = cara === 'inaport' ? ' Inaportnet' : '';
  const lain =
    cara === 'inaport'
      ? `<a href="${alamat}">Masuk dengan akun SINAS NK</a>`
      : `<a href="${alamat}?cara=inaport">Masuk dengan Inaportnet</a> <a href="/lupa-sandi">Lupa kata sandi</a>`;
  const situs = o.situs ? ` untuk melanjutkan ke <strong>${aman(o.situs)}</strong>` : '';
  const kata =
    cara === 'inaport'
      ? `Gunakan akun Inaportnet yang sudah didaftarkan di SINAS NK${situs}.`
      : `Gunakan akun SINAS NK perusahaan atau instansi Anda${situs}.`;
  return halaman(
    'Masuk',
    `${pesanGalat(o.galat)}<form method="post" action="${alamat}">
      <input type="hidden" name="cara" value="${cara}">
      <label for="username">Nama pengguna${lewat}</label>
      <input id="username" name="username" autocomplete="username" autocapitalize="none" spellcheck="false" maxlength="60" required value="${aman(o.username ?? '')}"${salah(o.galat)}${o.username ? '' : ' autofocus'}>
      <label for="password">Kata sandi${lewat}</label>
      <input id="password" name="password" type="password" autocomplete="current-password" maxlength="200" required${salah(o.galat)}${o.username ? ' autofocus' : ''}>
      <button type="submit">Masuk</button>
    </form>
    <p class="kaki">${lain} <a href="/daftar">Daftarkan perusahaan</a></p>`,
    `<p>${kata}</p><p>Pengajuan yang belum selesai menunggu di tempat Anda tinggalkan.</p>`,
  );
}

const isianKode = (galat: string | null | undefined): string =>
  `<label for="kode">Kode enam angka</label>
      <input id="kode" name="kode" class="kode" inputmode="numeric" autocomplete="one-time-code" maxlength="7" required autofocus${salah(galat)}>`;

/** The second step: a code of the app, a passkey, or a recovery code. */
export function faktorPage(uid: string, f: LangkahFaktor, galat: string | null): string {
  if (f.langkah === 'daftar') return daftarPage(uid, f, galat);
  const buka = (cara: string, lain = ''): string =>
    `<form method="post" action="/oidc/masuk/${aman(uid)}/faktor"${lain}><input type="hidden" name="tantangan" value="${aman(f.tantangan)}"><input type="hidden" name="cara" value="${cara}">`;
  const punya = (cara: LangkahFaktor['cara'][number]): boolean => f.cara.includes(cara);
  const totp = punya('totp')
    ? `${buka('totp')}${isianKode(galat)}<p class="petunjuk">Buka aplikasi autentikator di ponsel Anda. Setiap kode hanya dapat dipakai sekali.</p><button type="submit">Lanjutkan</button></form>`
    : '';
  const kunci =
    punya('passkey') && f.passkey
      ? `${buka('passkey', ` id="kunci" hidden data-pilihan="${aman(JSON.stringify(f.passkey))}"${totp ? ' class="atau"' : ''}`)}<input type="hidden" name="passkey" value=""><button type="submit"${totp ? ' class="kedua"' : ''}>Gunakan kunci sandi (passkey)</button><p class="petunjuk" role="alert" id="kunci-galat" hidden>Kunci sandi tidak jadi dipakai. Coba sekali lagi, atau pakai cara lain.</p></form><noscript><p class="petunjuk">Kunci sandi memerlukan JavaScript.</p></noscript>`
      : '';
  const pulih = punya('pemulihan')
    ? `<details><summary>Pakai kode pemulihan</summary>${buka('pemulihan')}<label for="pemulihan">Kode pemulihan</label><input id="pemulihan" name="kode" autocomplete="off" autocapitalize="none" spellcheck="false" maxlength="40" required><p class="petunjuk">Enam belas huruf dan angka yang Anda simpan saat memasang faktor kedua. Setiap kode hanya dapat dipakai sekali.</p><button type="submit" class="kedua">Masuk dengan kode pemulihan</button></form></details>`
    : '';
  return halaman(
    'Satu langkah lagi',
    `${pesanGalat(galat)}${totp}${kunci}${pulih}<p class="kaki"><a href="/oidc/masuk/${aman(uid)}">Ulangi dari nama pengguna</a></p><script src="/oidc/masuk/kunci.js"></script>`,
    '<p>Kata sandi benar. Akun ini dijaga faktor kedua: buktikan bahwa Anda yang masuk.</p><p>Faktor kedua hilang? Minta administrator Anda menyetelnya ulang.</p>',
  );
}

/** For a role that must have a second factor: set up here, before there is a session. */
function daftarPage(uid: string, f: LangkahFaktor, galat: string | null): string {
  return halaman(
    'Pasang faktor kedua',
    `${pesanGalat(galat)}<h2>Aplikasi autentikator</h2>
    <p>Pindai gambar ini dengan aplikasi autentikator di ponsel Anda.</p>
    <div class="qr" role="img" aria-label="Kode QR untuk aplikasi autentikator">${f.totp?.qr ?? ''}</div>
    <p class="petunjuk">Tidak dapat memindai? Ketik kunci ini di aplikasi: <code>${aman((f.totp?.rahasia.match(/.{1,4}/g) ?? []).join(' '))}</code></p>
    <form method="post" action="/oidc/masuk/${aman(uid)}/faktor"><input type="hidden" name="tantangan" value="${aman(f.tantangan)}"><input type="hidden" name="cara" value="totp">${isianKode(galat)}<p class="petunjuk">Masukkan kode yang sekarang tampil di aplikasi.</p><button type="submit">Pasang dan masuk</button></form>
    <p class="kaki"><a href="/oidc/masuk/${aman(uid)}">Ulangi dari nama pengguna</a></p>`,
    '<p>Peran Anda memutus atau mengatur akun orang lain. Karena itu akun ini wajib memakai faktor kedua di samping kata sandi.</p><ol class="langkah"><li>Pasang aplikasi autentikator di ponsel Anda.</li><li>Pindai gambar, atau ketik kuncinya.</li><li>Masukkan kode enam angka yang tampil.</li></ol>',
  );
}

/** The recovery codes, once, before the way goes on. */
export function pemulihanPage(lanjut: string, kode: readonly string[]): string {
  return halaman(
    'Simpan kode pemulihan',
    `<h2>Sepuluh kode, masing-masing sekali pakai</h2><ul class="daftar-kode">${kode.map((k) => `<li>${aman(k)}</li>`).join('')}</ul><p>Cetak atau simpan di tempat yang aman, bukan di ponsel yang sama. Kode ini tidak akan ditampilkan lagi.</p><a class="tombol" href="${aman(lanjut)}">Sudah saya simpan, lanjutkan</a>`,
    '<p>Faktor kedua terpasang. Bila ponsel Anda hilang, satu kode pemulihan menggantikannya.</p>',
  );
}
