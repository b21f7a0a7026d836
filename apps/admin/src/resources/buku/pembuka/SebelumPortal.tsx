import { jamKini } from '@sinas/api-client/jam';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { useState } from 'react';
import { Halaman } from '../../../components/Halaman';
import { Saring } from '../../../components/daftar/Saring';
import { AksesDitolak } from '../../../layout/HalamanLain';
import { useJeda } from '../../../lib/kait/useJeda';
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
  const kata = useJeda(cari);
  const saring = { tahun, cari: kata };
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
      <div className="kn-saring">
        <input
          className="sn-input kn-saring-cari"
          type="search"
          aria-label="Nomor izin, nama perusahaan, atau NPWP"
          placeholder="Nomor izin, nama perusahaan, atau NPWP"
          value={cari}
          onChange={(e) => setCari(e.target.value.slice(0, 100))}
        />
        <Saring
          nama="Tahun neraca"
          nilai={tahun}
          pilihan={Array.from({ length: TAHUN_LALU + 2 }, (_, i) => String(ini + 1 - i)).map((t) => [t, t] as const)}
          onUbah={setTahun}
        />
      </div>
      <DaftarDimuat key={JSON.stringify(saring)} saring={saring} />
      {dialog && <DialogMuat onTutup={() => setDialog(false)} />}
    </Halaman>
  );
}
