import { PESAN, pesan } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { kunciAkun, type Akun } from '../../../lib/akun';
import { api } from '../../../lib/api';
import { pesanGalat } from '../../../lib/galat';
import { DialogHapus } from './DialogHapus';
import gaya from '../pengguna.module.css';

/** Invitation again, and the end of the account: what the server allows for this one. */
export function Tindakan({ akun }: { akun: Akun }) {
  const klien = useQueryClient();
  const toast = useToast();
  const [tanya, setTanya] = useState(false);
  const kirimUlang = useMutation({
    mutationFn: () => api.kirim('/api/pengguna/{id}/kirim-ulang', { path: { id: akun.id } }),
    onSuccess: ({ surel }) => toast.berhasil(pesan('pengguna.diundang', { surel })),
    onError: (galat) => {
      toast.gagal(pesanGalat(galat, PESAN['gagal.kirim']));
      void klien.invalidateQueries({ queryKey: kunciAkun(akun.id) });
    },
  });
  return (
    <div className={gaya.kepalaAksi}>
      {akun.aksi.kirim_ulang && (
        <Button variant="outlined" onClick={() => kirimUlang.mutate()} loading={kirimUlang.isPending}>
          Kirim ulang undangan
        </Button>
      )}
      {akun.aksi.hapus && (
        <Button danger onClick={() => setTanya(true)}>
          Hapus akun
        </Button>
      )}
      {tanya && <DialogHapus akun={akun} onTutup={() => setTanya(false)} />}
    </div>
  );
}
