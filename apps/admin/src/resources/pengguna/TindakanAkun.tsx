import { PESAN } from '@sinas/domain/pesan/pesan';
import { useBukti, type BuktiDibawa } from '@sinas/ui/akun/bukti/useBukti';
import { Button } from '@sinas/ui/inputs/Button';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { RangkaDialog } from '../../components/RangkaDialog';
import { kunciAkun } from '../../lib/akun';
import { kalimatGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import type { AkunRinci } from '../../providers/wire';
import { KUNCI_DAFTAR, useUndangLagi } from './data';

/** Invitation again, and the end of the account: what the server allows for this one. */
export function TindakanAkun({ akun }: { akun: AkunRinci }) {
  const [tanya, setTanya] = useState(false);
  const undang = useUndangLagi(akun.id);
  return (
    <div className="kn-tindakan">
      {akun.aksi.kirim_ulang && (
        <Button variant="outlined" onClick={() => undang.mutate()} loading={undang.isPending}>
          Kirim ulang undangan
        </Button>
      )}
      {akun.aksi.hapus && (
        <Button variant="outlined" danger onClick={() => setTanya(true)}>
          Hapus akun
        </Button>
      )}
      {tanya && <DialogHapus akun={akun} onTutup={() => setTanya(false)} />}
    </div>
  );
}

function DialogHapus({ akun, onTutup }: { akun: AkunRinci; onTutup: () => void }) {
  const data = useData();
  const klien = useQueryClient();
  const toast = useToast();
  const pergi = useNavigate();
  const bukti = useBukti('hapus_akun');
  const isian = useIsian({ sandi: { label: 'Kata sandi Anda', wajib: bukti.sandi } }, { sandi: '' });
  const hapus = useMutation({
    mutationFn: (b: BuktiDibawa) => data.hapusAkun(akun.jenis, akun.id, b),
    onSuccess: async () => {
      toast.berhasil(PESAN['berhasil.hapus']);
      await klien.invalidateQueries({ queryKey: KUNCI_DAFTAR });
      klien.removeQueries({ queryKey: kunciAkun(akun.id) });
      void pergi('/pengguna');
    },
    onError: isian.tolak,
  });
  return (
    <RangkaDialog
      judul={`Hapus akun ${akun.fullname}`}
      tombol="Hapus akun"
      bahaya
      sibuk={hapus.isPending}
      galat={hapus.isError ? [kalimatGalat(hapus.error, PESAN['gagal.hapus'])] : []}
      onKirim={isian.saatKirim(({ sandi }) => bukti.lalu(sandi, hapus.mutate))}
      onTutup={onTutup}
    >
      <p>
        Ia segera dikeluarkan dari semua perangkat dan data pribadinya dihapus. Namanya tetap ada pada riwayat berkas.
        Tindakan ini tidak dapat dibatalkan.
      </p>
      {bukti.sandi && <TextInput {...isian.ikat('sandi')} type="password" autoComplete="current-password" />}
    </RangkaDialog>
  );
}
