import type { Skema } from '@sinas/api-client';
import Button from '@mui/material/Button';
import { PESAN, pesan } from '@sinas/domain/pesan/pesan';
import { ConfirmDialog } from '@sinas/ui/ConfirmDialog';
import { useToast } from '@sinas/ui/Toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { jalurAkun, kunciAkun, type Akun } from '../../../lib/akun';
import { api } from '../../../lib/api';
import { pesanGalat } from '../../../lib/galat';
import { KUNCI_PENGGUNA } from '../data';

/** Invitation again, and the end of the account: what the server allows for this one. */
export function Tindakan({ akun }: { akun: Akun }) {
  const klien = useQueryClient();
  const toast = useToast();
  const pergi = useNavigate();
  const [tanya, setTanya] = useState(false);
  const kirimUlang = useMutation({
    mutationFn: () => api.kirim<Skema<'PenggunaBaruHasil'>>(`/api/pengguna/${akun.id}/kirim-ulang`),
    onSuccess: ({ surel }) => toast.berhasil(pesan('pengguna.diundang', { surel })),
    onError: (galat) => {
      toast.gagal(pesanGalat(galat, PESAN['gagal.kirim']));
      void klien.invalidateQueries({ queryKey: kunciAkun(akun.id) });
    },
  });
  const hapus = useMutation({
    mutationFn: () => api.hapus<null>(jalurAkun(akun.id), undefined, {}),
    onSuccess: async () => {
      toast.berhasil(PESAN['berhasil.hapus']);
      await klien.invalidateQueries({ queryKey: KUNCI_PENGGUNA });
      klien.removeQueries({ queryKey: kunciAkun(akun.id) });
      void pergi('/pengguna');
    },
    onError: (galat) => {
      setTanya(false);
      toast.gagal(pesanGalat(galat, PESAN['gagal.hapus']));
    },
  });
  return (
    <div className="pu-kepala-aksi">
      {akun.aksi.kirim_ulang && (
        <Button variant="outlined" onClick={() => kirimUlang.mutate()} loading={kirimUlang.isPending}>
          Kirim ulang undangan
        </Button>
      )}
      {akun.aksi.hapus && (
        <Button variant="text" color="error" onClick={() => setTanya(true)}>
          Hapus akun
        </Button>
      )}
      <ConfirmDialog
        open={tanya}
        title="Hapus akun"
        question={`Hapus akun ${akun.fullname}?`}
        busy={hapus.isPending}
        onYes={() => hapus.mutate()}
        onNo={() => setTanya(false)}
      >
        <p>
          Semua perangkatnya dikeluarkan dan data pribadinya dihapus. Namanya tetap ada pada riwayat berkas. Tindakan
          ini tidak dapat dibatalkan.
        </p>
      </ConfirmDialog>
    </div>
  );
}
