import { angka } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { waktu } from '@sinas/domain/format/tanggal';
import { DataTable, Td, Th } from '../DataTable';
import { Button } from '../inputs/Button';
import { Icon } from '../marks/Icon';
import { Shape } from '../marks/Shape';

export type TindakanImpor = 'semua' | 'benar' | 'ulang' | 'buang';
/** What a workbook would do, as the server tells it. */
export interface IsiLaporanImpor {
  status: string;
  nama_file: string;
  diterima: number;
  ditolak: number;
  baru: number;
  berubah: number;
  tetap: number;
  masalah: readonly { lembar: string; sel: string; pesan: string }[];
  masalah_lain: number;
  jumlah: readonly JumlahImpor[];
  url_hasil: string | null;
  berlaku_sampai: string | null;
}
export interface JumlahImpor {
  jenis: string;
  satuan: string | null;
  baris_sebelum: number;
  baris_sesudah: number;
  jml_sebelum: string;
  jml_sesudah: string;
}
interface Props {
  laporan: IsiLaporanImpor;
  /** What is counted: rows, or months. */
  kata?: 'baris' | 'bulan';
  sibuk: boolean;
  galat: string | null;
  onTindakan: (apa: TindakanImpor) => void;
}

/** A workbook that was read and not yet taken: what it would change, what is wrong, and what to do with it. */
export function LaporanImpor({ laporan, kata = 'baris', sibuk, galat, onTindakan }: Props) {
  const { status, nama_file, berlaku_sampai, url_hasil } = laporan;
  const lewat = status === 'LEWAT';
  return (
    <section className="sn-card sn-impor" aria-label="Hasil pemeriksaan Excel">
      <header>
        <h2>
          <Shape name={lewat ? 'jeda' : 'wajik'} className="sn-tone-warning" />{' '}
          {lewat ? 'Hasil pemeriksaan kedaluwarsa' : 'Belum disimpan. Periksa, lalu terapkan'}
        </h2>
        <p className="sn-sub">
          {nama_file}
          {berlaku_sampai && `, dapat diterapkan sampai ${waktu(berlaku_sampai)}`}
        </p>
      </header>
      {!lewat && <Hitungan laporan={laporan} kata={kata} />}
      {!lewat && laporan.jumlah.length > 0 && <Jumlah jumlah={laporan.jumlah} kata={kata} />}
      {!lewat && laporan.masalah.length > 0 && <Masalah laporan={laporan} />}
      {galat && (
        <p className="sn-err" role="alert">
          {galat}
        </p>
      )}
      <footer>
        <Tombol laporan={laporan} kata={kata} sibuk={sibuk} ulang={galat !== null || lewat} onTindakan={onTindakan} />
        {url_hasil && (
          <Button component="a" variant="outlined" href={url_hasil} download>
            <Icon name="download" />
            Unduh berkas hasil
          </Button>
        )}
        {!lewat && (
          <button type="button" className="sn-linkbtn" disabled={sibuk} onClick={() => onTindakan('buang')}>
            Jangan terapkan
          </button>
        )}
      </footer>
    </section>
  );
}

function Hitungan({ laporan, kata }: { laporan: IsiLaporanImpor; kata: string }) {
  const { baru, berubah, tetap, ditolak } = laporan;
  const isi = [
    ['baru', baru],
    ['berubah', berubah],
    ...(kata === 'baris' ? [['tidak berubah', tetap] as const] : []),
    ['perlu perbaikan', ditolak],
  ] as const;
  return (
    <dl className="sn-impor-hitungan">
      {isi.map(([nama, n]) => (
        <div key={nama} data-tolak={(nama === 'perlu perbaikan' && n > 0) || undefined}>
          <dt>
            {kata} {nama}
          </dt>
          <dd>{angka(n)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Jumlah({ jumlah, kata }: { jumlah: readonly JumlahImpor[]; kata: string }) {
  return (
    <DataTable plain label="Jumlah sebelum dan sesudah diterapkan">
      <thead>
        <tr>
          <Th>Lembar</Th>
          <Th num>Banyak {kata}</Th>
          <Th num>Jumlah sekarang</Th>
          <Th num>Jumlah sesudahnya</Th>
        </tr>
      </thead>
      <tbody>
        {jumlah.map((j) => (
          <tr key={`${j.jenis} ${j.satuan ?? ''}`}>
            <th scope="row">
              {j.jenis} {j.satuan && <span className="sn-soft">{satuanPendek(j.satuan)}</span>}
            </th>
            <Td num>
              {angka(j.baris_sebelum)} → {angka(j.baris_sesudah)}
            </Td>
            <Td num>{angka(j.jml_sebelum)}</Td>
            <Td num>
              <b>{angka(j.jml_sesudah)}</b>
            </Td>
          </tr>
        ))}
      </tbody>
    </DataTable>
  );
}

function Masalah({ laporan: { masalah, masalah_lain } }: { laporan: IsiLaporanImpor }) {
  const banyakLembar = new Set(masalah.map((m) => m.lembar)).size > 1;
  return (
    <details open={masalah.length <= 8}>
      <summary>{angka(masalah.length + masalah_lain)} kesalahan ditemukan</summary>
      <ul className="sn-impor-masalah">
        {masalah.map((m, i) => (
          <li key={i}>
            <b>{banyakLembar ? `${m.lembar}, ${m.sel}` : m.sel}:</b> {m.pesan}
          </li>
        ))}
        {masalah_lain > 0 && <li>{angka(masalah_lain)} lagi ada di berkas hasil.</li>}
      </ul>
    </details>
  );
}

interface TombolProps {
  laporan: IsiLaporanImpor;
  kata: string;
  sibuk: boolean;
  ulang: boolean;
  onTindakan: Props['onTindakan'];
}
function Tombol({ laporan: { status, diterima, ditolak }, kata, sibuk, ulang, onTindakan }: TombolProps) {
  const siap = status === 'SIAP' && diterima > 0;
  return (
    <>
      {siap && ditolak === 0 && (
        <Button variant="contained" disabled={sibuk} onClick={() => onTindakan('semua')}>
          {sibuk ? 'Mohon tunggu...' : 'Terapkan semua'}
        </Button>
      )}
      {siap && ditolak > 0 && (
        <Button variant="contained" disabled={sibuk} onClick={() => onTindakan('benar')}>
          {sibuk ? 'Mohon tunggu...' : `Ambil ${angka(diterima)} ${kata} yang benar saja`}
        </Button>
      )}
      {ulang && (
        <Button variant="outlined" disabled={sibuk} onClick={() => onTindakan('ulang')}>
          Periksa ulang
        </Button>
      )}
    </>
  );
}
