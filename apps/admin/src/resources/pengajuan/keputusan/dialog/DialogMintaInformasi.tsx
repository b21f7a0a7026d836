import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { hariTanggal } from '@sinas/domain/format/tanggal';
import { HARI_INFORMASI, MAKS_DIMINTA, periksaPermintaan } from '@sinas/domain/informasi/informasi';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { Field } from '@sinas/ui/inputs/Field';
import { useMemo, useState } from 'react';
import { RangkaDialog } from '../../../../components/RangkaDialog';
import { TeksPanjang } from '../../../../components/TeksPanjang';
import { pesanGalat } from '../../../../lib/galat';
import { kunciBaru } from '../../../../lib/kunci';
import { useData } from '../../../../lib/useData';
import type { Informasi } from '../../../../providers/wire';
import gaya from '../keputusan.module.css';

interface Props {
  isi: Informasi;
  onTutup: () => void;
  onSelesai: () => void;
}

/** A question, papers that are wanted, and how long the company has; the day that it comes to is shown. */
export function DialogMintaInformasi({ isi, onTutup, onSelesai }: Props) {
  const data = useData();
  const [pertanyaan, setPertanyaan] = useState('');
  const [dokumen, setDokumen] = useState<string[]>([]);
  const [hari, setHari] = useState<number>(HARI_INFORMASI.bawaan);
  const [dicoba, setDicoba] = useState(false);
  const [sibuk, setSibuk] = useState(false);
  const [galat, setGalat] = useState<string[]>([]);
  // The same words again, after an answer that was lost on the way, are the same request.
  const kunci = useMemo(
    () => (void [pertanyaan, dokumen, hari, isi.versi], kunciBaru()),
    [pertanyaan, dokumen, hari, isi.versi],
  );
  const dikenal = new Set(isi.dokumen_layanan.map((d) => d.kd_dokumen));
  const masalah = periksaPermintaan({ pertanyaan, dokumen, hari }, dikenal);
  const salah = (path: string) => (dicoba ? masalah.find((m) => m.path === path)?.message : undefined);
  const pilih = (kd: string, ya: boolean) => setDokumen(ya ? [...dokumen, kd] : dokumen.filter((d) => d !== kd));
  const kirim = async () => {
    setDicoba(true);
    if (masalah.length > 0) return;
    setSibuk(true);
    try {
      await data.mintaInformasi(isi.idNk, { versi: isi.versi, pertanyaan: pertanyaan.trim(), hari, dokumen, kunci });
      onSelesai();
    } catch (e) {
      setGalat([pesanGalat(e, PESAN['gagal.simpan'])]);
    } finally {
      setSibuk(false);
    }
  };
  return (
    <RangkaDialog
      judul="Minta informasi"
      tombol="Kirim permintaan"
      sibuk={sibuk}
      galat={galat}
      onKirim={() => void kirim()}
      onTutup={onTutup}
    >
      <TeksPanjang
        label="Pertanyaan"
        name="pertanyaan"
        required
        rows={5}
        maks={BATAS_TEKS.permintaan_informasi}
        hint="Dibaca perusahaan."
        error={salah('pertanyaan')}
        value={pertanyaan}
        onUbah={setPertanyaan}
      />
      <fieldset className={gaya.pilihan}>
        <legend>Dokumen yang diminta, opsional, paling banyak {MAKS_DIMINTA}</legend>
        {isi.dokumen_layanan.map((d) => (
          <label key={d.kd_dokumen}>
            <input
              type="checkbox"
              checked={dokumen.includes(d.kd_dokumen)}
              disabled={dokumen.length >= MAKS_DIMINTA && !dokumen.includes(d.kd_dokumen)}
              onChange={(e) => pilih(d.kd_dokumen, e.target.checked)}
            />{' '}
            {d.nama}
          </label>
        ))}
      </fieldset>
      <Field label="Batas waktu" required error={salah('hari')}>
        {(ids) => (
          <select {...ids} className="sn-input" value={hari} onChange={(e) => setHari(Number(e.target.value))}>
            {isi.tenggat_hari.map((t, i) => (
              <option key={t} value={HARI_INFORMASI.min + i}>
                {HARI_INFORMASI.min + i} hari kerja, sampai {hariTanggal(t)}
              </option>
            ))}
          </select>
        )}
      </Field>
    </RangkaDialog>
  );
}
