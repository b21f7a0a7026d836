import { jamKini } from '@sinas/api-client/jam';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { useState } from 'react';
import { Halaman } from '../../../components/Halaman';
import { BilahSaring } from '../../../components/saring/BilahSaring';
import { Cari } from '../../../components/saring/Cari';
import { Pilih } from '../../../components/saring/Pilih';
import { AksesDitolak } from '../../../layout/HalamanLain';
import { usePengguna } from '../../../providers/pengguna';
import { punyaIzin } from '../../../providers/sesi';
import { DaftarDimuat } from './DaftarDimuat';
import { DialogMuat } from './DialogMuat';
import gaya from '../buku.module.css';

/** Balance years that are offered before this one. */
const TAHUN_LALU = 3;

/** /pembuka: permits that were issued before the portal, loaded from a workbook. */
export function SebelumPortal() {
  return punyaIzin(usePengguna(), 'buku.buka') ? <IsiSebelumPortal /> : <AksesDitolak />;
}

function IsiSebelumPortal() {
  const ini = tahunJakarta(jamKini());
  const [tahun, setTahun] = useState('');
  const [cari, setCari] = useState('');
  const [dialog, setDialog] = useState(false);
  const saring = { tahun, cari };
  return (
    <Halaman
      judul="Izin sebelum portal"
      kalimat="Izin yang terbit sebelum portal ada, dimuat sekali ke dalam buku kuota."
      ujung={
        <div className={`${gaya.saring} ${gaya.ujung}`}>
          <Button component="a" variant="outlined" href="/nk/v2/pembuka/templat" download>
            <Icon name="download" />
            Unduh templat
          </Button>
          <Button variant="contained" onClick={() => setDialog(true)}>
            <Icon name="plus" />
            Muat izin
          </Button>
        </div>
      }
    >
      <BilahSaring nama="Saringan izin">
        <Cari
          nama="Nomor izin, nama perusahaan, atau NPWP"
          nilai={cari}
          onUbah={(kata) => setCari(kata.slice(0, 100))}
        />
        <Pilih
          nama="Tahun neraca"
          nilai={tahun}
          pilihan={Array.from({ length: TAHUN_LALU + 2 }, (_, i) => String(ini + 1 - i)).map((t) => [t, t] as const)}
          onUbah={setTahun}
        />
      </BilahSaring>
      <DaftarDimuat key={JSON.stringify(saring)} saring={saring} />
      {dialog && <DialogMuat onTutup={() => setDialog(false)} />}
    </Halaman>
  );
}
