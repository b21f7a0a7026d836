import { angka } from '@sinas/domain/format/angka';
import { hariTanggalTahun, jam, pukul } from '@sinas/domain/format/tanggal';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { Fragment } from 'react';
import { Link, useHref } from 'react-router-dom';
import type { RapatRinci, TombolRapat } from '../../providers/rakor/wire';
import { useGaris } from './data';
import { useSimpanan, type RakPapan } from './papan/rak';
import { StatusRapat } from './status';
import gaya from './rakor.module.css';

interface Props {
  rapat: RapatRinci;
  rak: RakPapan;
  onTombol: (t: TombolRapat) => void;
  onUbah: () => void;
}
const UTAMA: readonly string[] = ['jadwalkan', 'mulai', 'selesai', 'final', 'tanda_tangan'];

/** What meeting this is, whether all of it is stored, and what may be done with it. A button that is shut says why. */
export function KepalaRapat({ rapat, rak, onTombol, onUbah }: Props) {
  const alamatRuang = useHref(`/rakor/${rapat.id_rakor}/layar`);
  const label = useLabel(rapat);
  const tutup = rapat.tombol.filter((t) => !t.boleh && t.sebab);
  return (
    <header className={gaya.kepalaRapat}>
      <div>
        <p className={gaya.remah}>
          <Link to="/rakor">Rapat koordinasi</Link>
        </p>
        <h1>{rapat.judul}</h1>
        <div className={gaya.meta}>
          <StatusRapat kode={rapat.kd_status} teks={rapat.ur_status} />
          <span>
            {hariTanggalTahun(rapat.tanggal)},{' '}
            {rapat.mulai_pada ? `mulai ${pukul(rapat.mulai_pada)}` : `pukul ${rapat.jam_mulai.replace(':', '.')} WIB`}
          </span>
          <span>{rapat.ur_koordinator}</span>
          {rapat.tempat && <span>{rapat.tempat}</span>}
          {rapat.no_ba && <span>{rapat.no_ba}</span>}
        </div>
      </div>
      <div className={gaya.ujung}>
        <Tersimpan rapat={rapat} rak={rak} />
        {rapat.boleh_kelola && (
          <Button variant="outlined" onClick={onUbah}>
            <Icon name="edit" />
            Ubah
          </Button>
        )}
        <Button variant="outlined" component="a" href={alamatRuang} target="_blank" rel="noopener">
          <Icon name="external" />
          Layar ruang rapat
        </Button>
        {rapat.tombol.map((t) => (
          <Button
            key={t.aksi}
            variant={UTAMA.includes(t.aksi) ? 'contained' : 'outlined'}
            disabled={!t.boleh}
            aria-describedby={t.sebab ? `rk-sebab-${t.aksi}` : undefined}
            onClick={() => onTombol(t)}
          >
            {label(t)}
          </Button>
        ))}
        {tutup.length > 0 && (
          <p className={gaya.sebab}>
            {tutup.map((t, i) => (
              <Fragment key={t.aksi}>
                {i > 0 && ' '}
                <span id={`rk-sebab-${t.aksi}`}>
                  {t.label}: {t.sebab}.
                </span>
              </Fragment>
            ))}
          </p>
        )}
      </div>
    </header>
  );
}

/** What is still lacking stands in the button itself. */
function useLabel(rapat: RapatRinci): (t: TombolRapat) => string {
  const garis = useGaris(rapat.id_rakor).data ?? [];
  const belum = garis.reduce((n, g) => n + g.jumlah.belum, 0);
  const alasan = garis.reduce((n, g) => n + g.kurang_alasan, 0);
  return (t) => {
    if (t.boleh || (t.aksi !== 'selesai' && t.aksi !== 'final')) return t.label;
    if (belum > 0) return `${t.label}, ${angka(belum)} baris belum`;
    return alasan > 0 ? `${t.label}, ${angka(alasan)} alasan kurang` : t.label;
  };
}

function Tersimpan({ rapat, rak }: { rapat: RapatRinci; rak: RakPapan }) {
  const { menyimpan, tertahan, tersimpan } = useSimpanan(rak);
  const [nada, kata] =
    tertahan > 0
      ? ['warning', `${angka(tertahan)} baris belum tersimpan`]
      : menyimpan > 0
        ? ['secondary', 'Menyimpan...']
        : ['success', `Versi ${rapat.versi_ba}${tersimpan ? `, tersimpan ${jam(tersimpan)}` : ''}`];
  return (
    <span className={`${gaya.simpan} sn-tone-${nada}`} role="status">
      <Icon name={tertahan > 0 ? 'alert' : 'cloud'} />
      {kata}
    </span>
  );
}
