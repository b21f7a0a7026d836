import { kuantitas } from '@sinas/domain/format/satuan';
import { tanggal, waktu } from '@sinas/domain/format/tanggal';
import { Button } from '@sinas/ui/inputs/Button';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Muat } from '../../components/Muat';
import { PanelSisi } from '../../components/PanelSisi';
import { useData } from '../../lib/useData';
import type { RincianPabean } from '../../providers/wire';
import { DialogCocok } from './DialogCocok';
import { DialogTutup } from './DialogTutup';
import { KeadaanBarang } from './TabelBarang';

interface Props {
  id: string;
  olah: boolean;
  onTutup: () => void;
}
/** One declared line, what became of it, and what an officer may do. */
export function PanelBarang({ id, olah, onTutup }: Props) {
  const data = useData();
  const kueri = useQuery({ queryKey: ['pabean', id], queryFn: ({ signal }) => data.satuPabean(id, { signal }) });
  const [dialog, setDialog] = useState<'cocok' | 'tutup' | null>(null);
  return (
    <PanelSisi
      judul={kueri.data ? `PIB ${kueri.data.no_pib} seri ${kueri.data.seri}` : 'Barang dalam PIB'}
      onTutup={onTutup}
    >
      <Muat kueri={kueri} apa="Barang" heading="h3">
        {(b) => (
          <>
            <p>
              <KeadaanBarang barang={b} />
            </p>
            <Rincian barang={b} />
            {olah && b.sebab !== null && !b.batal && (
              <p className="kn-tindakan">
                <Button variant="contained" onClick={() => setDialog('cocok')}>
                  Cocokkan ke izin
                </Button>
                {b.ditutup === null && (
                  <Button variant="outlined" onClick={() => setDialog('tutup')}>
                    Tutup dari daftar kerja
                  </Button>
                )}
              </p>
            )}
            <h3>Riwayat</h3>
            <ol className="kn-riwayat">
              {b.peristiwa.map((p) => (
                <li key={p.urut}>
                  <b>
                    {p.jenis}, versi {p.versi}
                  </b>
                  <br />
                  {p.oleh}, {waktu(p.waktu)}
                  <br />
                  {p.hasil ?? 'Dibukukan seluruhnya atau dibatalkan'}
                  {p.catatan && <q>{p.catatan}</q>}
                </li>
              ))}
            </ol>
            {dialog === 'cocok' && <DialogCocok barang={b} onTutup={() => setDialog(null)} />}
            {dialog === 'tutup' && <DialogTutup barang={b} onTutup={() => setDialog(null)} />}
          </>
        )}
      </Muat>
    </PanelSisi>
  );
}

function IzinBarang({ barang: b }: { barang: RincianPabean }) {
  if (b.idNk) return <Link to={`/pengajuan/${b.idNk}/show`}>{b.no_izin}</Link>;
  return b.izin_pembuka === null ? b.no_izin : `${b.izin_pembuka}, sebelum portal`;
}
function Rincian({ barang: b }: { barang: RincianPabean }) {
  const isi: [string, React.ReactNode][] = [
    ['Tanggal PIB', tanggal(b.tgl_pib)],
    ['Kantor pabean', b.kd_kantor],
    ['NPWP', b.npwp],
    ['Izin', <IzinBarang key="izin" barang={b} />],
    ['Barang', b.uraian],
    ['HS, negara asal', `${b.hs}, ${b.negara_asal || '-'}`],
    ['Jumlah', kuantitas(b.jml, b.satuan, b.ur_satuan)],
    [
      'Dibukukan',
      `${kuantitas(b.dibukukan, b.satuan, b.ur_satuan)}${b.seri_izin === null ? '' : `, baris ${b.seri_izin} izin`}`,
    ],
    ['Belum dibukukan', kuantitas(b.belum, b.satuan, b.ur_satuan)],
  ];
  return (
    <dl className="kn-fakta">
      {isi.map(([nama, nilai]) => (
        <div key={nama}>
          <dt>{nama}</dt>
          <dd>{nilai}</dd>
        </div>
      ))}
    </dl>
  );
}
