import { PESAN } from '@sinas/domain/pesan/pesan';
import { PilihFoto } from '@sinas/ui/akun/data/PilihFoto';
import { unggahFoto } from '@sinas/ui/akun/data/unggah-foto';
import type { SquarePhoto } from '@sinas/ui/inputs/photo-square';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bagian } from '../../components/Bagian';
import { kunciAkun } from '../../lib/akun';
import { pesanGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import type { AkunRinci } from '../../providers/wire';

/** Photo (LAYAR-10): choose, cut, send within a second (BATAS-01). */
export function Foto({ akun }: { akun: AkunRinci }) {
  const data = useData();
  const klien = useQueryClient();
  const toast = useToast();
  const muat = () => klien.invalidateQueries({ queryKey: kunciAkun(akun.id) });
  const pasang = useMutation({
    mutationFn: (foto: SquarePhoto) =>
      unggahFoto(foto, {
        lama: akun.foto,
        kirim: (isi, batasMs) => data.pasangFoto(akun.id, isi, batasMs),
        kini: async () => (await data.akun(akun.id)).foto,
      }),
    onSuccess: () => {
      toast.berhasil(PESAN['berhasil.simpan']);
      // The cutter closes now, not when the account has come.
      void muat();
    },
  });
  const hapus = useMutation({
    mutationFn: () => data.hapusFoto(akun.id),
    onSuccess: () => {
      toast.berhasil(PESAN['berhasil.hapus']);
      return muat();
    },
    onError: (galat) => toast.gagal(pesanGalat(galat, PESAN['gagal.hapus'])),
  });
  return (
    <Bagian judul="Foto" uraian="Tampil di samping nama Anda.">
      <PilihFoto
        className="kn-tindakan"
        ada={Boolean(akun.foto)}
        pasang={pasang}
        hapus={hapus}
        pesanGalat={pesanGalat}
        akibat="Setelah itu inisial nama Anda yang tampil."
      />
    </Bagian>
  );
}
