import { GalatApi } from '@sinas/api-client';
import { angka } from '@sinas/domain/format/angka';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useBukti, type BuktiDibawa } from '@sinas/ui/akun/bukti/useBukti';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Field } from '@sinas/ui/inputs/Field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RangkaDialog } from '../../../components/RangkaDialog';
import { Sandi } from '../../../components/Sandi';
import { galatDi, kalimatGalat } from '../../../lib/galat';
import { useData } from '../../../lib/useData';
import { Laporan } from './Laporan';

/** A workbook of permits: told first, booked by a second press with a proof. */
export function DialogMuat({ onTutup }: { onTutup: () => void }) {
  const data = useData();
  const klien = useQueryClient();
  const toast = useToast();
  const bukti = useBukti('pembuka');
  const [file, setFile] = useState<File | null>(null);
  const [sandi, setSandi] = useState('');
  const [salah, setSalah] = useState<string>();
  const periksa = useMutation({ mutationFn: (f: File) => data.ujiPembuka(f) });
  const muat = useMutation({
    mutationFn: ({ f, b }: { f: File; b: BuktiDibawa }) => data.muatPembuka(f, b),
    onSuccess: (h) => {
      for (const kunci of ['pembuka', 'batas', 'posisi-nasional']) void klien.invalidateQueries({ queryKey: [kunci] });
      toast.berhasil(`${angka(h.dimuat ? h.izin : 0)} izin dibukukan`);
      onTutup();
    },
  });
  const hasil = periksa.data;
  const siap = hasil !== undefined && hasil.jumlah_salah === 0 && hasil.izin > 0;
  const galat = muat.error ?? periksa.error;
  const kirim = () => {
    setSalah(undefined);
    if (!file) return setSalah('Pilih buku kerja yang akan diperiksa');
    if (!siap) return periksa.mutate(file);
    if (bukti.sandi && !sandi) return setSalah(PESAN['keputusan.sandi']);
    return bukti.lalu(sandi, (b) => muat.mutate({ f: file, b }));
  };
  return (
    <RangkaDialog
      judul="Muat izin sebelum portal"
      tombol={siap ? `Bukukan ${angka(hasil.izin)} izin` : 'Periksa buku kerja'}
      lebar="md"
      sibuk={periksa.isPending || muat.isPending}
      galat={
        galat && !galatDi(galat, 'sandi')
          ? [kalimatGalat(galat, 'Buku kerja belum dapat dibaca'), ...rincian(galat)]
          : []
      }
      onKirim={kirim}
      onTutup={onTutup}
    >
      <p>
        Buku kerja diperiksa dulu. Belum ada yang dibukukan sebelum Anda menekan Bukukan, dan yang sudah dibukukan tidak
        dapat dihapus.
      </p>
      <Field label="Buku kerja (.xlsx)" required error={file ? undefined : salah}>
        {(ids) => (
          <input
            className="sn-input"
            type="file"
            accept=".xlsx"
            {...ids}
            onChange={(e) => {
              setFile(e.target.files?.[0] ?? null);
              periksa.reset();
              muat.reset();
            }}
          />
        )}
      </Field>
      {hasil && <Laporan hasil={hasil} />}
      {siap && bukti.sandi && (
        <Sandi nilai={sandi} salah={(file ? salah : undefined) ?? galatDi(muat.error, 'sandi')} onUbah={setSandi} />
      )}
    </RangkaDialog>
  );
}

/** What has changed between the two presses, row by row. */
const rincian = (galat: unknown): string[] =>
  galat instanceof GalatApi ? galat.errors.filter((e) => e.path !== 'file').map((e) => e.message) : [];
