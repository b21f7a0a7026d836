import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BingkaiPublik } from '../../../components/BingkaiPublik';
import { FormDaftar, type HasilDaftar } from '../components/FormDaftar';
import { KirimUlang } from '../components/KirimUlang';

const ALASAN =
  'Surel aktivasi dikirim ke alamat perusahaan di OSS, bukan ke alamat yang ditulis di sini: hanya yang memegang surel perusahaan dapat menjadi administratornya.';

/** /daftar: the first administrator of a company. */
export function Daftar() {
  const [hasil, setHasil] = useState<HasilDaftar | null>(null);
  if (hasil)
    return (
      <BingkaiPublik judul="Periksa surel perusahaan" penjelasan={<p>{ALASAN}</p>}>
        <div className="pub-isi" role="status">
          <h2>{hasil.nama}</h2>
          <p>
            Surel aktivasi kami kirim ke <b>{hasil.surel}</b>. Buka tautannya dalam {hasil.berlaku_jam} jam, lalu pilih
            nama pengguna dan kata sandi.
          </p>
          <p className="sn-soft">
            Belum sampai? Periksa folder spam, pastikan alamat surel di OSS masih dipakai, lalu minta surel itu sekali
            lagi. Bila perusahaan sudah mempunyai administrator, surel itu menyebut siapa yang dapat mengundang Anda.
          </p>
          <KirimUlang isi={{ username: hasil.email }} />
          <Link to="/welcome">Ke halaman depan</Link>
        </div>
      </BingkaiPublik>
    );
  return (
    <BingkaiPublik
      judul="Daftarkan perusahaan"
      penjelasan={
        <>
          <p>Anda menjadi administrator perusahaan di SINAS NK, lalu mengundang rekan kerja Anda sendiri.</p>
          <ol>
            <li>Isi NIB dan NPWP perusahaan. Kami mencocokkannya dengan OSS.</li>
            <li>Buka tautan di surel perusahaan dalam 48 jam.</li>
            <li>Pilih nama pengguna dan kata sandi, lalu masuk.</li>
          </ol>
          <p>{ALASAN}</p>
          <p>
            Sudah punya akun? <Link to="/masuk">Masuk</Link>
          </p>
        </>
      }
    >
      <FormDaftar onJadi={setHasil} />
    </BingkaiPublik>
  );
}
