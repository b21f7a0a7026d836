import { MEDAN_DISTRIBUSI, type JENIS_DISTRIBUSI } from '@sinas/domain/baris/distribusi';
import type { Kolom } from '@sinas/domain/baris/kolom';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { kodeSel, nilaiDariTeks, pesanSingkat, teksSel, type Nilai } from '@sinas/formulir/lembar/nilai';
import { useId, useState } from 'react';
import { PemilihNegara, PemilihPelabuhan } from '../../../components/pemilih/PemilihDaftar';
import { useFormulir } from '../kerja/useFormulir';
import type { IsiSalur } from './baris-salur';
import gaya from './distribusi.module.css';

interface Props {
  kolom: Kolom;
  isi: IsiSalur;
  nomor: number;
  satuan: string;
  masalah: readonly Masalah[];
  mati: boolean;
  onUbah: (isi: IsiSalur) => void;
}
const berlaku = (kolom: Kolom, isi: IsiSalur): boolean => {
  const semua: readonly string[] = Object.values(MEDAN_DISTRIBUSI).flat();
  if (kolom.kd_field === 'keterangan' || !semua.includes(kolom.kd_field)) return true;
  const jenis = isi['jenis_distribusi'] as keyof typeof JENIS_DISTRIBUSI | undefined;
  return jenis === undefined || (MEDAN_DISTRIBUSI[jenis] ?? semua).includes(kolom.kd_field);
};

/** A cell with its field and its fault. What the kind of the row does not ask for stays empty. */
export function SelSalur({ kolom, isi, nomor, satuan, masalah, mati, onUbah }: Props) {
  const id = useId();
  const salah = masalah[0] ? pesanSingkat(masalah[0].message, kolom) : null;
  const terisi = kodeSel(isi, kolom) !== '';
  const label = `${kolom.label}, baris ${nomor}`;
  const tutup = !berlaku(kolom, isi) && !terisi;
  return (
    <td data-jenis={kolom.jenis} data-medan={kolom.kd_field} data-salah={salah !== null}>
      {tutup ? (
        <span className="sn-sr">{kolom.label} tidak diisi</span>
      ) : (
        <Kendali
          {...{ kolom, isi, mati, onUbah, label, satuan }}
          ids={{ 'aria-invalid': salah !== null, ...(salah ? { 'aria-describedby': id } : {}) }}
        />
      )}
      {salah && (
        <p className="sn-err" id={id}>
          {salah}
        </p>
      )}
    </td>
  );
}

interface KendaliProps extends Pick<Props, 'kolom' | 'isi' | 'mati' | 'onUbah' | 'satuan'> {
  label: string;
  ids: { 'aria-invalid': boolean; 'aria-describedby'?: string };
}
function Kendali({ kolom, isi, mati, onUbah, label, satuan, ids }: KendaliProps) {
  const { daftar } = useFormulir();
  const [ketik, setKetik] = useState<string | null>(null);
  const teks = teksSel(isi, kolom, daftar);
  const atur = (nilai: Nilai) => onUbah({ [kolom.kd_field]: nilai, [`ur_${kolom.kd_field}`]: undefined });
  if (kolom.jenis === 'pilihan')
    return (
      <select
        {...ids}
        className="sn-input"
        aria-label={label}
        disabled={mati}
        value={kodeSel(isi, kolom)}
        onChange={(e) => atur(e.target.value || undefined)}
      >
        <option value="">Pilih</option>
        {Object.entries(kolom.pilihan ?? {}).map(([kode, nama]) => (
          <option key={kode} value={kode}>
            {nama}
          </option>
        ))}
      </select>
    );
  if (kolom.jenis === 'negara' || kolom.jenis === 'pelabuhan') {
    const Pemilih = kolom.jenis === 'negara' ? PemilihNegara : PemilihPelabuhan;
    return (
      <Pemilih
        label={label}
        teks={teks}
        nilai={kodeSel(isi, kolom)}
        disabled={mati}
        invalid={ids['aria-invalid']}
        {...(ids['aria-describedby'] ? { describedBy: ids['aria-describedby'] } : {})}
        placeholder="Pilih"
        onPilih={(o) => onUbah({ [kolom.kd_field]: o.kode, [`ur_${kolom.kd_field}`]: o.nama })}
        onTeks={(t) => atur(nilaiDariTeks(kolom, t, daftar))}
      />
    );
  }
  const angka = kolom.jenis === 'angka';
  return (
    <span className={gaya.salurIsi}>
      <input
        {...ids}
        className={angka ? 'sn-input sn-num' : 'sn-input'}
        aria-label={label}
        inputMode={angka ? 'decimal' : undefined}
        autoComplete="off"
        disabled={mati}
        value={ketik ?? teks}
        onChange={(e) => {
          setKetik(e.target.value);
          atur(nilaiDariTeks(kolom, e.target.value, daftar));
        }}
        onBlur={() => setKetik(null)}
      />
      {angka && satuan && <span className="sn-soft">{satuan}</span>}
    </span>
  );
}
