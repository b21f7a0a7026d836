import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { Button } from '@sinas/ui/inputs/Button';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useBukti } from '@sinas/ui/akun/bukti/useBukti';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { Pilihan } from '../../components/Pilihan';
import { kalimatGalat } from '../../lib/galat';
import type { AkunRinci, UbahAkun } from '../../providers/wire';
import { useUbahAkun, useUnit } from './data';

const YA = 'ya';
const TIDAK = 'tidak';
const AKSES = [
  [YA, 'Boleh masuk'],
  [TIDAK, 'Dinonaktifkan'],
] as const;
const CAKUPAN = [
  [TIDAK, 'Semua K/L'],
  [YA, 'K/L sendiri saja'],
] as const;
type Isi = Record<'peran' | 'kd_detail_ga' | 'aktif' | 'hanya_ga' | 'sandi', string>;

const DEFINISI = {
  peran: { label: 'Peran', wajib: true },
  kd_detail_ga: { label: 'Unit kerja' },
  aktif: { label: 'Akses' },
  hanya_ga: { label: 'Cakupan' },
};
/** What differs from the account as it is, in the server's words. */
const hakBaru = (berubah: readonly (keyof Isi)[], isi: Isi): Omit<UbahAkun, 'versi'> => ({
  ...(berubah.includes('peran') && { peran: isi.peran as KodePeran }),
  ...(berubah.includes('kd_detail_ga') && { kd_detail_ga: isi.kd_detail_ga }),
  ...(berubah.includes('aktif') && { aktif: isi.aktif === YA }),
  ...(berubah.includes('hanya_ga') && { hanya_ga: isi.hanya_ga === YA }),
});

/** Role, unit and access of an officer; giving or taking a right is confirmed by one's own proof. */
export function UbahHak({ akun }: { akun: AkunRinci }) {
  const unit = useUnit(akun.kd_ga).data ?? [];
  const bukti = useBukti('hak');
  const isian = useIsian(
    { ...DEFINISI, sandi: { label: 'Kata sandi Anda', wajib: bukti.sandi } },
    {
      peran: akun.user_role,
      kd_detail_ga: akun.kd_detail_ga ?? '',
      aktif: akun.status === 'aktif' ? YA : TIDAK,
      hanya_ga: akun.hanya_ga ? YA : TIDAK,
      sandi: '',
    },
  );
  const simpan = useUbahAkun(akun, { jadi: isian.kosongkan, gagal: isian.tolak });
  const berubah = isian.berubah.filter((k) => k !== 'sandi');
  const peran = [...new Set([akun.user_role, ...akun.peran_dapat_diberi])];
  const keluar = berubah.includes('aktif') && isian.isi.aktif === TIDAK;
  return (
    <form
      className="kn-form"
      noValidate
      aria-label="Peran dan akses"
      onSubmit={isian.saatKirim((isi) =>
        bukti.lalu(isi.sandi, (b) => simpan.mutate({ ...hakBaru(berubah, isi), ...b })),
      )}
    >
      <div className="kp-dialog-dua">
        <Pilihan
          {...isian.ikat('peran')}
          disabled={akun.peran_dapat_diberi.length === 0}
          pilihan={peran.map((p) => [p, PERAN[p].name_role])}
        />
        {akun.kd_ga && (
          <Pilihan
            {...isian.ikat('kd_detail_ga')}
            pilihan={[
              ...(akun.kd_detail_ga ? [] : [['', 'Tanpa unit kerja'] as const]),
              ...unit.map((u) => [u.kd_detail_ga, u.nama] as const),
            ]}
          />
        )}
      </div>
      <div className="kp-dialog-dua">
        {akun.status !== 'menunggu' && (
          <Pilihan
            {...isian.ikat('aktif')}
            pilihan={AKSES}
            hint={
              keluar
                ? 'Ia segera dikeluarkan dari semua perangkat, dan berkas yang ia ambil kembali ke antrean.'
                : undefined
            }
          />
        )}
        {isian.isi.peran === 'MONITORING' && <Pilihan {...isian.ikat('hanya_ga')} pilihan={CAKUPAN} />}
      </div>
      {bukti.sandi && berubah.length > 0 && (
        <TextInput
          {...isian.ikat('sandi')}
          type="password"
          autoComplete="current-password"
          hint="Perubahan hak dicatat atas nama Anda."
        />
      )}
      {simpan.isError && <Kabar grup="buruk">{kalimatGalat(simpan.error, PESAN['gagal.simpan'])}.</Kabar>}
      <Button type="submit" variant="outlined" loading={simpan.isPending} disabled={berubah.length === 0}>
        Simpan hak
      </Button>
    </form>
  );
}
