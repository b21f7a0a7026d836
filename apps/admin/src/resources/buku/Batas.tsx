import { jamKini } from '@sinas/api-client/jam';
import { tahunJakarta } from '@sinas/domain/format/tanggal';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Halaman } from '../../components/Halaman';
import { Pilihan } from '../../components/Pilihan';
import { BilahSaring } from '../../components/saring/BilahSaring';
import { Cari } from '../../components/saring/Cari';
import { Pilih } from '../../components/saring/Pilih';
import { PilihTampilan } from '../../components/saring/PilihTampilan';
import { AksesDitolak } from '../../layout/HalamanLain';
import { useData } from '../../lib/useData';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { Batas as BatasIsi } from '../../providers/wire';
import { DaftarBatas } from './DaftarBatas';
import { DaftarMelebihi } from './DaftarMelebihi';
import { DialogBatas, type AwalBatas } from './DialogBatas';
import gaya from './buku.module.css';

const TAMPILAN = [
  ['batas', 'Batas'],
  ['melebihi', 'Izin di atas batas'],
] as const;

/** /batas: limits of companies for permits that no meeting determines, and permits that passed one nobody had set. */
export function Batas() {
  return punyaIzin(usePengguna(), 'batas.baca') ? <IsiBatas /> : <AksesDitolak />;
}

const awalDari = (b: BatasIsi): AwalBatas => ({
  ...{ npwp: b.npwp, perusahaan: b.perusahaan, kd_komoditas: b.kd_komoditas, elemen: b.elemen, satuan: b.satuan },
  ...{ jml: b.jml, terbit: b.terbit, versi: b.versi },
});

function IsiBatas() {
  const data = useData();
  const atur = punyaIzin(usePengguna(), 'batas.atur');
  const ini = tahunJakarta(jamKini());
  const [tampilan, setTampilan] = useState<(typeof TAMPILAN)[number][0]>('batas');
  const [tahun, setTahun] = useState(ini + 1);
  const [kd_komoditas, setKomoditas] = useState('');
  const [cari, setCari] = useState('');
  const [dialog, setDialog] = useState<AwalBatas | null>(null);
  const komoditas = useQuery({
    queryKey: ['batas', 'komoditas', tahun],
    queryFn: ({ signal }) => data.batasKomoditas(tahun, { signal }),
    staleTime: 60_000,
  }).data;
  const saring = { tahun, kd_komoditas, cari };
  const kunci = JSON.stringify(saring);
  return (
    <Halaman
      judul="Batas perusahaan"
      kalimat="Jumlah setahun yang dapat diberikan kepada satu perusahaan, untuk izin yang tidak ditetapkan rakor."
      ujung={
        <div className={`${gaya.saring} ${gaya.ujung}`}>
          <Pilihan
            label="Tahun neraca"
            pilihan={[ini - 1, ini, ini + 1].map((t) => [String(t), String(t)] as const)}
            value={String(tahun)}
            onChange={(e) => setTahun(Number(e.target.value))}
          />
          {atur && (
            <Button
              variant="contained"
              disabled={!komoditas}
              onClick={() =>
                setDialog({
                  npwp: '',
                  perusahaan: null,
                  kd_komoditas,
                  elemen: {},
                  satuan: '',
                  jml: '',
                  terbit: null,
                  versi: 0,
                })
              }
            >
              <Icon name="plus" />
              Atur batas
            </Button>
          )}
        </div>
      }
    >
      <PilihTampilan nama="Yang ditampilkan" pilihan={TAMPILAN} nilai={tampilan} onUbah={setTampilan} />
      <BilahSaring nama="Saringan batas">
        <Cari nama="Nama perusahaan atau NPWP" nilai={cari} onUbah={(kata) => setCari(kata.slice(0, 100))} />
        <Pilih
          nama="Komoditas"
          nilai={kd_komoditas}
          pilihan={(komoditas ?? []).map((k) => [k.kd_komoditas, k.ur_komoditas] as const)}
          onUbah={setKomoditas}
        />
      </BilahSaring>
      {tampilan === 'batas' ? (
        <DaftarBatas key={kunci} saring={saring} onUbah={atur && tahun >= ini ? (b) => setDialog(awalDari(b)) : null} />
      ) : (
        <DaftarMelebihi
          key={kunci}
          saring={saring}
          onAtur={
            atur && tahun >= ini
              ? (x) =>
                  setDialog({
                    ...{ npwp: x.npwp ?? '', perusahaan: x.perusahaan, kd_komoditas: x.kd_komoditas },
                    ...{ elemen: x.elemen, satuan: x.satuan, jml: '', terbit: null, versi: 0 },
                  })
              : null
          }
        />
      )}
      {dialog && komoditas && (
        <DialogBatas awal={dialog} tahun={tahun} komoditas={komoditas} onTutup={() => setDialog(null)} />
      )}
    </Halaman>
  );
}
