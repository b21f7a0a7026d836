import { GRUP_ELEMEN, type KdGrup } from '@sinas/domain/komoditas/elemen';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { Link, useSearchParams } from 'react-router-dom';
import { Halaman } from '../../components/Halaman';
import { Muat } from '../../components/Muat';
import { Pilihan } from '../../components/Pilihan';
import { AksesDitolak } from '../../layout/HalamanLain';
import { statusGalat } from '../../lib/galat';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { Korelasi } from '../../providers/wire';
import { BarisElemen } from './BarisElemen';
import { DaftarKelompok } from './DaftarKelompok';
import { kunciElemen, useKelompokKorelasi, useKorelasi } from './data';
import { PanelKorelasi } from './PanelKorelasi';
import { TandaLengkap } from './TandaLengkap';
import gaya from './korelasi.module.css';

const PILIHAN = [
  ['', 'Pilih kelompok komoditas'],
  ...[...KELOMPOK.values()].map((k) => [k.kode, `${k.kode} – ${k.uraian}`] as const),
] as const;

/** /korelasi-btki: which tariff lines belong to a commodity group and to each option of its elements. */
export function KorelasiBtki() {
  const [kueri, setKueri] = useSearchParams();
  const komoditas = KELOMPOK.has(kueri.get('komoditas') ?? '') ? (kueri.get('komoditas') ?? '') : '';
  const korelasi = useKorelasi(komoditas);
  const kelompok = useKelompokKorelasi();
  const milik = kelompok.data?.find((k) => k.kd_komoditas === komoditas);
  if (!punyaIzin(usePengguna(), 'referensi.kelola') || statusGalat(korelasi.error) === 403) return <AksesDitolak />;
  return (
    <Halaman
      judul="Korelasi BTKI"
      kalimat="Pos tarif yang ditawarkan dan diterima formulir, untuk tiap komoditas dan tiap pilihan elemennya."
      ujung={
        <div className="kn-tindakan">
          <Button component={Link} variant="outlined" to="/referensi/korelasi_btki/riwayat">
            <Icon name="clock" />
            Riwayat
          </Button>
          <Button component={Link} variant="outlined" to="/referensi/korelasi_btki/muat">
            <Icon name="upload" />
            Muat berkas
          </Button>
        </div>
      }
    >
      <div className="kn-pilih-sasaran">
        <Pilihan
          label="Kelompok komoditas"
          pilihan={PILIHAN}
          value={komoditas}
          onChange={(e) => setKueri(e.target.value ? { komoditas: e.target.value } : {})}
        />
      </div>
      {komoditas === '' ? (
        <Muat kueri={kelompok} apa="Kelompok komoditas">
          {(semua) => <DaftarKelompok semua={semua} />}
        </Muat>
      ) : (
        <Muat kueri={korelasi} apa="Korelasi BTKI">
          {(semua) => (
            <>
              {milik && <TandaLengkap key={milik.kd_komoditas} kelompok={milik} />}
              <Isi
                semua={semua}
                dibuka={kueri.get('elemen')}
                onBuka={(elemen) => setKueri(elemen ? { komoditas, elemen } : { komoditas })}
              />
            </>
          )}
        </Muat>
      )}
    </Halaman>
  );
}

interface IsiProps {
  semua: Korelasi[];
  dibuka: string | null;
  onBuka: (elemen: string | null) => void;
}
function Isi({ semua, dibuka, onBuka }: IsiProps) {
  const elemen = semua.find((e) => kunciElemen(e) === dibuka);
  const grup = [...new Set(semua.map((e) => e.kd_grup))].sort();
  return (
    <div className={gaya.kerja} data-panel={elemen !== undefined}>
      <div>
        {grup.map((g) => (
          <section key={g} className={gaya.grup} aria-label={GRUP_ELEMEN[g as KdGrup].label}>
            <h2>
              {GRUP_ELEMEN[g as KdGrup].label} <span className="rf-sunyi">({g})</span>
            </h2>
            <ul>
              {semua
                .filter((e) => e.kd_grup === g)
                .map((e) => (
                  <BarisElemen
                    key={kunciElemen(e)}
                    elemen={e}
                    dipilih={kunciElemen(e) === dibuka}
                    onBuka={() => onBuka(kunciElemen(e))}
                  />
                ))}
            </ul>
          </section>
        ))}
      </div>
      {elemen && <PanelKorelasi key={dibuka} elemen={elemen} semua={semua} onTutup={() => onBuka(null)} />}
    </div>
  );
}
