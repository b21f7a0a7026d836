import { panggilFaktor } from '@sinas/api-client/faktor';
import { KeamananAkun } from '@sinas/ui/akun/faktor/KeamananAkun';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Bagian } from '../../components/Bagian';
import { Muat } from '../../components/Muat';
import { kalimatGalat } from '../../lib/galat';
import { saat } from '../../lib/waktu';
import { KUNCI_PERANGKAT } from './data';

const KUNCI = ['faktor'] as const;
const layanan = { ...panggilFaktor, kalimatGalat };

/** The officer's own second factors. */
export function KeamananSaya() {
  const klien = useQueryClient();
  const keadaan = useQuery({ queryKey: KUNCI, queryFn: ({ signal }) => panggilFaktor.keadaan(signal) });
  const ubah = () => {
    void klien.invalidateQueries({ queryKey: KUNCI });
    void klien.invalidateQueries({ queryKey: KUNCI_PERANGKAT });
  };
  return (
    <Bagian judul="Keamanan akun" uraian="Faktor kedua di samping kata sandi, diminta saat masuk dan saat memutus.">
      <Muat kueri={keadaan} apa="Keamanan akun" heading="h3">
        {(isi) => <KeamananAkun keadaan={isi} layanan={layanan} onUbah={ubah} saat={saat} />}
      </Muat>
    </Bagian>
  );
}
