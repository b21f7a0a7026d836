import { PERAN, type KodePeran } from '@sinas/domain/akses/peran';
import { tampilHs } from '@sinas/domain/format/tampil';
import { Link } from 'react-router-dom';
import { saat } from '../../../lib/waktu';
import type { DaftarReferensi, RiwayatReferensi } from '../../../providers/wire';
import { bedaHs } from '../beda';
import { NAMA_PERISTIWA } from '../kata';
import { Perbedaan } from '../Perbedaan';
import gayaKalender from '../../kalender/kalender.module.css';
import gayaReferensi from '../referensi.module.css';

interface Props {
  daftar: DaftarReferensi;
  riwayat: RiwayatReferensi;
  /** The history of one entry need not name it in each sentence. */
  denganKode?: boolean;
}
const namaPeran = (kode: string): string => (kode in PERAN ? PERAN[kode as KodePeran].name_role : kode);
const namaBerkas = (isi: object | null): string | null =>
  isi && 'nama_berkas' in isi && typeof isi.nama_berkas === 'string' ? isi.nama_berkas : null;

/** One event of a list: who did what to which entry, when, before and after, and why. */
export function ButirRiwayat({ daftar, riwayat: r, denganKode = false }: Props) {
  const berkas = namaBerkas(r.sesudah);
  return (
    <li>
      <b>{r.nama}</b> {NAMA_PERISTIWA[r.peristiwa]} {berkas && <b>{berkas}</b>}
      {denganKode && r.kode && (
        <Link className="rf-mono" to={alamat(daftar, r.peristiwa, r.kode)}>
          {r.kode}
        </Link>
      )}
      <small>
        {saat(r.waktu)}, {namaPeran(r.peran)}
        {r.id_muatan && (
          <>
            {', '}
            <Link to={`/referensi/${daftar.jenis}/muat/${r.id_muatan}`}>lihat muatannya</Link>
          </>
        )}
      </small>
      {r.peristiwa === 'korelasi' ? (
        <PerbedaanHs riwayat={r} />
      ) : r.peristiwa === 'korelasi_lengkap' ? (
        <p>{kalimatLengkap(r.sesudah)}</p>
      ) : (
        !berkas && <Perbedaan daftar={daftar} sebelum={r.sebelum} sesudah={r.sesudah} />
      )}
      {r.catatan && <p className={gayaKalender.catatan}>{r.catatan}</p>}
    </li>
  );
}

/** Where the entry is kept: beside its list, or on the screen of correlations. */
function alamat({ jenis }: DaftarReferensi, peristiwa: RiwayatReferensi['peristiwa'], kode: string): string {
  if (peristiwa === 'korelasi' || peristiwa === 'korelasi_lengkap')
    return `/korelasi-btki?komoditas=${encodeURIComponent(kode.split('.')[0] ?? '')}`;
  return `/referensi/${jenis}?${new URLSearchParams({ keadaan: 'semua', keyword: kode, kode }).toString()}`;
}

const kalimatLengkap = (sesudah: object | null): string =>
  sesudah && 'lengkap' in sesudah && sesudah.lengkap === true
    ? 'Daftar pos tarifnya lengkap: hanya yang terdaftar boleh dipakai.'
    : 'Daftar pos tarifnya belum lengkap: pos lain yang sejudul boleh dipakai dengan catatan.';

function PerbedaanHs({ riwayat: { sebelum, sesudah } }: Pick<Props, 'riwayat'>) {
  const { tambah, hapus } = bedaHs(sebelum, sesudah);
  const teks = (hs: string[]) => hs.map(tampilHs).join(', ');
  return (
    <dl className={gayaReferensi.beda}>
      {tambah.length > 0 && (
        <div>
          <dt>Ditambah</dt>
          <dd>
            <ins>{teks(tambah)}</ins>
          </dd>
        </div>
      )}
      {hapus.length > 0 && (
        <div>
          <dt>Dihapus</dt>
          <dd>
            <del>{teks(hapus)}</del>
          </dd>
        </div>
      )}
    </dl>
  );
}
