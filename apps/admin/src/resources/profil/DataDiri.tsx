import { PESAN } from '@sinas/domain/pesan/pesan';
import { FormDataDiri } from '@sinas/ui/akun/data/FormDataDiri';
import { useDataDiri } from '@sinas/ui/akun/data/useDataDiri';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bagian } from '../../components/Bagian';
import { kunciAkun } from '../../lib/akun';
import { kalimatGalat, usang } from '../../lib/galat';
import { useData } from '../../lib/useData';
import { useSegarkanSesi } from '../../providers/pengguna';
import type { AkunRinci, UbahAkun } from '../../providers/wire';
import { IsianSandi } from './IsianSandi';

/** Name, post and addresses. */
export function DataDiri({ akun }: { akun: AkunRinci }) {
  const data = useData();
  const klien = useQueryClient();
  const toast = useToast();
  const segarkanSesi = useSegarkanSesi();
  const isian = useDataDiri(akun);
  const simpan = useMutation({
    mutationFn: (isi: Omit<UbahAkun, 'versi'>) => data.ubahAkun(akun.id, { versi: akun.versi, ...isi }),
    onSuccess: (baru) => {
      klien.setQueryData(kunciAkun(akun.id), baru);
      isian.kosongkan();
      toast.berhasil(PESAN['berhasil.simpan']);
      segarkanSesi();
    },
    onError: (galat) => {
      isian.tolak(galat);
      if (usang(galat)) void klien.invalidateQueries({ queryKey: kunciAkun(akun.id) });
    },
  });
  return (
    <Bagian judul="Data diri" uraian="Nama dan jabatan tampil pada berkas yang Anda kerjakan.">
      <FormDataDiri
        className="kn-form"
        baris="kp-dialog-dua"
        isian={isian}
        susunan={[['fullname', 'position'], ['email', 'mobile_number'], 'sandi', ['employee_number', 'nik'], 'address']}
        petunjukNik={akun.nik ? `Tersimpan ${akun.nik}. Isi hanya bila berubah.` : '16 angka.'}
        IsianSandi={IsianSandi}
        sibuk={simpan.isPending}
        onSimpan={(perubahan) => simpan.mutate(perubahan)}
        surelMenunggu={akun.surel_baru}
        onUrung={() => simpan.mutate({ email: akun.email })}
        galat={simpan.isError ? kalimatGalat(simpan.error, PESAN['gagal.simpan']) : null}
        usang={usang(simpan.error)}
      />
    </Bagian>
  );
}
