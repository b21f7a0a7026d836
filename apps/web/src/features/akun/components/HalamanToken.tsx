import type { Skema } from '@sinas/api-client';
import { ErrorState } from '@sinas/ui/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/Loading';
import { useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { BingkaiPublik } from '../../../components/BingkaiPublik';
import { GalatApi, kodeBantuan, pesanGalat } from '../../../lib/galat';
import { useTentangToken, type TentangToken } from '../data';
import { buangTokenSurel, useTokenSurel } from '../useTokenSurel';
import { FormToken } from './FormToken';
import { KirimUlang } from './KirimUlang';

const KATA = { AKTIVASI: 'Aktifkan akun Anda', UNDANGAN: 'Terima undangan', SANDI: 'Kata sandi baru' } as const;

const Penjelasan = ({ t }: { t: TentangToken }) => (
  <p>
    {t.jenis === 'SANDI' ? 'Kata sandi baru untuk' : 'Akun untuk'} <b>{t.nama}</b>
    {t.organisasi && `, ${t.organisasi}`}. Surel {t.surel}.
    {!t.perlu_sandi && ' Anda masuk dengan kata sandi Inaportnet; tidak ada kata sandi lain.'}
    {t.jenis === 'SANDI' && ' Setelah disimpan, semua perangkat lain dikeluarkan.'}
  </p>
);

/** What stands behind a mailed link: the form, or why the link does not serve any more. */
export function HalamanToken({ judul }: { judul: string }) {
  const token = useTokenSurel();
  const { pathname } = useLocation();
  const tentang = useTentangToken(token);
  const [usang, setUsang] = useState<GalatApi | null>(null);
  const [jadi, setJadi] = useState<{ akun: Skema<'AktivasiHasil'> | null; inaport: boolean } | null>(null);
  if (jadi) {
    const { akun, inaport } = jadi;
    return (
      <BingkaiPublik judul={akun ? 'Akun aktif' : 'Kata sandi tersimpan'}>
        <div className="pub-isi" role="status">
          {akun && !inaport ? (
            <p>
              Nama pengguna Anda <b>{akun.username}</b>. Sekarang Anda dapat masuk.
            </p>
          ) : (
            <p>Sekarang Anda dapat masuk{inaport ? ' dengan akun Inaportnet' : ' dengan kata sandi baru'}.</p>
          )}
          {/* Officers go to their console, which may stand on another host. */}
          <a className="sn-btn sn-btn-main" href={inaport ? '/masuk?cara=inaport' : (akun?.masuk ?? '/login')}>
            Masuk
          </a>
        </div>
      </BingkaiPublik>
    );
  }
  if (!token)
    return (
      <BingkaiPublik judul="Tautan tidak lengkap">
        <div className="pub-isi">
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
        <div className="pub-isi">
          <p>Tautan ini sudah dipakai atau lewat waktunya. Minta surel baru, lalu buka tautan yang paling akhir.</p>
          <KirimUlang isi={{ token }} utama />
          <Link to="/masuk">Sudah aktif? Masuk</Link>
        </div>
      </BingkaiPublik>
    );
  return (
    <BingkaiPublik
      judul={tentang.data ? KATA[tentang.data.jenis] : judul}
      penjelasan={tentang.data && <Penjelasan t={tentang.data} />}
    >
      {tentang.isPending && <LoadingSkeleton lines={4} card={false} />}
      {tentang.isError && (
        <ErrorState
          kode={kodeBantuan(tentang.error)}
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
          onJadi={(akun) => {
            setJadi({ akun, inaport: !tentang.data.perlu_sandi });
            buangTokenSurel(pathname);
          }}
        />
      )}
    </BingkaiPublik>
  );
}
