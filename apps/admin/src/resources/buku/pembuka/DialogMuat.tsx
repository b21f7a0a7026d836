import { angka } from '@sinas/domain/format/angka';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useBukti, type BuktiDibawa } from '@sinas/ui/akun/bukti/useBukti';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Sandi } from '../../../components/Sandi';
import { DialogUnggah } from '../../../components/unggah/DialogUnggah';
import { galatDi } from '../../../lib/galat';
import { useData } from '../../../lib/useData';
import { Laporan } from './Laporan';

/** A workbook of permits: booked by the second press, with a proof. */
export function DialogMuat({ onTutup }: { onTutup: () => void }) {
  const data = useData();
  const klien = useQueryClient();
  const toast = useToast();
  const bukti = useBukti('pembuka');
  const [sandi, setSandi] = useState('');
  const [salah, setSalah] = useState<string>();
  const muat = useMutation({
    mutationFn: ({ f, b }: { f: File; b: BuktiDibawa }) => data.muatPembuka(f, b),
    onSuccess: (h) => {
      for (const kunci of ['pembuka', 'batas', 'posisi-nasional']) void klien.invalidateQueries({ queryKey: [kunci] });
      toast.berhasil(`${angka(h.dimuat ? h.izin : 0)} izin dibukukan`);
      onTutup();
    },
  });
  const sandiSalah = galatDi(muat.error, 'sandi');
  return (
    <DialogUnggah
      judul="Muat izin sebelum portal"
      kalimat="Buku kerja diperiksa dulu. Belum ada yang dibukukan sebelum Anda menekan Bukukan, dan yang sudah dibukukan tidak dapat dihapus."
      periksa={(f) => data.ujiPembuka(f)}
      tombol={(h) => (h.jumlah_salah === 0 && h.izin > 0 ? `Bukukan ${angka(h.izin)} izin` : null)}
      laporan={(h) => <Laporan hasil={h} />}
      syarat={bukti.sandi && <Sandi nilai={sandi} salah={salah ?? sandiSalah} onUbah={setSandi} />}
      sibuk={muat.isPending}
      galat={sandiSalah === undefined ? muat.error : null}
      onSimpan={(f, periksaLagi) => {
        setSalah(undefined);
        if (bukti.sandi && !sandi) return setSalah(PESAN['keputusan.sandi']);
        return bukti.lalu(sandi, (b) =>
          muat.mutate({ f, b }, { onError: (e) => galatDi(e, 'sandi') === undefined && periksaLagi() }),
        );
      }}
      onBaru={muat.reset}
      onTutup={onTutup}
    />
  );
}
