import { CARA_MASUK, PERISTIWA_MASUK } from '@sinas/domain/akses/kata-akun';
import { tampil } from '@sinas/domain/format/tampil';
import { DaftarAktivitas } from '@sinas/ui/akun/DaftarAktivitas';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import { WaktuLalu } from '../../../components/WaktuLalu';
import { pesanGalat } from '../../../lib/galat';
import { useBukanSaya, type Aktivitas } from '../data';
import { saat } from '../kata';
import gaya from '../perangkat.module.css';

interface Props {
  daftar: Aktivitas[];
  /** How many other sessions were ended. */
  onDilaporkan: (sesi: number) => void;
}

/** Sign-ins of one's account; a stranger's is reported here. */
export function AktivitasSaya({ daftar, onDilaporkan }: Props) {
  const lapor = useBukanSaya();
  return (
    <DaftarAktivitas
      className={`sn-card ${gaya.daftar} ${gaya.aktivitas}`}
      daftar={daftar}
      lapor={lapor}
      onDilaporkan={({ sesi_diakhiri }) => onDilaporkan(sesi_diakhiri)}
      pesanGalat={pesanGalat}
      lencana={({ peristiwa }) => (
        <Badge grup={PERISTIWA_MASUK[peristiwa].grup} bentuk={PERISTIWA_MASUK[peristiwa].bentuk}>
          {PERISTIWA_MASUK[peristiwa].kata}
        </Badge>
      )}
      sebutan={(a) => `${PERISTIWA_MASUK[a.peristiwa].kata}, ${a.perangkat}, ${saat(a.waktu)}`}
      keterangan={(a) => (
        <>
          <WaktuLalu waktu={a.waktu} />, {CARA_MASUK[a.cara]}, alamat {tampil(a.alamat)}
          {a.sesi_ini && '. Sesi ini'}
          {a.bukan_saya && `. Dilaporkan bukan Anda pada ${saat(a.bukan_saya)}`}
        </>
      )}
    />
  );
}
