import { CARA_MASUK } from '@sinas/domain/akses/kata-akun';
import { tampil } from '@sinas/domain/format/tampil';
import { DaftarPerangkat } from '@sinas/ui/akun/DaftarPerangkat';
import { WaktuLalu } from '../../../components/WaktuLalu';
import { pesanGalat } from '../../../lib/galat';
import { useAkhiri, type Perangkat } from '../data';
import { saat } from '../kata';
import gaya from '../perangkat.module.css';

/** Where one is signed in now; any of them but this one can be ended. */
export function PerangkatSaya({ daftar }: { daftar: Perangkat[] }) {
  const akhiri = useAkhiri();
  return (
    <DaftarPerangkat
      className={`sn-card ${gaya.daftar}`}
      daftar={daftar}
      akhiri={akhiri}
      pesanGalat={pesanGalat}
      akibat="Siapa pun yang memakainya harus masuk lagi. Isian yang belum tersimpan di sana tetap ada di perangkat itu."
      keterangan={(p) => (
        <>
          <small>
            Alamat {tampil(p.alamat)}, masuk {CARA_MASUK[p.cara]} sejak {saat(p.dibuat)}
          </small>
          <small>
            Terakhir dipakai <WaktuLalu waktu={p.terakhir} tengah />. Berakhir {saat(p.sampai)} bila tidak dipakai lagi
          </small>
        </>
      )}
    />
  );
}
