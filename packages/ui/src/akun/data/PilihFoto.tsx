import { PESAN } from '@sinas/domain/pesan/pesan';
import { lazy, Suspense, useState, type ReactNode } from 'react';
import { ConfirmDialog } from '../../feedback/ConfirmDialog';
import { Button } from '../../inputs/Button';
import { TombolBerkas } from '../../unggah/TombolBerkas';
import type { SquarePhoto } from '../../inputs/photo-square';
import type { Panggilan, PesanGalat } from '../panggilan';
import { FotoTidakSampai } from './unggah-foto';

const PhotoCropper = lazy(() => import('../../inputs/PhotoCropper'));

interface Props {
  /** There is a photo already. */
  ada: boolean;
  pasang: Panggilan<SquarePhoto>;
  hapus: Panggilan<void>;
  pesanGalat: PesanGalat;
  /** What follows from deleting it. */
  akibat: string;
  className: string | undefined;
  /** Stands before the buttons. */
  children?: ReactNode;
}

/** One's own photo (LAYAR-10): choose and cut it, or delete it after a question. */
export function PilihFoto({ ada, pasang, hapus, pesanGalat, akibat, className, children }: Props) {
  const [berkas, setBerkas] = useState<File | null>(null);
  const [tanya, setTanya] = useState(false);
  const tutup = () => {
    setBerkas(null);
    pasang.reset();
  };
  const sebab = (galat: unknown) =>
    galat instanceof FotoTidakSampai ? galat.message : pesanGalat(galat, PESAN['gagal.simpan']);
  return (
    <>
      <div className={className}>
        {children}
        <TombolBerkas nama="File foto" accept="image/jpeg,image/png,image/webp" onBerkas={setBerkas}>
          {ada ? 'Ganti foto' : 'Pilih foto'}
        </TombolBerkas>
        {ada && (
          <Button danger onClick={() => setTanya(true)}>
            Hapus foto
          </Button>
        )}
      </div>
      {berkas && (
        <Suspense fallback={<p role="status">{PESAN['muat.tunggu']}</p>}>
          <PhotoCropper
            file={berkas}
            busy={pasang.isPending}
            error={pasang.error === null ? null : sebab(pasang.error)}
            onDone={(foto) => pasang.mutate(foto, { onSuccess: () => setBerkas(null) })}
            onCancel={tutup}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={tanya}
        title="Hapus foto"
        question="Hapus foto profil Anda?"
        busy={hapus.isPending}
        onYes={() => hapus.mutate(undefined, { onSettled: () => setTanya(false) })}
        onNo={() => setTanya(false)}
      >
        <p>{akibat}</p>
      </ConfirmDialog>
    </>
  );
}
