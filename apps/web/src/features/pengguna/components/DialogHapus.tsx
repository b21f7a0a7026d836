import { DialogFrame } from '@sinas/ui/feedback/DialogFrame';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useBukti, type BuktiDibawa } from '@sinas/ui/akun/bukti/useBukti';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router-dom';
import { IsianSandi } from '../../../components/IsianSandi';
import { kunciAkun, type Akun } from '../../../lib/akun';
import { api } from '../../../lib/api';
import { kalimatGalat } from '../../../lib/galat';
import { KUNCI_PENGGUNA } from '../data';
import gaya from '../pengguna.module.css';

/** The end of a colleague's account, confirmed by one's own proof. */
export function DialogHapus({ akun, onTutup }: { akun: Akun; onTutup: () => void }) {
  const klien = useQueryClient();
  const toast = useToast();
  const pergi = useNavigate();
  const bukti = useBukti('hapus_akun');
  const isian = useIsian({ sandi: { label: 'Kata sandi Anda', wajib: bukti.sandi } }, { sandi: '' });
  const hapus = useMutation({
    mutationFn: (b: BuktiDibawa) => api.hapus('/api-prod/user/{id}', { path: { id: akun.id }, body: b }),
    onSuccess: async () => {
      toast.berhasil(PESAN['berhasil.hapus']);
      await klien.invalidateQueries({ queryKey: KUNCI_PENGGUNA });
      klien.removeQueries({ queryKey: kunciAkun(akun.id) });
      void pergi('/pengguna');
    },
    onError: isian.tolak,
  });
  return (
    <DialogFrame
      title={<>Hapus akun {akun.fullname}?</>}
      width="xs"
      onClose={hapus.isPending ? undefined : onTutup}
      onSubmit={isian.saatKirim(({ sandi }) => bukti.lalu(sandi, hapus.mutate))}
      actions={
        <>
          <Button variant="outlined" onClick={onTutup} disabled={hapus.isPending}>
            Batal
          </Button>
          <Button type="submit" variant="contained" danger loading={hapus.isPending}>
            Hapus akun
          </Button>
        </>
      }
    >
      <div className={gaya.form}>
        <p>
          Semua perangkatnya dikeluarkan dan data pribadinya dihapus. Namanya tetap ada pada riwayat berkas. Tindakan
          ini tidak dapat dibatalkan.
        </p>
        {bukti.sandi && <IsianSandi {...isian.ikat('sandi')} autoComplete="current-password" />}
        {hapus.isError && <Kabar grup="buruk">{kalimatGalat(hapus.error, PESAN['gagal.hapus'])}.</Kabar>}
      </div>
    </DialogFrame>
  );
}
