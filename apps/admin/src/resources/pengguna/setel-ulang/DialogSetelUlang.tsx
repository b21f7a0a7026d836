import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { palingSedikit } from '@sinas/domain/format/periksa-isian';
import { useBukti } from '@sinas/ui/akun/bukti/useBukti';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { RangkaDialog } from '../../../components/RangkaDialog';
import { kalimatGalat } from '../../../lib/galat';
import type { AkunRinci } from '../../../providers/wire';
import { useMintaSetelUlang } from './setel-ulang';

/** The first of the two: why the factor is to go. */
export function DialogSetelUlang({ akun, onTutup }: { akun: AkunRinci; onTutup: () => void }) {
  const bukti = useBukti('setel_ulang');
  const minta = useMintaSetelUlang();
  const isian = useIsian(
    {
      alasan: { label: 'Alasan', wajib: true, periksa: palingSedikit('Alasan', 10) },
      sandi: { label: 'Kata sandi Anda', wajib: bukti.sandi },
    },
    { alasan: '', sandi: '' },
  );
  return (
    <RangkaDialog
      judul={`Minta setel ulang faktor kedua ${akun.fullname}`}
      tombol="Minta setel ulang"
      sibuk={minta.isPending}
      galat={minta.isError ? [kalimatGalat(minta.error, PESAN['gagal.simpan'])] : []}
      onKirim={isian.saatKirim(({ alasan, sandi }) =>
        bukti.lalu(sandi, (b) =>
          minta.mutate(
            { id_user: akun.id, alasan: alasan.trim(), ...b },
            { onSuccess: onTutup, onError: (galat) => void isian.tolak(galat) },
          ),
        ),
      )}
      onTutup={onTutup}
    >
      <p>
        Pastikan dahulu, misalnya lewat telepon ke nomor yang sudah dikenal, bahwa pemilik akun sendiri yang meminta.
        Administrator lain menyetujuinya dalam 24 jam. Pemilik akun diberi tahu lewat surel.
      </p>
      <TextInput
        {...isian.ikat('alasan')}
        autoComplete="off"
        maks={BATAS_TEKS.alasan}
        hint="Dibaca administrator yang menyetujui, dan masuk riwayat akun."
      />
      {bukti.sandi && <TextInput {...isian.ikat('sandi')} type="password" autoComplete="current-password" />}
    </RangkaDialog>
  );
}
