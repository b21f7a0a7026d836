import { Field } from '@sinas/ui/inputs/Field';
import { IsianBerkas } from '@sinas/ui/unggah/IsianBerkas';
import { useMutation } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { kalimatGalat } from '../../lib/galat';
import { RangkaDialog } from '../RangkaDialog';

interface Props<H> {
  judul: string;
  kalimat: string;
  periksa: (berkas: File) => Promise<H>;
  /** What the second press would do; null = there is nothing to store. */
  tombol: (hasil: H) => string | null;
  laporan: (hasil: H) => ReactNode;
  /** Asked for before the second press. */
  syarat?: ReactNode;
  /** The second press is on its way. */
  sibuk: boolean;
  /** Why it failed, where that belongs to no field. */
  galat: unknown;
  /** `periksaLagi`: somebody was faster, and what is wrong now stands row by row. */
  onSimpan: (berkas: File, periksaLagi: () => void) => void;
  /** What was said of the second press no longer holds. */
  onBaru: () => void;
  onTutup: () => void;
}

/** A workbook comes in: what it would do is told first, and stored by a second press. */
export function DialogUnggah<H>(p: Props<H>) {
  const [berkas, setBerkas] = useState<File | null>(null);
  const [salah, setSalah] = useState<string>();
  const periksa = useMutation({ mutationFn: p.periksa });
  const hasil = periksa.data;
  const tombol = hasil === undefined ? null : p.tombol(hasil);
  const galat = p.galat ?? periksa.error;
  const kirim = (): void => {
    if (!berkas) return setSalah('Pilih buku kerja yang akan diperiksa');
    if (tombol !== null) return p.onSimpan(berkas, () => periksa.mutate(berkas));
    p.onBaru();
    return periksa.mutate(berkas);
  };
  return (
    <RangkaDialog
      judul={p.judul}
      tombol={tombol ?? 'Periksa buku kerja'}
      lebar="md"
      sibuk={periksa.isPending || p.sibuk}
      galat={galat ? [kalimatGalat(galat, 'Buku kerja belum dapat dibaca')] : []}
      onKirim={kirim}
      onTutup={p.onTutup}
    >
      <p>{p.kalimat}</p>
      <Field label="Buku kerja (.xlsx)" required error={salah}>
        {({ id, 'aria-describedby': tentang }) => (
          <IsianBerkas
            id={id}
            nama="buku kerja"
            accept=".xlsx"
            aria-describedby={tentang}
            berkas={berkas}
            onBerkas={(baru) => {
              setBerkas(baru);
              setSalah(undefined);
              periksa.reset();
              p.onBaru();
            }}
          />
        )}
      </Field>
      {hasil !== undefined && p.laporan(hasil)}
      {tombol !== null && p.syarat}
    </RangkaDialog>
  );
}
