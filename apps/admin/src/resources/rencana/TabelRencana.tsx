import { jamKini } from '@sinas/api-client/jam';
import { tanggal } from '@sinas/domain/format/tanggal';
import { hurufBesar } from '@sinas/domain/format/teks';
import { SlaBadge } from '@sinas/ui/marks/SlaBadge';
import { StatusBadge } from '@sinas/ui/marks/StatusBadge';
import { useKini } from '@sinas/ui/useKini';
import { Link } from 'react-router-dom';
import { JudulUrut, type Urut } from '../../components/daftar/JudulUrut';
import { NomorAju } from '../../components/NomorAju';
import { jumlahBersatuan } from '../../lib/satuan';
import { usePengguna } from '../../providers/pengguna';
import type { BerkasDaftar } from '../../providers/wire';
import { Bendera } from '../pengajuan/antrean/Bendera';
import { CentangBaris, CentangSemua } from '../pengajuan/antrean/Centang';
import type { Pilihan } from '../pengajuan/antrean/useKerjaDaftar';
import { idTautan } from '../pengajuan/antrean/useKursor';

interface Props {
  judul: string;
  baris: readonly BerkasDaftar[];
  pilihan: Pilihan | null;
  kursor: string | null;
  onKursor: (id: string) => void;
  onBendera: ((b: BerkasDaftar) => void) | null;
  basi: boolean;
  urut: Urut;
}
/** A returned plan waits for its company until the day of the correction. */
const batas = (b: BerkasDaftar): string => tanggal(b.perbaikan?.tenggat ?? b.jam.tenggat);

/** 'Dewi Anggraini' of 'Kementerian Perindustrian, Dewi Anggraini': at their own ministry people know which one it is. */
const mejaPendek = (nama: string): string => hurufBesar(nama.split(', ').slice(1).join(', ') || nama);

/** Plans, each with its desk and the day that binds it. */
export function TabelRencana(p: Props) {
  return (
    <div className="kn-tabel" role="region" aria-label={`Tabel ${p.judul}`} tabIndex={0} data-basi={p.basi}>
      <table className="sn-table kn-antrean" aria-busy={p.basi}>
        <caption className="sn-sr">{p.judul}</caption>
        <thead>
          <tr>
            {p.pilihan && <CentangSemua pilihan={p.pilihan} />}
            <JudulUrut urut={p.urut} kolom="sisa" num>
              Sisa
            </JudulUrut>
            <JudulUrut urut={p.urut} kolom="perusahaan">
              Perusahaan
            </JudulUrut>
            <JudulUrut urut={p.urut} kolom="komoditas">
              Komoditas
            </JudulUrut>
            <th scope="col">Tahun</th>
            <JudulUrut urut={p.urut} kolom="volume" num>
              Impor direncanakan
            </JudulUrut>
            <JudulUrut urut={p.urut} kolom="status">
              Status
            </JudulUrut>
            <th scope="col">Di meja</th>
            <th scope="col">Batas waktu</th>
            <JudulUrut urut={p.urut} kolom="nomor">
              Nomor aju
            </JudulUrut>
          </tr>
        </thead>
        <tbody>
          {p.baris.map((b) => (
            <Baris key={b.id} b={b} {...p} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Baris({ b, ...p }: Props & { b: BerkasDaftar }) {
  const kini = useKini(jamKini);
  const sendiri = usePengguna().lingkup === 'ga';
  return (
    <tr
      data-dipilih={p.pilihan?.terpilih.has(b.id) ?? false}
      data-kursor={p.kursor === b.id}
      onFocus={() => p.onKursor(b.id)}
    >
      {p.pilihan && <CentangBaris berkas={b} pilihan={p.pilihan} />}
      <td className="sn-num">
        <SlaBadge jam={b.jam} kini={kini} />
      </td>
      <td className="kn-firma" title={b.nama_perusahaan}>
        {p.onBendera && <Bendera berkas={b} onUbah={p.onBendera} />}
        <Link id={idTautan(b.id)} to={`/rencana/${b.id}/show`}>
          {b.nama_perusahaan}
        </Link>
      </td>
      <td className="kn-barang" title={b.ur_komoditas ?? undefined}>
        {b.ur_komoditas ?? '-'}
      </td>
      <td>{b.tahun}</td>
      <td className="sn-num">{b.jumlah_baris === 0 ? 'tanpa impor' : jumlahBersatuan(b.jml_total, b)}</td>
      <td>
        <StatusBadge kode={b.kd_status_pengajuan} ur_status={b.ur_status} />
      </td>
      <td className="kn-barang" title={b.meja.nama}>
        {sendiri ? mejaPendek(b.meja.nama) : b.meja.nama}
      </td>
      <td>{batas(b)}</td>
      <td>
        <NomorAju nomor={b.noAju} pendek />
      </td>
    </tr>
  );
}
