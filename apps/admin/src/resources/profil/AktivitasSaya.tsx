import { CARA_MASUK } from '@sinas/domain/akses/kata-akun';
import { tampil } from '@sinas/domain/format/tampil';
import { DaftarAktivitas } from '@sinas/ui/akun/DaftarAktivitas';
import { useState } from 'react';
import { Bagian } from '../../components/Bagian';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { LencanaMasuk } from '../../components/akun/LencanaMasuk';
import { Muat } from '../../components/Muat';
import { Penomoran } from '../../components/daftar/Penomoran';
import { pesanGalat } from '../../lib/galat';
import { saat } from '../../lib/waktu';
import { LIMIT, useAktivitasSaya, useBukanSaya } from './data';
import gaya from './profil.module.css';

/** Sign-ins of one's own account; a stranger's is reported here. */
export function AktivitasSaya() {
  const [page, setPage] = useState(1);
  const aktivitas = useAktivitasSaya(page);
  const lapor = useBukanSaya();
  return (
    <Bagian judul="Aktivitas masuk" uraian="Ada yang bukan Anda? Laporkan di sini.">
      {lapor.data && (
        <Kabar grup="anda">
          {lapor.data.sesi_diakhiri > 0
            ? `${lapor.data.sesi_diakhiri} perangkat lain sudah dikeluarkan. `
            : 'Tidak ada perangkat lain yang masuk. '}
          Sekarang ubah kata sandi Anda, supaya yang mengetahui kata sandi lama tidak dapat masuk lagi.
        </Kabar>
      )}
      <Muat kueri={aktivitas} apa="Aktivitas masuk" heading="h3">
        {({ data, meta }) => (
          <>
            <DaftarAktivitas
              className={gaya.baris}
              daftar={data}
              lapor={lapor}
              pesanGalat={pesanGalat}
              lencana={(a) => <LencanaMasuk aktivitas={a} />}
              sebutan={(a) => `${a.perangkat}, ${saat(a.waktu)}`}
              keterangan={(a) => (
                <>
                  {saat(a.waktu)}, {CARA_MASUK[a.cara]}, alamat {tampil(a.alamat)}
                  {a.sesi_ini && '. Sesi ini'}
                </>
              )}
            />
            <Penomoran page={page} perPage={LIMIT} total={meta.total ?? 0} onPindah={setPage} />
          </>
        )}
      </Muat>
    </Bagian>
  );
}
