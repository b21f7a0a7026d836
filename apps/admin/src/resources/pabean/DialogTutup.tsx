import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { pesan } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RangkaDialog } from '../../components/RangkaDialog';
import { TeksPanjang } from '../../components/TeksPanjang';
import { kalimatGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import type { BarangPabean } from '../../providers/wire';

/** Takes a line off the list of work, with the reason. */
export function DialogTutup({ barang: b, onTutup }: { barang: BarangPabean; onTutup: () => void }) {
  const data = useData();
  const klien = useQueryClient();
  const toast = useToast();
  const [catatan, setCatatan] = useState('');
  const tutup = useMutation({
    mutationFn: () => data.tutupPabean(b.id, catatan.trim()),
    onSuccess: () => {
      void klien.invalidateQueries({ queryKey: ['pabean'] });
      toast.berhasil(pesan('pabean.ditutup', { no_pib: b.no_pib, seri: b.seri }));
      onTutup();
    },
  });
  return (
    <RangkaDialog
      judul="Tutup dari daftar kerja"
      tombol="Tutup"
      sibuk={tutup.isPending}
      galat={tutup.error ? [kalimatGalat(tutup.error, 'Barang belum ditutup')] : []}
      onKirim={() => tutup.mutate()}
      onTutup={onTutup}
    >
      <p>Jumlah yang belum dibukukan tetap tercatat. Barang ini kembali ke daftar kerja bila PIB-nya dibetulkan.</p>
      <TeksPanjang
        label="Alasan"
        name="catatan"
        required
        rows={3}
        maks={BATAS_TEKS.alasan}
        value={catatan}
        onUbah={setCatatan}
      />
    </RangkaDialog>
  );
}
