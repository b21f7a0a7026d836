import type { Skema } from '@sinas/api-client';
import { Button } from '@sinas/ui/inputs/Button';
import { BingkaiPublik } from '../../../components/BingkaiPublik';
import type { TentangToken } from '../data';
import gaya from '../../../components/bingkai-publik.module.css';

export type Hasil = Skema<'AktivasiHasil'> | null;

const JUDUL: Partial<Record<TentangToken['jenis'], string>> = {
  SANDI: 'Kata sandi tersimpan',
  SUREL: 'Alamat surel dipakai',
  BATAL: 'Perubahan dihentikan',
};

function Kalimat({ t, hasil }: { t: TentangToken; hasil: Hasil }) {
  if (t.jenis === 'SUREL')
    return (
      <p>
        Surel dari SINAS NK sekarang dikirim ke <b>{t.surel}</b>.
      </p>
    );
  if (t.jenis === 'BATAL')
    return (
      <p>
        Alamat <b>{t.surel}</b> tidak dipakai, dan semua perangkat dikeluarkan. Kami mengirim surel untuk mengamankan
        akun Anda: buka dan ikuti.
      </p>
    );
  if (hasil && !t.inaport)
    return (
      <p>
        Nama pengguna Anda <b>{hasil.username}</b>. Sekarang Anda dapat masuk.
      </p>
    );
  return <p>Sekarang Anda dapat masuk{t.inaport ? ' dengan akun Inaportnet' : ' dengan kata sandi baru'}.</p>;
}

/** What became of it, and where to go on. */
export function HasilToken({ t, hasil, onUlang }: { t: TentangToken; hasil: Hasil; onUlang: () => void }) {
  if (hasil?.surel)
    return (
      <BingkaiPublik judul="Periksa surel Anda">
        <div className={gaya.isi} role="status">
          <p>
            Surel kami kirim ke <b>{hasil.surel}</b>. Buka tautannya dalam 24 jam: setelah itu akun{' '}
            {t.organisasi ? `administrator ${t.organisasi}` : 'Anda'} aktif.
          </p>
          <p className="sn-soft">
            Salah tulis alamat, atau surel tidak sampai? Tulis lagi di sini. Tautan di surel perusahaan tetap dapat
            dibuka sampai akun aktif.
          </p>
          <Button variant="outlined" onClick={onUlang}>
            Tulis alamat lain
          </Button>
        </div>
      </BingkaiPublik>
    );
  return (
    <BingkaiPublik judul={JUDUL[t.jenis] ?? 'Akun aktif'}>
      <div className={gaya.isi} role="status">
        <Kalimat t={t} hasil={hasil} />
        {/* Officers go to their console, which may stand on another host. */}
        {t.jenis !== 'BATAL' && (
          <Button
            component="a"
            variant="contained"
            href={t.inaport ? '/masuk?cara=inaport' : (hasil?.masuk ?? '/login')}
          >
            Masuk
          </Button>
        )}
      </div>
    </BingkaiPublik>
  );
}
