import type { Skema } from '@sinas/api-client';
import Button from '@mui/material/Button';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { ConfirmDialog } from '@sinas/ui/ConfirmDialog';
import type { SquarePhoto } from '@sinas/ui/photo-square';
import { useToast } from '@sinas/ui/Toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense, useRef, useState } from 'react';
import { Avatar } from '../../../components/Avatar';
import { kunciAkun, type Akun } from '../../../lib/akun';
import { api } from '../../../lib/api';
import { GalatApi, pesanGalat } from '../../../lib/galat';
import { Bagian } from '../../../components/Bagian';

const PhotoCropper = lazy(() => import('@sinas/ui/PhotoCropper'));
const BATAS_MS = 1000;
const LAMA =
  'Unggahan melewati batas satu detik, jadi dihentikan. Foto Anda tidak berubah. Coba sekali lagi, atau pakai sambungan yang lebih cepat.';
const jalur = (id: string) => `/api-prod/profile/user/photo/${id}`;

/** Photo screen (LAYAR-10): choose, cut, send within a second (BATAS-01). */
export function Foto({ akun }: { akun: Akun }) {
  const klien = useQueryClient();
  const toast = useToast();
  const pilih = useRef<HTMLInputElement>(null);
  const [berkas, setBerkas] = useState<File | null>(null);
  const [tanya, setTanya] = useState(false);
  const muat = () => klien.invalidateQueries({ queryKey: kunciAkun(akun.id) });

  const pasang = useMutation({
    mutationFn: async ({ blob, side }: SquarePhoto) => {
      const isi = new FormData();
      isi.set('file', blob, 'foto.jpg');
      isi.set('x', '0');
      isi.set('y', '0');
      isi.set('sisi', String(side));
      try {
        await api.kirim<Skema<'FotoHasil'>>(jalur(akun.id), isi, { batasMs: BATAS_MS });
      } catch (galat) {
        // No answer in time does not yet mean that it was not taken: ask before saying so.
        if (!(galat instanceof GalatApi) || galat.status !== 0) throw galat;
        const kini = await api.ambil<Akun>(`/api-prod/user/${akun.id}`);
        if (kini.foto === akun.foto) throw new GalatApi({ pesanServer: LAMA });
      }
    },
    onSuccess: () => {
      setBerkas(null);
      toast.berhasil(PESAN['berhasil.simpan']);
      return muat();
    },
  });
  const hapus = useMutation({
    mutationFn: () => api.hapus<null>(jalur(akun.id)),
    onSuccess: () => {
      toast.berhasil(PESAN['berhasil.hapus']);
      return muat();
    },
    onError: (galat) => toast.gagal(pesanGalat(galat, PESAN['gagal.hapus'])),
    onSettled: () => setTanya(false),
  });
  const tutup = () => {
    setBerkas(null);
    pasang.reset();
  };
  return (
    <Bagian id="foto" judul="Foto" uraian="Tampil di samping nama Anda. Dilihat oleh rekan satu perusahaan saja.">
      <div className="pr-foto">
        <Avatar nama={akun.fullname} foto={akun.foto} besar />
        <Button variant="outlined" onClick={() => pilih.current?.click()}>
          {akun.foto ? 'Ganti foto' : 'Pilih foto'}
        </Button>
        {akun.foto && (
          <Button variant="text" color="error" onClick={() => setTanya(true)}>
            Hapus foto
          </Button>
        )}
        <input
          ref={pilih}
          type="file"
          hidden
          aria-label="File foto"
          accept="image/jpeg,image/png,image/webp"
          onChange={(e) => {
            setBerkas(e.target.files?.[0] ?? null);
            // So that the same file can be chosen again.
            e.target.value = '';
          }}
        />
      </div>
      {berkas && (
        <Suspense fallback={<p role="status">{PESAN['muat.tunggu']}</p>}>
          <PhotoCropper
            file={berkas}
            busy={pasang.isPending}
            error={pasang.isError ? pesanGalat(pasang.error, PESAN['gagal.simpan']) : null}
            onDone={(foto) => pasang.mutate(foto)}
            onCancel={tutup}
          />
        </Suspense>
      )}
      <ConfirmDialog
        open={tanya}
        title="Hapus foto"
        question="Hapus foto profil Anda?"
        busy={hapus.isPending}
        onYes={() => hapus.mutate()}
        onNo={() => setTanya(false)}
      >
        <p>Foto dihapus dari sistem. Setelah itu inisial nama Anda yang tampil.</p>
      </ConfirmDialog>
    </Bagian>
  );
}
