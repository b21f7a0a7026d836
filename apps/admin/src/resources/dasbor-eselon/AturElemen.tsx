import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { kalimatGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { Eselon } from '../../providers/wire';
import { CentangElemen } from './CentangElemen';
import { KUNCI_DASBOR } from './data';

const sama = (a: readonly string[], b: readonly string[]): boolean => [...a].sort().join() === [...b].sort().join();

/** The parts of one eselon user; read-only for those who may not give them. */
export function AturElemen({ eselon }: { eselon: Eselon }) {
  const data = useData();
  const klien = useQueryClient();
  const toast = useToast();
  const boleh = punyaIzin(usePengguna(), 'dasbor.atur');
  const [dipilih, setDipilih] = useState<string[] | null>(null);
  const kini = dipilih ?? eselon.elemen;
  const simpan = useMutation({
    mutationFn: (elemen: string[]) => data.aturDasbor(eselon.id_user, elemen),
    onSuccess: async () => {
      toast.berhasil(PESAN['berhasil.simpan']);
      await klien.invalidateQueries({ queryKey: KUNCI_DASBOR });
      setDipilih(null);
      void klien.invalidateQueries({ queryKey: ['riwayat-akun', eselon.id_user] });
    },
  });
  return (
    <div className="kn-form">
      <CentangElemen dipilih={kini} bacaSaja={!boleh} onUbah={setDipilih} />
      {simpan.isError && <Kabar grup="buruk">{kalimatGalat(simpan.error, PESAN['gagal.simpan'])}.</Kabar>}
      {boleh && (
        <Button
          variant="contained"
          loading={simpan.isPending}
          disabled={sama(kini, eselon.elemen)}
          onClick={() => simpan.mutate(kini)}
          aria-label={`Simpan elemen dasbor ${eselon.fullname}`}
        >
          Simpan elemen
        </Button>
      )}
    </div>
  );
}
