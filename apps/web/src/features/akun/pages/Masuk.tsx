import { FullScreenSpinner } from '@sinas/ui/Loading';
import { useEffect, type KeyboardEvent } from 'react';
import { Link, Navigate, useSearchParams } from 'react-router-dom';
import { BingkaiPublik } from '../../../components/BingkaiPublik';
import { diLuarPortal, tujuanMasuk } from '../../../lib/masuk';
import { useSesi, type Sesi } from '../../../lib/sesi';
import { FormMasuk, type Cara } from '../components/FormMasuk';

const TAB: { cara: Cara; judul: string }[] = [
  { cara: 'sandi', judul: 'Akun SINAS NK' },
  { cara: 'inaport', judul: 'Inaportnet' },
];

/** On to where the user wanted, which may be the console. */
function Lanjut({ sesi, kembali }: { sesi: Sesi; kembali: string }) {
  const tujuan = tujuanMasuk(sesi, kembali);
  const keluar = diLuarPortal(tujuan);
  useEffect(() => {
    if (keluar) window.location.assign(tujuan);
  }, [keluar, tujuan]);
  return keluar ? <FullScreenSpinner /> : <Navigate to={tujuan} replace />;
}

/** /masuk: our own form, beside the sign-in of the provider. */
export function Masuk() {
  const [kueri, setKueri] = useSearchParams();
  const sesi = useSesi().data;
  const cara: Cara = kueri.get('cara') === 'inaport' ? 'inaport' : 'sandi';
  if (sesi?.masuk) return <Lanjut sesi={sesi} kembali={kueri.get('kembali') ?? '/'} />;
  const pilih = (baru: Cara) =>
    setKueri(
      (lama) => {
        const isi = new URLSearchParams(lama);
        isi.set('cara', baru);
        return isi;
      },
      { replace: true },
    );
  const panah = (e: KeyboardEvent<HTMLElement>) => {
    if (e.key !== 'ArrowRight' && e.key !== 'ArrowLeft') return;
    pilih(cara === 'sandi' ? 'inaport' : 'sandi');
    e.currentTarget.querySelector<HTMLElement>('[aria-selected="false"]')?.focus();
  };
  return (
    <BingkaiPublik
      judul="Masuk"
      penjelasan={
        <p>Untuk pelaku usaha dan petugas. Pengajuan yang belum selesai menunggu di tempat Anda tinggalkan.</p>
      }
    >
      <div className="pub-tab" role="tablist" aria-label="Cara masuk" onKeyDown={panah}>
        {TAB.map((t) => (
          <button
            key={t.cara}
            type="button"
            role="tab"
            id={`tab-${t.cara}`}
            aria-selected={t.cara === cara}
            aria-controls="panel-masuk"
            tabIndex={t.cara === cara ? 0 : -1}
            onClick={() => pilih(t.cara)}
          >
            {t.judul}
          </button>
        ))}
      </div>
      <div id="panel-masuk" role="tabpanel" aria-labelledby={`tab-${cara}`}>
        <FormMasuk key={cara} cara={cara} username={kueri.get('login_hint') ?? ''} />
      </div>
      <p className="pub-kaki">
        <Link to="/login">Masuk dengan SSO</Link>
        {cara === 'sandi' && <Link to="/lupa-sandi">Lupa kata sandi</Link>}
        <Link to="/daftar">Daftarkan perusahaan</Link>
      </p>
    </BingkaiPublik>
  );
}
