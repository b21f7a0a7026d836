import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useBukti } from '@sinas/ui/akun/bukti/useBukti';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useState } from 'react';
import { RangkaDialog } from '../../../../components/RangkaDialog';
import { Sandi } from '../../../../components/Sandi';
import { TeksPanjang } from '../../../../components/TeksPanjang';
import type { PropsDialog } from './props-dialog';

/** An issued decision is taken back (T28): reason, legal ground, and the official's proof. */
export function DialogCabut({ berkas, keputusan }: PropsDialog) {
  const bukti = useBukti('keputusan');
  const [alasan, setAlasan] = useState('');
  const [dasar, setDasar] = useState('');
  const [sandi, setSandi] = useState('');
  const [dicoba, setDicoba] = useState(false);
  const dariServer = (path: string) => keputusan.masalahServer.find((m) => m.path === path)?.message;
  const kirim = () => {
    setDicoba(true);
    if (!alasan.trim() || (bukti.sandi && !sandi)) return;
    bukti.lalu(sandi, (b) => void keputusan.cabut({ alasan: alasan.trim(), dasar_hukum: dasar.trim() }, b));
  };
  return (
    <RangkaDialog
      judul="Cabut keputusan"
      tombol="Cabut"
      bahaya
      sibuk={keputusan.sibuk}
      galat={keputusan.masalahServer.filter((m) => m.path !== 'sandi' && m.path !== 'alasan').map((m) => m.message)}
      onKirim={kirim}
      onTutup={keputusan.tutupDialog}
    >
      <p>
        Keputusan <b>{berkas.no_keputusan}</b> milik {berkas.nama_perusahaan} tidak berlaku lagi. Perubahan yang sedang
        diajukan atas keputusan ini ikut ditutup.
      </p>
      <TeksPanjang
        label="Alasan pencabutan"
        name="alasan"
        required
        rows={3}
        maks={BATAS_TEKS.alasan_tolak}
        hint="Dibaca perusahaan di riwayat berkasnya."
        error={dicoba && !alasan.trim() ? 'Alasan wajib diisi' : dariServer('alasan')}
        value={alasan}
        onUbah={setAlasan}
      />
      <TextInput
        label="Dasar hukum, opsional"
        maks={BATAS_TEKS.dasar_hukum}
        autoComplete="off"
        value={dasar}
        onChange={(e) => setDasar(e.target.value)}
      />
      {bukti.sandi && (
        <Sandi
          nilai={sandi}
          salah={dicoba && !sandi ? PESAN['keputusan.sandi'] : dariServer('sandi')}
          onUbah={setSandi}
        />
      )}
    </RangkaDialog>
  );
}
