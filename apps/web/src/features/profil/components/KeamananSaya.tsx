import { panggilFaktor } from '@sinas/api-client/faktor';
import { KeamananAkun } from '@sinas/ui/akun/faktor/KeamananAkun';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bagian } from '../../../components/Bagian';
import { kataWaktuTengah } from '../../../components/WaktuLalu';
import { kalimatGalat, keadaanGalat, pesanGalat } from '../../../lib/galat';

const KUNCI = ['faktor'] as const;
const layanan = { ...panggilFaktor, kalimatGalat };

/** One's own second factors. */
export function KeamananSaya() {
  const klien = useQueryClient();
  const keadaan = useQuery({ queryKey: KUNCI, queryFn: ({ signal }) => panggilFaktor.keadaan(signal) });
  const ubah = () => {
    void klien.invalidateQueries({ queryKey: KUNCI });
    void klien.invalidateQueries({ queryKey: ['perangkat'] });
  };
  return (
    <Bagian
      id="keamanan"
      judul="Keamanan akun"
      uraian="Faktor kedua di samping kata sandi, diminta saat masuk dan sebelum hal yang tidak dapat dibatalkan."
    >
      {keadaan.isPending && <LoadingSkeleton card={false} lines={3} />}
      {keadaan.isError && (
        <ErrorState {...keadaanGalat(keadaan.error)} onRetry={() => void keadaan.refetch()}>
          {pesanGalat(keadaan.error, 'Keamanan akun belum dapat dimuat')}.
        </ErrorState>
      )}
      {keadaan.data && <KeamananAkun keadaan={keadaan.data} layanan={layanan} onUbah={ubah} saat={kataWaktuTengah} />}
    </Bagian>
  );
}
