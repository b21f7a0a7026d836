import { angka } from '@sinas/domain/format/angka';
import { MEDAN_PABEAN } from '@sinas/domain/pabean/barang';
import { pesan } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Field } from '@sinas/ui/inputs/Field';
import { IsianBerkas } from '@sinas/ui/unggah/IsianBerkas';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { RangkaDialog } from '../../components/RangkaDialog';
import { kalimatGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import type { HasilBerkasPabean } from '../../providers/wire';

/** A file of declarations: told first, taken by a second press. */
export function DialogBerkas({ onTutup }: { onTutup: () => void }) {
  const data = useData();
  const klien = useQueryClient();
  const toast = useToast();
  const [file, setFile] = useState<File | null>(null);
  const periksa = useMutation({ mutationFn: (f: File) => data.berkasPabean(f, false) });
  const ambil = useMutation({
    mutationFn: (f: File) => data.berkasPabean(f, true),
    onSuccess: (h) => {
      void klien.invalidateQueries({ queryKey: ['pabean'] });
      toast.berhasil(pesan('pabean.diterima', { n: h.baru }));
      onTutup();
    },
  });
  const hasil = periksa.data;
  const galat = ambil.error ?? periksa.error;
  const kirim = () => {
    if (!file) return;
    if (hasil) ambil.mutate(file);
    else periksa.mutate(file);
  };
  return (
    <RangkaDialog
      judul="Unggah berkas PIB"
      tombol={hasil ? `Ambil ${angka(hasil.baru)} baris` : 'Periksa berkas'}
      lebar="md"
      sibuk={periksa.isPending || ambil.isPending}
      galat={galat ? [kalimatGalat(galat, 'Berkas belum dapat dibaca')] : []}
      onKirim={kirim}
      onTutup={onTutup}
    >
      <p>Berkas diperiksa dulu. Belum ada yang dibukukan sebelum Anda menekan Ambil.</p>
      <Field label="Berkas CSV" required hint={`Kolom: ${MEDAN_PABEAN.join(', ')}`}>
        {({ id, 'aria-describedby': tentang }) => (
          <IsianBerkas
            id={id}
            nama="CSV"
            accept=".csv,text/csv"
            aria-describedby={tentang}
            berkas={file}
            onBerkas={(baru) => {
              setFile(baru);
              periksa.reset();
              ambil.reset();
            }}
          />
        )}
      </Field>
      {hasil && <Laporan hasil={hasil} />}
    </RangkaDialog>
  );
}

const Laporan = ({ hasil: h }: { hasil: HasilBerkasPabean }) => (
  <div role="status">
    <p>
      {angka(h.baris)} baris: {angka(h.baru)} baru, {angka(h.dikenal)} sudah dikenal, {angka(h.jumlah_salah)} salah.
    </p>
    {h.salah.length > 0 && (
      <ul>
        {h.salah.map((s) => (
          <li key={s.nomor}>
            Baris {s.nomor}: {s.masalah.join('. ')}
          </li>
        ))}
      </ul>
    )}
  </div>
);
