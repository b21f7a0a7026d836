import { PESAN } from '@sinas/domain/pesan/pesan';
import { FormDataPengguna, useDataPengguna } from '@sinas/ui/akun/data/FormDataPengguna';
import type { Akun } from '../../../lib/akun';
import { kalimatGalat } from '../../../lib/galat';
import { useUbahAkun } from '../useUbahAkun';
import gaya from '../pengguna.module.css';

/** What an administrator keeps of a colleague. */
export function UbahData({ akun }: { akun: Akun }) {
  const isian = useDataPengguna(akun);
  const simpan = useUbahAkun(akun, { jadi: isian.kosongkan, gagal: isian.tolak });
  return (
    <FormDataPengguna
      className={`sn-card sn-pad ${gaya.form}`}
      baris={gaya.pasang}
      isian={isian}
      susunan={[['fullname', 'position'], ['email', 'mobile_number'], ['employee_number']]}
      sibuk={simpan.isPending}
      onSimpan={(perubahan) => simpan.mutate(perubahan)}
      galat={simpan.isError ? kalimatGalat(simpan.error, PESAN['gagal.simpan']) : null}
    />
  );
}
