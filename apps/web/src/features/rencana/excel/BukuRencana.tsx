import type { Skema } from '@sinas/api-client';
import { angka } from '@sinas/domain/format/angka';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { Shape, type ShapeName } from '@sinas/ui/marks/Shape';
import { TombolBerkas } from '@sinas/ui/unggah/TombolBerkas';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { kalimatGalat } from '../../../lib/galat';
import gaya from './rkt-excel.module.css';

type Hasil = Skema<'NppExcelHasilDto'>;
type Baris = Skema<'NppExcelBarisDto'>;
const EXCEL = '/nk/v2/npp/excel';
/** Rows of the answer that are shown; the rest is counted. */
const MAKS_TAMPIL = 200;
/** Judging and writing a workbook of a thousand rows takes longer than a page. */
const BATAS_MS = 60_000;

const TANDA: Readonly<Record<Baris['keadaan'], { bentuk: ShapeName; nada: string; kata: string }>> = {
  baru: { bentuk: 'centang', nada: 'sn-tone-success', kata: 'Baris baru' },
  ubah: { bentuk: 'centang', nada: 'sn-tone-success', kata: 'Berubah' },
  tetap: { bentuk: 'cincin-putus', nada: 'sn-tone-secondary', kata: 'Tetap' },
  tolak: { bentuk: 'oktagon', nada: 'sn-tone-danger', kata: 'Perlu perbaikan' },
};

interface Props {
  noAju: string;
  /** Kind of the rows, by its code: 'barang_impor'. */
  jenis: string;
  /** What people call the rows. */
  nama: string;
  /** The plan is open to this user: without it the workbook only goes out. */
  dapatUbah: boolean;
  /** Rows were stored: what shows them asks anew. */
  onDiambil: () => void;
}

/** Rows of one kind of a plan as a workbook: out, checked row by row, and in what is right of it. */
export function BukuRencana({ noAju, jenis, nama, dapatUbah, onDiambil }: Props) {
  const toast = useToast();
  const periksa = useMutation({ mutationFn: (berkas: File) => kirim(noAju, jenis, berkas, 'uji') });
  const ambil = useMutation({
    mutationFn: (berkas: File) => kirim(noAju, jenis, berkas, 'ambil'),
    onSuccess: (h) => {
      if (!h.diambil) return;
      toast.berhasil(`${angka(h.baru + h.ubah)} baris ${nama.toLowerCase()} disimpan`);
      onDiambil();
    },
  });
  const berkas = periksa.variables;
  const hasil = ambil.data ?? periksa.data;
  const sibuk = periksa.isPending || ambil.isPending;
  const galat = ambil.error ?? periksa.error;
  const tutup = () => {
    periksa.reset();
    ambil.reset();
  };
  return (
    <section className={gaya.buku} aria-label={`Excel ${nama.toLowerCase()}`}>
      <div className={gaya.tombol}>
        <Button component="a" variant="outlined" href={`${EXCEL}/${noAju}/${jenis}`} download>
          <Icon name="download" />
          Unduh Excel
        </Button>
        {dapatUbah && (
          <TombolBerkas
            nama={`Buku kerja ${nama.toLowerCase()}`}
            accept=".xlsx"
            disabled={sibuk}
            onBerkas={(baru) => {
              tutup();
              periksa.mutate(baru);
            }}
          >
            <Icon name="upload" />
            Unggah Excel
          </TombolBerkas>
        )}
      </div>
      {sibuk && <p role="status">{periksa.isPending ? 'Buku kerja sedang diperiksa.' : 'Baris sedang disimpan.'}</p>}
      {galat && (
        <p className="sn-err" role="alert">
          {kalimatGalat(galat, PESAN['berkas.tidak_valid'])}.
        </p>
      )}
      {hasil && !sibuk && (
        <HasilBuku hasil={hasil} onAmbil={berkas && !ambil.data ? () => ambil.mutate(berkas) : null} onTutup={tutup} />
      )}
    </section>
  );
}

function kirim(noAju: string, jenis: string, berkas: File, cara: Hasil['cara']): Promise<Hasil> {
  const isi = new FormData();
  isi.set('no_aju', noAju);
  isi.set('jenis', jenis);
  isi.set('cara', cara);
  isi.set('file', berkas);
  return api.kirim('/nk/v2/npp/excel', { body: isi, batasMs: BATAS_MS });
}

/** What was told, or done; rows that need a hand come first. `onAmbil`: null where nothing is left to take. */
function HasilBuku({
  hasil: h,
  onAmbil,
  onTutup,
}: {
  hasil: Hasil;
  onAmbil: (() => void) | null;
  onTutup: () => void;
}) {
  const urut = [...h.baris].sort((a, b) => Number(b.keadaan === 'tolak') - Number(a.keadaan === 'tolak'));
  const benar = h.baru + h.ubah;
  return (
    <div className={`sn-card ${gaya.hasil}`}>
      <h3>{h.diambil ? 'Baris yang benar sudah disimpan' : 'Belum ada yang disimpan'}</h3>
      <p>
        {angka(h.baru)} baris baru, {angka(h.ubah)} berubah, {angka(h.tetap)} tetap, {angka(h.tolak)} perlu perbaikan.
      </p>
      <div className={gaya.gulir} role="region" aria-label="Hasil pemeriksaan baris" tabIndex={0}>
        <table className="sn-table">
          <thead>
            <tr>
              <th scope="col">Baris Excel</th>
              <th scope="col">Isi</th>
              <th scope="col">Hasil</th>
            </tr>
          </thead>
          <tbody>
            {urut.slice(0, MAKS_TAMPIL).map((b) => (
              <BarisHasil key={b.nomor} b={b} />
            ))}
          </tbody>
        </table>
      </div>
      {urut.length > MAKS_TAMPIL && <p>{angka(urut.length - MAKS_TAMPIL)} baris lain tidak ditampilkan.</p>}
      <div className={gaya.tombol}>
        {onAmbil && benar > 0 && (
          <Button variant="contained" onClick={onAmbil}>
            {h.tolak > 0 ? `Simpan ${angka(benar)} baris yang benar` : `Simpan ${angka(benar)} baris`}
          </Button>
        )}
        <Button variant="outlined" onClick={onTutup}>
          {onAmbil && benar > 0 ? 'Jangan simpan' : 'Tutup'}
        </Button>
      </div>
    </div>
  );
}

function BarisHasil({ b }: { b: Baris }) {
  const { bentuk, nada, kata } = TANDA[b.keadaan];
  return (
    <tr>
      <td>{b.nomor}</td>
      <td>
        {b.seri !== null && `${b.seri}. `}
        {b.uraian || '-'}
      </td>
      <td>
        <span className={nada}>
          <Shape name={bentuk} /> {kata}
        </span>
        {b.masalah.length > 0 && (
          <ul className={gaya.masalah}>
            {b.masalah.map((m, i) => (
              <li key={i}>
                {m.sel && <b>{m.sel}</b>} {m.pesan}
              </li>
            ))}
          </ul>
        )}
      </td>
    </tr>
  );
}
