import { PESAN } from '@sinas/domain/pesan/pesan';
import { FormDataPengguna, useDataPengguna } from '@sinas/ui/akun/data/FormDataPengguna';
import { kalimatGalat } from '../../lib/galat';
import type { AkunRinci } from '../../providers/wire';
import { useUbahAkun } from './data';

/** What an administrator keeps of an officer. */
export function UbahData({ akun }: { akun: AkunRinci }) {
  const isian = useDataPengguna(akun);
  const simpan = useUbahAkun(akun, { jadi: isian.kosongkan, gagal: isian.tolak });
  return (
    <FormDataPengguna
      className="kn-form"
      baris="kp-dialog-dua"
      isian={isian}
      susunan={[
        ['fullname', 'position'],
        ['email', 'mobile_number', 'employee_number'],
      ]}
      sibuk={simpan.isPending}
      onSimpan={(perubahan) => simpan.mutate(perubahan)}
      galat={simpan.isError ? kalimatGalat(simpan.error, PESAN['gagal.simpan']) : null}
    />
  );
}
