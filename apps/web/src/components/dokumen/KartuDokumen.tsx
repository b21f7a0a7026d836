import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { tanggal } from '@sinas/domain/format/tanggal';
import { ConfirmDialog } from '@sinas/ui/feedback/ConfirmDialog';
import { Button } from '@sinas/ui/inputs/Button';
import { DateInput } from '@sinas/ui/inputs/DateInput';
import { Field } from '@sinas/ui/inputs/Field';
import { fileSize } from '@sinas/ui/inputs/file-size';
import { Icon } from '@sinas/ui/marks/Icon';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import { tahanLebih } from '@sinas/ui/inputs/tahan-lebih';
import { usePilihBerkas } from '@sinas/ui/unggah/usePilihBerkas';
import { useEffect, useRef, useState } from 'react';
import type { Skema } from '@sinas/api-client';
import type { Dokumen } from '../../lib/wire';
import gayaDokumen from './dokumen.module.css';
import gayaBaris from '../baris/baris.module.css';

/** What a document says beside its file. */
export interface RincianDokumen {
  nomor: string;
  tanggal: string;
  berlaku_sampai: string;
}
type DokumenDiminta = Skema<'DokumenSyaratDto'>;
interface Props {
  diminta: DokumenDiminta;
  /** Files of this kind that are there. */
  milik: readonly Dokumen[];
  /** Neither added nor taken away. */
  mati: boolean;
  /** May they be taken away? */
  bolehHapus?: boolean;
  /** Asked for by a link: takes the focus when the number grows. */
  dituju: number;
  alat: AlatDokumen;
}
/** Sending, and taking away, of one kind of document. */
export interface AlatDokumen {
  /** How far the upload is, in percent; null = none is going on. */
  persen: number | null;
  salah: string | null;
  /** Id of the one that is being taken away. */
  menghapus: string | null;
  kirim: (berkas: File, rincian: RincianDokumen) => Promise<boolean>;
  hapus: (d: Dokumen) => Promise<void>;
  /** Another way to it than a file of one's own. */
  ambil?: { label: string; sibuk: boolean; jalankan: () => Promise<void> };
}
const KOSONG: RincianDokumen = { nomor: '', tanggal: '', berlaku_sampai: '' };

function Keadaan({ diminta, milik }: { diminta: DokumenDiminta; milik: readonly Dokumen[] }) {
  if (milik.some((d) => d.status === 'READY'))
    return (
      <Badge grup="baik" bentuk="centang">
        Ada
      </Badge>
    );
  if (milik.some((d) => d.status === 'PENDING'))
    return (
      <Badge grup="jalan" bentuk="cincin-isi">
        Diperiksa
      </Badge>
    );
  if (milik.some((d) => d.status === 'REJECTED'))
    return (
      <Badge grup="buruk" bentuk="oktagon">
        Ditolak
      </Badge>
    );
  if (diminta.wajib)
    return (
      <Badge grup="anda" bentuk="wajik">
        Wajib, belum ada
      </Badge>
    );
  return (
    <Badge grup="netral" bentuk="cincin-putus">
      Opsional
    </Badge>
  );
}

