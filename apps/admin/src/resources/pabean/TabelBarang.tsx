import { angka } from '@sinas/domain/format/angka';
import { kuantitas } from '@sinas/domain/format/satuan';
import { tanggal } from '@sinas/domain/format/tanggal';
import { Button } from '@sinas/ui/inputs/Button';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import { Link } from 'react-router-dom';
import { Tabel } from '../../components/daftar/Tabel';
import type { BarangPabean } from '../../providers/wire';

const KOLOM = ['PIB', 'Perusahaan', 'Barang', '#Jumlah', '#Belum dibukukan', 'Keadaan', ''];

interface Props {
  baris: readonly BarangPabean[];
  basi: boolean;
  onBuka: (id: string) => void;
}
/** Declared lines, the oldest first. */
export const TabelBarang = ({ baris, basi, onBuka }: Props) => (
  <Tabel nama="Barang dalam PIB" kolom={KOLOM} basi={basi} susun>
    {baris.map((b) => (
      <tr key={b.id}>
        <td data-label="PIB">
          {b.no_pib} seri {b.seri}
          <br />
          <small>{tanggal(b.tgl_pib)}</small>
        </td>
        <td data-label="Perusahaan">
          {b.idNk ? (
            <Link to={`/pengajuan/${b.idNk}/show`}>{b.nama_perusahaan}</Link>
          ) : (
            (b.nama_perusahaan ?? `NPWP ${b.npwp}`)
          )}
          <br />
          <small>{b.izin_pembuka === null ? b.no_izin : `${b.izin_pembuka}, sebelum portal`}</small>
        </td>
        <td data-label="Barang" className="kn-lipat">
          {b.uraian}
          <br />
          <small>HS {b.hs}</small>
        </td>
        <td data-label="Jumlah" className="sn-num">
          {kuantitas(b.jml, b.satuan, b.ur_satuan)}
        </td>
        <td data-label="Belum dibukukan" className="sn-num">
          {angka(b.belum)}
        </td>
        <td data-label="Keadaan">
          <KeadaanBarang barang={b} />
        </td>
        <td>
          <Button variant="outlined" aria-label={`Buka PIB ${b.no_pib} seri ${b.seri}`} onClick={() => onBuka(b.id)}>
            Buka
          </Button>
        </td>
      </tr>
    ))}
  </Tabel>
);

export function KeadaanBarang({ barang: b }: { barang: BarangPabean }) {
  if (b.batal)
    return (
      <Badge grup="akhir" bentuk="kotak-setrip">
        Dibatalkan di PIB
      </Badge>
    );
  if (b.ur_sebab === null)
    return (
      <Badge grup="baik" bentuk="centang">
        Dibukukan
      </Badge>
    );
  if (b.ditutup) return <Badge grup="akhir" bentuk="kotak-setrip">{`${b.ur_sebab}, ditutup`}</Badge>;
  return (
    <Badge grup="anda" bentuk="wajik">
      {b.ur_sebab}
    </Badge>
  );
}
