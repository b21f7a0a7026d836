import Button from '@mui/material/Button';
import { CARA_MASUK } from '@sinas/domain/akses/kata-akun';
import { tampil } from '@sinas/domain/format/tampil';
import { ConfirmDialog } from '@sinas/ui/ConfirmDialog';
import { useToast } from '@sinas/ui/Toasts';
import { useState } from 'react';
import { Bagian } from '../../components/Bagian';
import { Kabar } from '../../components/Kabar';
import { LencanaMasuk } from '../../components/LencanaMasuk';
import { Muat } from '../../components/Muat';
import { Penomoran } from '../../components/Penomoran';
import { pesanGalat } from '../../lib/galat';
import { saat } from '../../lib/waktu';
import type { Aktivitas } from '../../providers/wire';
import { LIMIT, useAktivitasSaya, useBukanSaya } from './data';

/** One's own session and a sign-out need no question; what was reported is not asked about again. */
const dapatDilaporkan = (a: Aktivitas): boolean => !a.sesi_ini && !a.bukan_saya && a.peristiwa !== 'KELUAR';

/** Sign-ins of one's own account; a stranger's is reported here, and every other device is signed out at once. */
export function AktivitasSaya() {
  const [page, setPage] = useState(1);
  const aktivitas = useAktivitasSaya(page);
  const toast = useToast();
  const lapor = useBukanSaya();
  const [tanya, setTanya] = useState<Aktivitas | null>(null);
  const ya = () =>
    tanya &&
    lapor.mutate(tanya.id, {
      onError: (galat) => toast.gagal(pesanGalat(galat, 'Laporan belum dapat disimpan')),
      onSettled: () => setTanya(null),
    });
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
            <ul className="kn-baris">
              {data.map((a) => (
                <li key={a.id}>
                  <LencanaMasuk aktivitas={a} />
                  <div>
                    <b>{a.perangkat}</b>
                    <small>
                      {saat(a.waktu)}, {CARA_MASUK[a.cara]}, alamat {tampil(a.alamat)}
                      {a.sesi_ini && '. Sesi ini'}
                    </small>
                  </div>
                  {dapatDilaporkan(a) && (
                    <Button
                      variant="text"
                      onClick={() => setTanya(a)}
                      aria-label={`Bukan saya: ${a.perangkat}, ${saat(a.waktu)}`}
                    >
                      Bukan saya
                    </Button>
                  )}
                </li>
              ))}
            </ul>
            <Penomoran page={page} perPage={LIMIT} total={meta.total ?? 0} onPindah={setPage} />
          </>
        )}
      </Muat>
      <ConfirmDialog
        open={tanya !== null}
        title="Bukan saya"
        question="Laporkan bahwa ini bukan Anda?"
        busy={lapor.isPending}
        onYes={ya}
        onNo={() => setTanya(null)}
      >
        <p>
          Semua perangkat lain segera dikeluarkan dan surel untuk membuat kata sandi baru dikirim kepada Anda. Perangkat
          ini tetap masuk.
        </p>
      </ConfirmDialog>
    </Bagian>
  );
}
