import { jam, tanggal } from '@sinas/domain/format/tanggal';
import type { TentangToken } from '../data';
import gaya from '../../../components/bingkai-publik.module.css';

/** Who registered, in full: the company judges by it. */
function Pemohon({ p }: { p: NonNullable<TentangToken['pendaftar']> }) {
  return (
    <dl className={gaya.fakta}>
      <dt>Yang mendaftar</dt>
      <dd>{p.nama}</dd>
      <dt>Surel yang ia tulis</dt>
      <dd>{p.surel}</dd>
      <dt>Telepon</dt>
      <dd>{p.telepon}</dd>
      <dt>Waktu</dt>
      <dd>
        {tanggal(p.waktu)} pukul {jam(p.waktu)} WIB{p.alamat && `, dari alamat internet ${p.alamat}`}
      </dd>
    </dl>
  );
}

/** Beside the form: what the link is for. */
export function PenjelasanToken({ t }: { t: TentangToken }) {
  switch (t.jenis) {
    case 'SUREL':
      return (
        <p>
          Alamat <b>{t.surel}</b> menjadi alamat surel akun {t.nama}. Sampai Anda menekan tombol ini, surel dikirim ke
          alamat yang lama.
        </p>
      );
    case 'BATAL':
      return (
        <p>
          Alamat surel akun {t.nama} diminta diganti menjadi <b>{t.surel}</b>. Bila itu bukan Anda, hentikan: alamat
          yang lama tetap dipakai, dan semua perangkat dikeluarkan.
        </p>
      );
    case 'AKTIVASI':
      return (
        <>
          <p>
            Akun administrator <b>{t.organisasi}</b>. Administrator menulis nama dan alamat suratnya sendiri; kami
            mengirim surel ke alamat itu sebelum akun aktif.
          </p>
          {t.pendaftar && <Pemohon p={t.pendaftar} />}
          <p>Tidak mengenalnya? Tutup saja halaman ini: tidak ada yang berubah.</p>
        </>
      );
    default:
      return (
        <p>
          {t.jenis === 'SANDI' ? 'Kata sandi baru untuk' : 'Akun untuk'} <b>{t.nama}</b>
          {t.organisasi && `, ${t.organisasi}`}. Surel {t.surel}.
          {t.inaport && ' Anda masuk dengan kata sandi Inaportnet; tidak ada kata sandi lain.'}
          {t.jenis === 'SANDI' && ' Setelah disimpan, semua perangkat lain dikeluarkan.'}
          {t.penyedia_lain && ' Akun ini dibuka lewat penyedia identitas: masuk di sana, lalu akunnya tertaut.'}
        </p>
      );
  }
}
