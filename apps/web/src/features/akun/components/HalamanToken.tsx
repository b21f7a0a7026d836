import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BingkaiPublik } from '../../../components/BingkaiPublik';
import { GalatApi, keadaanGalat, pesanGalat } from '../../../lib/galat';
import { useTentangToken, type TentangToken } from '../data';
import { buangTokenSurel, useTokenSurel } from '../useTokenSurel';
import { FormToken } from './FormToken';
import { HasilToken, type Hasil } from './HasilToken';
import { KirimUlang } from './KirimUlang';
import { PenjelasanToken } from './PenjelasanToken';
import gaya from '../../../components/bingkai-publik.module.css';

const KATA: Record<TentangToken['jenis'], string> = {
  AKTIVASI: 'Aktifkan akun Anda',
  BUKTI: 'Aktifkan akun Anda',
  UNDANGAN: 'Terima undangan',
  SANDI: 'Kata sandi baru',
  SUREL: 'Pakai alamat surel ini',
  BATAL: 'Hentikan perubahan surel',
  TAUTAN: 'Tautkan akun Anda',
};
/** A new address of one's own is asked for again where it was: in the profile. */
const TANPA_ULANG = '/surel';

/** What stands behind a mailed link. Another link in the same tab begins anew; one that is used up leaves its result. */
export function HalamanToken({ judul }: { judul: string }) {
  const kini = useTokenSurel();
  const [token, setToken] = useState(kini);
  if (kini && kini !== token) setToken(kini);
  return <SatuToken key={token} judul={judul} token={token} />;
}

/** The form, or why the link does not serve any more. */
function SatuToken({ judul, token }: { judul: string; token: string | null }) {
  const { pathname } = useLocation();
  const tentang = useTentangToken(token);
  const [usang, setUsang] = useState<GalatApi | null>(null);
  const [jadi, setJadi] = useState<{ hasil: Hasil; t: TentangToken } | null>(null);
  if (jadi) return <HasilToken t={jadi.t} hasil={jadi.hasil} onUlang={() => setJadi(null)} />;
  if (!token)
    return (
      <BingkaiPublik judul="Tautan tidak lengkap">
        <div className={gaya.isi}>
          <p>Buka tautan langsung dari surel. Bila disalin, salin seluruhnya.</p>
          <p>
            <Link to="/lupa-sandi">Minta surel kata sandi baru</Link>
          </p>
        </div>
      </BingkaiPublik>
    );
  const galat = usang ?? tentang.error;
  if (galat instanceof GalatApi && galat.status === 401)
    return (
      <BingkaiPublik judul={pesanGalat(galat, 'Token Expired')}>
        <div className={gaya.isi}>
          {pathname === TANPA_ULANG ? (
            <p>Tautan ini sudah dipakai, dihentikan, atau lewat waktunya. Alamat yang baru diminta lagi di Profil.</p>
          ) : (
            <>
              <p>Tautan ini sudah dipakai atau lewat waktunya. Minta surel baru, lalu buka tautan yang paling akhir.</p>
              <KirimUlang isi={{ token }} utama />
            </>
          )}
          <Link to="/masuk">Sudah aktif? Masuk</Link>
        </div>
      </BingkaiPublik>
    );
  return (
    <BingkaiPublik
      judul={tentang.data ? KATA[tentang.data.jenis] : judul}
      penjelasan={tentang.data && <PenjelasanToken t={tentang.data} />}
    >
      {tentang.isPending && <LoadingSkeleton lines={4} card={false} />}
      {tentang.isError && (
        <ErrorState
          {...keadaanGalat(tentang.error)}
          onRetry={() => void tentang.refetch()}
          retrying={tentang.isFetching}
        >
          {pesanGalat(tentang.error)}. Tautan Anda belum terpakai.
        </ErrorState>
      )}
      {tentang.data && (
        <FormToken
          token={token}
          tentang={tentang.data}
          onUsang={setUsang}
          onJadi={(hasil) => {
            setJadi({ hasil, t: tentang.data });
            // The company's link serves until the address is proved.
            if (!hasil?.surel) buangTokenSurel(pathname);
          }}
        />
      )}
    </BingkaiPublik>
  );
}
