import { DialogFrame } from '@sinas/ui/feedback/DialogFrame';
import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { langkahBerlaku, type KodeLangkah } from '@sinas/domain/formulir/formulir';
import { Button } from '@sinas/ui/inputs/Button';
import { Field } from '@sinas/ui/inputs/Field';
import { tahanLebih } from '@sinas/ui/inputs/tahan-lebih';
import { useState, type SyntheticEvent } from 'react';
import type { ButirPerbaikanLembar, Detail, Lembar } from '../../../../providers/wire';
import { jenisBerkas } from '../baris/kolom-baris';
import { catatanBerbaris, kolomCatatan } from '../baris/kolom-catatan';
import { CatatanSering } from './CatatanSering';

/** Where a remark begins: known parts are filled in already. */
export interface TempatCatatan {
  langkah?: KodeLangkah;
  baris?: number;
  kd_field?: string;
  /** A row that the remark is about, whatever its number: of a plan's tabs. */
  tetap?: { id: string; nama: string };
}
interface Props {
  berkas: Detail;
  lembar: Lembar;
  awal: TempatCatatan;
  onTutup: () => void;
  onSimpan: (butir: ButirPerbaikanLembar) => void;
}
/** Instead of a number. */
const SEMUA_BARIS = 'semua';

/** A remark on one field: which, why, and what to do about it. */
export function DialogCatatan({ berkas, lembar, awal, onTutup, onSimpan }: Props) {
  const [langkah, setLangkah] = useState<KodeLangkah>(awal.langkah ?? 'barang');
  const [baris, setBaris] = useState(awal.baris ? String(awal.baris) : '');
  const [field, setField] = useState(awal.kd_field ?? '');
  const [alasan, setAlasan] = useState('');
  const [catatan, setCatatan] = useState('');
  const [dicoba, setDicoba] = useState(false);
  const bagian = langkahBerlaku(berkas.formulir, berkas.json_simpan.kepala).filter((l) => l.kode !== 'kirim');
  const tetap = langkah === awal.langkah ? awal.tetap : undefined;
  // Numbers on the sheet are those of the rows that desks decide on: rows of another part are named at their place.
  const bernomor = langkah === jenisBerkas(berkas).utama.langkah;
  const rincian = bernomor ? lembar.rincian.find((r) => r.seri === Number(baris)) : undefined;
  const denganBaris = catatanBerbaris(berkas, langkah, field);
  const semua = baris.trim().toLowerCase() === SEMUA_BARIS;
  const salah = {
    baris:
      denganBaris && !tetap && !rincian && !semua
        ? bernomor
          ? `Tulis nomor baris yang ada, atau ${SEMUA_BARIS}`
          : `Tulis ${SEMUA_BARIS}, atau pakai tombol catatan pada barisnya`
        : null,
    field: field ? null : 'Pilih kolomnya',
    alasan: alasan ? null : 'Pilih alasannya',
    catatan: catatan.trim() ? null : 'Tulis apa yang harus diperbaiki',
  };
  const kirim = (e: SyntheticEvent<HTMLFormElement>) => {
    e.preventDefault();
    setDicoba(true);
    if (Object.values(salah).some(Boolean) || tahanLebih(e.currentTarget)) return;
    onSimpan({
      tab: langkah,
      ...(denganBaris && (tetap ?? rincian) ? { id_baris: (tetap ?? rincian)?.id } : {}),
      kd_field: field,
      kd_alasan: alasan,
      catatan: catatan.trim(),
    });
  };
  const tampak = (pesan: string | null) => (dicoba ? pesan : null);
  return (
    <DialogFrame
      title="Tambah catatan pada kolom"
      onClose={onTutup}
      onSubmit={kirim}
      contentClass="kp-dialog"
      actions={
        <>
          <Button variant="outlined" onClick={onTutup}>
            Batal
          </Button>
          <Button variant="contained" type="submit">
            Tambah catatan
          </Button>
        </>
      }
    >
      <div className="kp-dialog-dua">
        <Field label="Bagian">
          {(ids) => (
            <select
              className="sn-input"
              {...ids}
              value={langkah}
              onChange={(e) => {
                setLangkah(e.target.value);
                setField('');
              }}
            >
              {bagian.map((l) => (
                <option key={l.kode} value={l.kode}>
                  {l.nama}
                </option>
              ))}
            </select>
          )}
        </Field>
        {denganBaris && tetap && (
          <Field label="Baris">{(ids) => <input className="sn-input" {...ids} value={tetap.nama} readOnly />}</Field>
        )}
        {denganBaris && !tetap && (
          <Field
            label="Nomor baris"
            required
            error={tampak(salah.baris)}
            hint={rincian ? `${rincian.uraian} ${rincian.ur_negara}` : `Tulis ${SEMUA_BARIS} untuk semua baris.`}
          >
            {(ids) => <input className="sn-input" {...ids} value={baris} onChange={(e) => setBaris(e.target.value)} />}
          </Field>
        )}
      </div>
      <Field label="Kolom" required error={tampak(salah.field)}>
        {(ids) => (
          <select className="sn-input" {...ids} value={field} onChange={(e) => setField(e.target.value)}>
            <option value="">Pilih kolom atau jenis catatan</option>
            {kolomCatatan(berkas, langkah).map((k) => (
              <option key={k.kd_field} value={k.kd_field}>
                {k.label}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field label="Alasan" required error={tampak(salah.alasan)}>
        {(ids) => (
          <select className="sn-input" {...ids} value={alasan} onChange={(e) => setAlasan(e.target.value)}>
            <option value="">Pilih alasan</option>
            {lembar.alasan.map((a) => (
              <option key={a.kd_alasan} value={a.kd_alasan}>
                {a.kd_alasan} {a.ur_alasan}
              </option>
            ))}
          </select>
        )}
      </Field>
      <Field
        label="Catatan untuk pemohon"
        required
        error={tampak(salah.catatan)}
        maks={BATAS_TEKS.catatan_butir}
        isi={catatan}
      >
        {(ids) => (
          <textarea
            className="sn-input"
            rows={3}
            {...ids}
            value={catatan}
            onChange={(e) => setCatatan(e.target.value)}
          />
        )}
      </Field>
      <CatatanSering
        langkah={langkah}
        kdField={field}
        onPakai={(c) => {
          setCatatan(c.catatan);
          setAlasan(c.kd_alasan);
        }}
      />
    </DialogFrame>
  );
}
