import type { Skema } from '@sinas/api-client';
import { PERAN } from '@sinas/domain/akses/peran';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useBukti } from '@sinas/ui/akun/bukti/useBukti';
import { Button } from '@sinas/ui/inputs/Button';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { useState } from 'react';
import { IsianPilihan } from '../../../components/IsianPilihan';
import { IsianSandi } from '../../../components/IsianSandi';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import type { Akun } from '../../../lib/akun';
import { kalimatGalat } from '../../../lib/galat';
import { useUbahAkun } from '../useUbahAkun';
import gaya from '../pengguna.module.css';

type Peran = Skema<'UbahPenggunaDto'>['peran'];

/** Role and access of a colleague; giving or taking a right is confirmed by one's own proof. */
export function UbahHak({ akun }: { akun: Akun }) {
  const tetap = akun.status === 'aktif';
  const [aktif, setAktif] = useState<boolean | null>(null);
  const bukti = useBukti('hak');
  const isian = useIsian(
    { peran: { label: 'Peran', wajib: true }, sandi: { label: 'Kata sandi Anda', wajib: bukti.sandi } },
    { peran: akun.user_role, sandi: '' },
  );
  const simpan = useUbahAkun(akun, {
    jadi: () => {
      isian.kosongkan();
      setAktif(null);
    },
    gagal: isian.tolak,
  });
  const peranBaru = isian.isi.peran !== akun.user_role;
  const aksesBaru = aktif !== null && aktif !== tetap;
  const menunggu = akun.status === 'menunggu';
  return (
    <form
      className={`sn-card sn-pad ${gaya.form}`}
      noValidate
      aria-label="Peran dan akses"
      onSubmit={isian.saatKirim(({ peran, sandi }) =>
        bukti.lalu(sandi, (b) =>
          simpan.mutate({
            ...b,
            ...(peranBaru && { peran: peran as Peran }),
            ...(aksesBaru && { aktif }),
          }),
        ),
      )}
    >
      <IsianPilihan
        {...isian.ikat('peran')}
        pilihan={akun.peran_dapat_diberi.map((p) => ({ nilai: p, teks: PERAN[p].name_role }))}
      />
      {!menunggu && (
        <label className={gaya.saklar}>
          <input type="checkbox" role="switch" checked={aktif ?? tetap} onChange={(e) => setAktif(e.target.checked)} />
          <span>
            Boleh masuk
            <small className="sn-sub"> Bila dimatikan, semua perangkatnya segera dikeluarkan.</small>
          </span>
        </label>
      )}
      {bukti.sandi && (peranBaru || aksesBaru) && (
        <IsianSandi
          {...isian.ikat('sandi')}
          autoComplete="current-password"
          hint="Perubahan hak dicatat atas nama Anda"
        />
      )}
      {simpan.isError && <Kabar grup="buruk">{kalimatGalat(simpan.error, PESAN['gagal.simpan'])}.</Kabar>}
      <Button type="submit" variant="outlined" loading={simpan.isPending} disabled={!peranBaru && !aksesBaru}>
        Simpan hak
      </Button>
    </form>
  );
}
