import { PESAN } from '@sinas/domain/pesan/pesan';
import { useBukti, type BuktiDibawa } from '@sinas/ui/akun/bukti/useBukti';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useState } from 'react';
import { RangkaDialog } from '../../../components/RangkaDialog';
import { Sandi } from '../../../components/Sandi';
import { galatDi, kalimatGalat } from '../../../lib/galat';
import { laporanRapat } from '../../../providers/rakor/data';
import type { RapatRinci, TandaTangan } from '../../../providers/rakor/wire';
import { useTulisRapat } from '../data';

/** The minutes are read, then signed with the passphrase of the key and a proof of who it is. */
export function DialogTandaTangan({ rapat, onTutup }: { rapat: RapatRinci; onTutup: () => void }) {
  const toast = useToast();
  const bukti = useBukti('keputusan');
  const [frasa, setFrasa] = useState('');
  const [sandi, setSandi] = useState('');
  const [salah, setSalah] = useState<{ frasa?: string; sandi?: string }>({});
  const tanda = useTulisRapat(
    rapat.id_rakor,
    (d, isi: TandaTangan) => d.rapatTandaTangan(rapat.id_rakor, isi),
    () => {
      toast.berhasil('Berita acara ditandatangani');
      onTutup();
    },
  );
  const kirim = (b: BuktiDibawa): void => tanda.mutate({ versi_ba: rapat.versi_ba, frasa, ...b });
  return (
    <RangkaDialog
      judul="Tanda tangani berita acara"
      tombol="Tanda tangani"
      sibuk={tanda.isPending}
      galat={tanda.error && !galatDi(tanda.error, 'sandi') ? [kalimatGalat(tanda.error)] : []}
      onKirim={() => {
        const kurang = {
          ...(frasa ? {} : { frasa: 'Tulis frasa sandi sertifikat Anda' }),
          ...(bukti.sandi && !sandi ? { sandi: PESAN['keputusan.sandi'] } : {}),
        };
        setSalah(kurang);
        if (Object.keys(kurang).length === 0) bukti.lalu(sandi, kirim);
      }}
      onTutup={onTutup}
    >
      <p>
        {rapat.no_ba}, versi {rapat.versi_ba}.{' '}
        <a href={laporanRapat(rapat.id_rakor)} target="_blank" rel="noopener">
          Baca berita acara
        </a>
      </p>
      <TextInput
        label="Frasa sandi sertifikat"
        required
        type="password"
        autoComplete="off"
        error={salah.frasa ?? galatDi(tanda.error, 'frasa')}
        value={frasa}
        onChange={(e) => setFrasa(e.target.value)}
      />
      {bukti.sandi && <Sandi nilai={sandi} salah={salah.sandi ?? galatDi(tanda.error, 'sandi')} onUbah={setSandi} />}
    </RangkaDialog>
  );
}
