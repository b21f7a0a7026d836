import { DialogFrame } from '../feedback/DialogFrame';
import { angka } from '@sinas/domain/format/angka';
import { waktu } from '@sinas/domain/format/tanggal';
import { useState } from 'react';
import { Button } from '../inputs/Button';
import { Icon } from '../marks/Icon';
import { useEkspor, type Ekspor, type PanggilanEkspor, type PermintaanEkspor } from './useEkspor';

interface Props {
  panggilan: PanggilanEkspor;
  minta: Omit<PermintaanEkspor, 'format'>;
  kalimatGalat: (galat: unknown) => string;
}

/** 'Ekspor' at a list: asks for its rows as a file, and shows what was asked for before. */
export function TombolEkspor(props: Props) {
  const [buka, setBuka] = useState(false);
  return (
    <>
      <Button variant="outlined" aria-haspopup="dialog" onClick={() => setBuka(true)}>
        <Icon name="download" />
        Ekspor
      </Button>
      {buka && <DialogEkspor {...props} onTutup={() => setBuka(false)} />}
    </>
  );
}

const FORMAT = [
  ['xlsx', 'Excel (.xlsx)'],
  ['csv', 'CSV'],
] as const;

function DialogEkspor({ panggilan, minta, kalimatGalat, onTutup }: Props & { onTutup: () => void }) {
  const { milik, galat, sibuk, buat, batal } = useEkspor(panggilan);
  const [format, setFormat] = useState<'xlsx' | 'csv'>('xlsx');
  const disaring = Object.keys(minta.saring).some((k) => k !== 'sort' && k !== 'order');
  return (
    <DialogFrame
      title="Ekspor daftar"
      onClose={onTutup}
      contentClass="sn-ekspor"
      actions={
        <Button variant="outlined" onClick={onTutup}>
          Tutup
        </Button>
      }
    >
      <p>
        {disaring ? 'Baris yang sesuai saringan sekarang' : 'Semua baris daftar ini'} ditulis ke satu berkas. Anda
        dikabari saat berkas siap; halaman ini boleh ditinggalkan.
      </p>
      <fieldset>
        <legend>Bentuk berkas</legend>
        {FORMAT.map(([kode, nama]) => (
          <label key={kode}>
            <input type="radio" name="format" checked={format === kode} onChange={() => setFormat(kode)} /> {nama}
          </label>
        ))}
        <Button variant="contained" disabled={sibuk} onClick={() => buat({ ...minta, format })}>
          {sibuk ? 'Mohon tunggu...' : 'Buat berkas'}
        </Button>
      </fieldset>
      {galat !== null && (
        <p className="sn-err" role="alert">
          {kalimatGalat(galat)}
        </p>
      )}
      <h3>Ekspor saya</h3>
      {milik?.length === 0 && <p className="sn-sub">Belum ada ekspor.</p>}
      <ul aria-label="Ekspor saya">
        {(milik ?? []).map((e) => (
          <Satu key={e.id} ekspor={e} onBatal={() => batal(e.id)} />
        ))}
      </ul>
    </DialogFrame>
  );
}

function keadaan({ status, baris, pesan, berlaku_sampai }: Ekspor): string {
  switch (status) {
    case 'ANTRE':
      return 'Menunggu giliran';
    case 'BERJALAN':
      return `${angka(baris)} baris ditulis`;
    case 'SIAP':
      return `${angka(baris)} baris, dapat diunduh sampai ${waktu(berlaku_sampai)}`;
    case 'LEWAT':
      return 'Masa simpannya habis';
    default:
      return pesan ?? 'Tidak dapat dibuat';
  }
}
function Satu({ ekspor: e, onBatal }: { ekspor: Ekspor; onBatal: () => void }) {
  const berjalan = e.status === 'ANTRE' || e.status === 'BERJALAN';
  const nama = `${e.nama}, ${e.format === 'csv' ? 'CSV' : 'Excel'}`;
  return (
    <li>
      <span>
        <b>{nama}</b>
        <small role={berjalan ? 'status' : undefined}>
          {waktu(e.dibuat)}. {keadaan(e)}.
        </small>
      </span>
      {e.url && (
        <Button component="a" variant="outlined" href={e.url} download aria-label={`Unduh ${nama}`}>
          Unduh
        </Button>
      )}
      {(berjalan || e.url) && (
        <button type="button" className="sn-linkbtn" onClick={onBatal}>
          {berjalan ? 'Batalkan' : 'Hapus'}
        </button>
      )}
    </li>
  );
}
