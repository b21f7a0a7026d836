import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RangkaDialog } from '../../components/RangkaDialog';
import { TeksPanjang } from '../../components/TeksPanjang';
import { kalimatGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import type { Penunjukan } from '../../providers/wire';
import { KUNCI_PELAKSANA } from './rupa';

/** Ends a naming before its last day. */
export function DialogAkhiri({ penunjukan: p, onTutup }: { penunjukan: Penunjukan; onTutup: () => void }) {
  const data = useData();
  const klien = useQueryClient();
  const toast = useToast();
  const [alasan, setAlasan] = useState('');
  const [galat, setGalat] = useState<string[]>([]);
  const akhiri = useMutation({
    mutationFn: () => data.akhiriTunjuk(p.id, alasan.trim()),
    onSuccess: () => {
      void klien.invalidateQueries({ queryKey: KUNCI_PELAKSANA });
      toast.berhasil(PESAN['pelaksana.diakhiri']);
      onTutup();
    },
    onError: (g) => setGalat([kalimatGalat(g, 'Penunjukan belum diakhiri')]),
  });
  return (
    <RangkaDialog
      judul="Akhiri penunjukan"
      tombol="Akhiri"
      bahaya
      sibuk={akhiri.isPending}
      galat={galat}
      onKirim={() => (alasan.trim() ? akhiri.mutate() : setGalat(['Alasan wajib diisi']))}
      onTutup={onTutup}
    >
      <p>
        {p.pelaksana} tidak lagi bertindak sebagai <b>{p.sebutan}</b> sejak saat ini.
      </p>
      <TeksPanjang
        label="Alasan"
        name="alasan"
        required
        rows={3}
        maks={BATAS_TEKS.alasan}
        value={alasan}
        onUbah={setAlasan}
      />
    </RangkaDialog>
  );
}
