import { CARA_MASUK } from '@sinas/domain/akses/kata-akun';
import { tampil } from '@sinas/domain/format/tampil';
import { DaftarPerangkat } from '@sinas/ui/akun/DaftarPerangkat';
import { Bagian } from '../../components/Bagian';
import { Muat } from '../../components/Muat';
import { pesanGalat } from '../../lib/galat';
import { saat } from '../../lib/waktu';
import { useAkhiri, usePerangkat } from './data';
import gaya from './profil.module.css';

/** Where one is signed in now; any of them but this one can be ended. */
export function PerangkatSaya() {
  const perangkat = usePerangkat();
  const akhiri = useAkhiri();
  return (
    <Bagian judul="Perangkat" uraian="Tempat akun Anda sedang masuk.">
      <Muat kueri={perangkat} apa="Daftar perangkat" heading="h3">
        {(daftar) => (
          <DaftarPerangkat
            className={gaya.baris}
            daftar={daftar}
            akhiri={akhiri}
            pesanGalat={pesanGalat}
            akibat="Siapa pun yang memakainya harus masuk lagi."
            keterangan={(p) => (
              <small>
                Alamat {tampil(p.alamat)}, masuk {CARA_MASUK[p.cara]} sejak {saat(p.dibuat)}. Terakhir dipakai{' '}
                {saat(p.terakhir)}. Berakhir {saat(p.sampai)} bila tidak dipakai lagi.
              </small>
            )}
          />
        )}
      </Muat>
    </Bagian>
  );
}
