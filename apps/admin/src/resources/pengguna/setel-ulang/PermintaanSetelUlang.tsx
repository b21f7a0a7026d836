import type { SetelUlang } from '@sinas/api-client/faktor';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useBukti } from '@sinas/ui/akun/bukti/useBukti';
import { ConfirmDialog } from '@sinas/ui/feedback/ConfirmDialog';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { Button } from '@sinas/ui/inputs/Button';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { kalimatGalat } from '../../../lib/galat';
import { saat } from '../../../lib/waktu';
import { useBatalkan, useSetujui } from './setel-ulang';

interface Props {
  permintaan: SetelUlang;
  /** Names the account, where it does not stand above already. */
  bernama?: boolean;
}

/** A request that waits: who asked, why, until when; the second administrator confirms, either withdraws it. */
export function PermintaanSetelUlang({ permintaan: p, bernama = false }: Props) {
  const bukti = useBukti('setel_ulang');
  const setujui = useSetujui(p.id);
  const batalkan = useBatalkan(p.id);
  const [tanya, setTanya] = useState(false);
  const galat = setujui.error ?? batalkan.error;
  const sibuk = setujui.isPending || batalkan.isPending;
  const ya = () => {
    setTanya(false);
    bukti.minta(setujui.mutate);
  };
  return (
    <div className="kn-form">
      {bernama && (
        <p>
          <Link to={`/pengguna/${p.id_user}`}>{p.fullname}</Link>, {p.name_role}
          {p.nama_organisasi && `, ${p.nama_organisasi}`}
        </p>
      )}
      <Kabar grup="anda">
        <p>
          <b>{p.nama_peminta}</b> meminta setel ulang pada {saat(p.diminta)}. Berlaku sampai {saat(p.sampai)}.
        </p>
        <p>Alasan: {p.alasan}</p>
      </Kabar>
      {!p.boleh_setuju && <p>{PESAN['faktor.setel_orang_sama']}.</p>}
      {galat && <Kabar grup="buruk">{kalimatGalat(galat, PESAN['gagal.simpan'])}.</Kabar>}
      <div className="kn-tindakan">
        {p.boleh_setuju && (
          <Button
            variant="contained"
            disabled={sibuk}
            aria-label={`Setujui setel ulang ${p.fullname}`}
            onClick={() => setTanya(true)}
          >
            Setujui
          </Button>
        )}
        {p.boleh_batal && (
          <Button
            variant="outlined"
            disabled={sibuk}
            aria-label={`Batalkan setel ulang ${p.fullname}`}
            onClick={() => batalkan.mutate()}
          >
            Batalkan permintaan
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={tanya}
        title="Setujui setel ulang"
        question={`Hapus faktor kedua ${p.fullname}?`}
        onYes={ya}
        onNo={() => setTanya(false)}
      >
        <p>
          Aplikasi autentikator, kunci sandi dan kode pemulihannya dihapus dan semua perangkatnya dikeluarkan. Ia diberi
          tahu lewat surel. Anda diminta membuktikan diri lebih dahulu.
        </p>
      </ConfirmDialog>
    </div>
  );
}
