import { Button } from '@sinas/ui/inputs/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { BingkaiPublik } from '../../../components/BingkaiPublik';
import { FormDaftar, type HasilDaftar, type IsiDaftar } from '../components/FormDaftar';
import gaya from '../../../components/bingkai-publik.module.css';

const ALASAN =
  'Surel aktivasi dikirim ke alamat perusahaan di OSS, bukan ke alamat yang ditulis di sini: hanya yang memegang surel perusahaan dapat menjadi administratornya.';

/** /daftar: the first administrator of a company. */
export function Daftar() {
  const [hasil, setHasil] = useState<HasilDaftar | null>(null);
  const [awal, setAwal] = useState<IsiDaftar | undefined>();
  if (hasil)
    return (
      <BingkaiPublik judul="Periksa surel perusahaan" penjelasan={<p>{ALASAN}</p>}>
        <div className={gaya.isi} role="status">
          <h2>{hasil.nama}</h2>
          <p>
            Surel aktivasi kami kirim ke <b>{hasil.surel}</b>. Buka tautannya dalam {hasil.berlaku_jam} jam. Di sana
            Anda menulis nama dan surel Anda sendiri, lalu memilih nama pengguna dan kata sandi.
          </p>
          <p className="sn-soft">
            Belum sampai? Periksa folder spam, pastikan alamat surel di OSS masih dipakai, lalu daftar sekali lagi:
            tautan yang lama tetap berlaku. Bila perusahaan sudah mempunyai administrator, surel itu menyebut siapa yang
            dapat mengundang Anda.
          </p>
          <Button
            variant="outlined"
            onClick={() => {
              setAwal(hasil.isi);
              setHasil(null);
            }}
          >
            Daftar sekali lagi
          </Button>
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
            <li>Tulis nama dan surel Anda sendiri di sana, dan pilih nama pengguna dan kata sandi.</li>
            <li>Buka tautan di surel Anda sendiri. Akun aktif.</li>
          </ol>
          <p>{ALASAN}</p>
          <p>
            Sudah punya akun? <Link to="/masuk">Masuk</Link>
          </p>
        </>
      }
    >
      <FormDaftar awal={awal} onJadi={setHasil} />
    </BingkaiPublik>
  );
}
