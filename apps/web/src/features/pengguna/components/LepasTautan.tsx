import { PESAN } from '@sinas/domain/pesan/pesan';
import { FormLepasTautan } from '@sinas/ui/akun/FormLepasTautan';
import type { BuktiDibawa } from '@sinas/ui/akun/bukti/useBukti';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { IsianSandi } from '../../../components/IsianSandi';
import { kataWaktu } from '../../../components/WaktuLalu';
import { kunciAkun, type Akun } from '../../../lib/akun';
import { api } from '../../../lib/api';
import { kalimatGalat } from '../../../lib/galat';
import { kunciRiwayat } from '../data';
import gaya from '../pengguna.module.css';

/** Where a colleague signs in through another identity provider: the end of that. */
export function LepasTautan({ akun, sejak }: { akun: Akun; sejak: string }) {
  const klien = useQueryClient();
  const toast = useToast();
  const lepas = useMutation({
    mutationFn: (bukti: BuktiDibawa) => api.hapus('/api/pengguna/{id}/tautan', { path: { id: akun.id }, body: bukti }),
    onSuccess: () => {
      toast.berhasil(PESAN['tautan.dilepas']);
      void klien.invalidateQueries({ queryKey: kunciAkun(akun.id) });
      void klien.invalidateQueries({ queryKey: kunciRiwayat(akun.id) });
    },
  });
  return (
    <FormLepasTautan
      className={`sn-card sn-pad ${gaya.form}`}
      sejak={kataWaktu(sejak)}
      IsianSandi={IsianSandi}
      sibuk={lepas.isPending}
      onLepas={(bukti, gagal) => lepas.mutate(bukti, { onError: gagal })}
      galat={lepas.isError ? kalimatGalat(lepas.error, PESAN['gagal.simpan']) : null}
    />
  );
}