/** One kind of document: its state, its files, and the form that sends another. */
export function KartuDokumen({ diminta, milik, mati, bolehHapus = true, dituju, alat }: Props) {
  const { nama } = diminta;
  const { persen, salah, menghapus, kirim, hapus, ambil: lain } = alat;
  const [buka, setBuka] = useState(false);
  const [rincian, setRincian] = useState(KOSONG);
  const [tanya, setTanya] = useState<Dokumen | null>(null);
  const [seret, setSeret] = useState(false);
  const akar = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (dituju) akar.current?.querySelector<HTMLElement>('button')?.focus();
  }, [dituju]);
  const ambil = async (f: File | undefined) => {
    if (!f || tahanLebih(akar.current) || !(await kirim(f, rincian))) return;
    setRincian(KOSONG);
    setBuka(false);
  };
  const { isian, buka: pilih } = usePilihBerkas({ nama: `Berkas ${nama}`, onBerkas: (f) => void ambil(f) });
  const isi = (bagian: Partial<RincianDokumen>) => setRincian({ ...rincian, ...bagian });
  return (
    <li
      ref={akar}
      className={`sn-card ${gayaDokumen.kartuDokumen}`}
      data-seret={seret || undefined}
      onDragOver={(e) => {
        if (mati) return;
        e.preventDefault();
        setSeret(true);
      }}
      onDragLeave={() => setSeret(false)}
      onDrop={(e) => {
        e.preventDefault();
        setSeret(false);
        if (!mati) void ambil(e.dataTransfer.files[0]);
      }}
    >
      <div className={gayaDokumen.dokKepala}>
        <h3>{nama}</h3>
        <Keadaan diminta={diminta} milik={milik} />
        {!mati && lain && milik.length === 0 && (
          <Button variant="outlined" disabled={lain.sibuk} onClick={() => void lain.jalankan()}>
            <Icon name="download" />
            {lain.label}
            <span className="sn-sr"> {nama}</span>
          </Button>
        )}
        {!mati && (
          <Button variant="outlined" aria-expanded={buka} onClick={() => setBuka(!buka)}>
            <Icon name="upload" />
            {milik.length ? 'Tambah berkas' : 'Unggah'}
            <span className="sn-sr"> {nama}</span>
          </Button>
        )}
      </div>
      {milik.map((d) => (
        <div key={d.id} className={gayaDokumen.dokBerkas}>
          <Icon name="file" />
          <span>
            <a href={d.url}>{d.nama_file}</a>
            <small>
              {fileSize(d.ukuran)}
              {d.nomor && `, nomor ${d.nomor}`}
              {d.tanggal && `, ${tanggal(d.tanggal)}`}
              {d.berlaku_sampai && `, berlaku sampai ${tanggal(d.berlaku_sampai)}`}
              {d.status === 'PENDING' && ', sedang diperiksa'}
              {d.status === 'REJECTED' && ', ditolak pemeriksaan. Hapus lalu unggah berkas yang benar'}
            </small>
          </span>
          {!mati && bolehHapus && (
            <button
              type="button"
              className={gayaBaris.ikon}
              aria-label={`Hapus ${d.nama_file}`}
              disabled={menghapus === d.id}
              onClick={() => setTanya(d)}
            >
              <Icon name="trash" />
            </button>
          )}
        </div>
      ))}
      {buka && !mati && (
        <div className={gayaDokumen.dokForm}>
          <Field label="Nomor dokumen" maks={BATAS_TEKS.nomor_dokumen} isi={rincian.nomor}>
            {(ids) => (
              <input
                {...ids}
                className="sn-input"
                value={rincian.nomor}
                onChange={(e) => isi({ nomor: e.target.value })}
              />
            )}
          </Field>
          <Field label="Tanggal dokumen">
            {(ids) => <DateInput {...ids} value={rincian.tanggal} onUbah={(tanggal) => isi({ tanggal })} />}
          </Field>
          <Field label="Berlaku sampai">
            {(ids) => (
              <DateInput {...ids} value={rincian.berlaku_sampai} onUbah={(berlaku_sampai) => isi({ berlaku_sampai })} />
            )}
          </Field>
          <div className={gayaBaris.penuh}>
            <Button variant="contained" disabled={persen !== null} onClick={pilih}>
              Pilih berkas<span className="sn-sr"> {nama}</span>
            </Button>{' '}
            <span className="sn-sub">atau seret berkas ke kartu ini</span>
          </div>
        </div>
      )}
      {isian}
      {persen !== null && (
        <p role="status" className={gayaDokumen.dokMaju}>
          <progress max={100} value={persen} aria-label={`Mengirim ${nama}`} /> {persen}% terkirim
        </p>
      )}
      {salah && (
        <p className="sn-err" role="alert">
          <Icon name="alert" />
          <span>{salah}</span>
        </p>
      )}
      <ConfirmDialog
        open={tanya !== null}
        title="Hapus dokumen"
        question={`Hapus ${tanya?.nama_file ?? ''}?`}
        onNo={() => setTanya(null)}
        onYes={() => {
          if (tanya) void hapus(tanya);
          setTanya(null);
        }}
      />
    </li>
  );
}
