import type { Skema } from '@sinas/api-client';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { FormDataDiri } from '@sinas/ui/akun/data/FormDataDiri';
import { useDataDiri } from '@sinas/ui/akun/data/useDataDiri';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Bagian } from '../../../components/Bagian';
import { IsianSandi } from '../../../components/IsianSandi';
import { kunciAkun, type Akun } from '../../../lib/akun';
import { api } from '../../../lib/api';
import { kalimatGalat, usang } from '../../../lib/galat';
import { segarkanSesi } from '../../../lib/sesi';
import gaya from '../../../components/bagian.module.css';
import gayaProfil from '../profil.module.css';

type Ubah = Skema<'UbahPenggunaDto'>;

/** Name, mail address and telephone. */
export function DataDiri({ akun }: { akun: Akun }) {
  const klien = useQueryClient();
  const toast = useToast();
  const isian = useDataDiri(akun);
  const simpan = useMutation({
    mutationFn: (isi: Omit<Ubah, 'versi'>) =>
      api.ganti('/api-prod/user/{id}', { path: { id: akun.id }, body: { versi: akun.versi, ...isi } }),
    onSuccess: (baru) => {
      klien.setQueryData(kunciAkun(akun.id), baru);
      isian.kosongkan();
      toast.berhasil(PESAN['berhasil.simpan']);
      void segarkanSesi(klien);
    },
    onError: (galat) => {
      isian.tolak(galat);
      if (usang(galat)) void klien.invalidateQueries({ queryKey: kunciAkun(akun.id) });
    },
  });
  return (
    <Bagian id="data-diri" judul="Data diri" uraian="Nama dan jabatan tampil pada berkas yang Anda kerjakan.">
      <FormDataDiri
        className={gaya.isi}
        baris={gayaProfil.pasang}
        isian={isian}
        susunan={[['fullname', 'position'], ['email', 'mobile_number'], 'sandi', ['nik', 'address']]}
        petunjukNik={akun.nik ? `Tersimpan ${akun.nik}. Isi hanya bila berubah` : '16 angka'}
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
