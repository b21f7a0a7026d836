import { angka, bacaAngka, desimalSah } from '@sinas/domain/format/angka';
import { medanNama, type DaftarIsian, type Isian } from '@sinas/domain/formulir/formulir';
import { bantuanPelaku, masalahPelaku } from '@sinas/domain/formulir/kepala-awal';
import { bersatuan, periksaKepala } from '@sinas/domain/formulir/isian';
import { pesan } from '@sinas/domain/pesan/pesan';
import { DateInput } from '@sinas/ui/inputs/DateInput';
import { Field } from '@sinas/ui/inputs/Field';
import { useEffect, useRef, useState, type ComponentType } from 'react';
import {
  PemilihEksportir,
  PemilihKantor,
  PemilihKbli,
  type PropsPemilihKode,
} from '../../../components/pemilih/PemilihKode';
import { isianTerbuka } from '../kerja/terbuka';
import { useFormulir } from '../kerja/useFormulir';
import { satuanBerkas } from '../lembar/isi/kolom-tampil';
import gayaIsian from '../isian.module.css';
import gayaBaris from '../../../components/baris/baris.module.css';

type Ids = Parameters<Parameters<typeof Field>[0]['children']>[0];
interface KendaliProps {
  isian: Isian;
  /** Options that this company cannot choose. */
  bukan?: (kode: string) => boolean;
  nilai: string;
  mati: boolean;
  ids: Ids;
  onUbah: (nilai: string) => void;
  onTinggal: () => void;
}

interface Props {
  isian: Isian;
  /** Whence its value is known, where nobody has typed another. */
  asal: string | null;
}
/** One header field with the server's own check. Emptiness is said once the field was left, or asked for by a link. */
export function IsianKepala({ isian, asal }: Props) {
  const { keadaan, store, sasaran } = useFormulir();
  const { kd_field, label, wajib } = isian;
  const nilai = keadaan.kepala[kd_field] ?? '';
  const [ditinggal, setDitinggal] = useState(false);
  const akar = useRef<HTMLDivElement>(null);
  const dituju = sasaran?.path === kd_field ? sasaran.ke : 0;
  useEffect(() => {
    if (!dituju) return;
    const kendali = akar.current?.querySelector<HTMLElement>('input, select, textarea');
    kendali?.scrollIntoView?.({ block: 'center' });
    kendali?.focus({ preventScroll: true });
  }, [dituju]);
  const { api_code } = keadaan.detail.formulir;
  const pelaku = kd_field === 'jenis_pelaku';
  const ditolak = keadaan.ditolak[kd_field];
  const bukanMilik = pelaku ? masalahPelaku({ jenis_pelaku: nilai }, api_code)[0]?.message : undefined;
  const sebabTolak = bukanMilik ?? (ditolak?.nilai === nilai ? ditolak.pesan : null);
  const salah = nilai
    ? (periksaKepala(keadaan.detail.formulir, { [kd_field]: nilai })[0]?.message ?? sebabTolak)
    : null;
  const kosong = wajib && !nilai.trim() && (ditinggal || dituju > 0) ? pesan('isian.wajib', { label }) : null;
  const saran = isian.jenis === 'angka' && salah ? bacaAngka(nilai) : null;
  const mati = !isianTerbuka(keadaan.detail, kd_field);
  const ubah = (v: string) => store.isiKepala(kd_field, v);
  const perbaiki = saran && !saran.sah && saran.saran ? saran.saran : null;
  return (
    <div ref={akar} data-field={kd_field}>
      <Field
        label={label}
        required={wajib}
        error={ditinggal || dituju || sebabTolak ? (salah ?? kosong) : null}
        maks={isian.maks}
        isi={nilai}
        hint={[isian.bantuan ?? (pelaku ? bantuanPelaku(api_code) : null), asal].filter(Boolean).join(' ') || null}
      >
        {(ids) => (
          <Kendali
            isian={isian}
            bukan={pelaku ? (kode) => masalahPelaku({ jenis_pelaku: kode }, api_code).length > 0 : undefined}
            nilai={nilai}
            mati={mati}
            ids={ids}
            onUbah={ubah}
            onTinggal={() => setDitinggal(true)}
          />
        )}
      </Field>
      {perbaiki && ditinggal && !mati && (
        <button type="button" className={`sn-linkbtn ${gayaIsian.perbaiki}`} onClick={() => ubah(bacaAtau(perbaiki))}>
          Tulis {perbaiki}
        </button>
      )}
    </div>
  );
}
function bacaAtau(teks: string): string {
  const baca = bacaAngka(teks);
  return baca.sah ? baca.nilai : teks;
}

function Kendali(p: KendaliProps) {
  const { isian, nilai, mati, ids, onUbah, onTinggal } = p;
  const umum = { ...ids, className: 'sn-input', disabled: mati, onBlur: onTinggal };
  switch (isian.jenis) {
    case 'pilihan':
      return (
        <select {...umum} value={nilai} onChange={(e) => onUbah(e.target.value)}>
          <option value="">Pilih</option>
          {Object.entries(isian.pilihan ?? {}).map(([kode, nama]) => (
            <option key={kode} value={kode} disabled={p.bukan?.(kode)}>
              {nama}
            </option>
          ))}
        </select>
      );
    case 'paragraf':
      return <textarea {...umum} rows={3} value={nilai} onChange={(e) => onUbah(e.target.value)} />;
    case 'tanggal':
      return <DateInput {...umum} value={nilai} onUbah={onUbah} />;
    case 'centang':
      return (
        <input
          {...ids}
          type="checkbox"
          disabled={mati}
          checked={nilai === 'Y'}
          onBlur={onTinggal}
          onChange={(e) => onUbah(e.target.checked ? 'Y' : 'N')}
        />
      );
    case 'angka':
      return <KendaliAngka {...p} />;
    case 'acuan':
      return <KendaliAcuan {...p} />;
    case 'teks':
    case 'surel':
    case 'telepon':
      return <input {...umum} type={JENIS_INPUT[isian.jenis]} value={nilai} onChange={(e) => onUbah(e.target.value)} />;
  }
}
const JENIS_INPUT = { teks: 'text', surel: 'email', telepon: 'tel' } as const;

const PEMILIH: Record<DaftarIsian, ComponentType<PropsPemilihKode>> = {
  kbli: PemilihKbli,
  kpbc: PemilihKantor,
  eksportir: PemilihEksportir,
};
/** A code of a list; its name came with the file as long as the code is the stored one. */
function KendaliAcuan({ isian, nilai, mati, ids, onUbah, onTinggal }: KendaliProps) {
  const { keadaan } = useFormulir();
  const { kepala } = keadaan.detail.json_simpan;
  const Pemilih = PEMILIH[isian.daftar ?? 'kbli'];
  const nama = kepala[isian.kd_field] === nilai ? kepala[medanNama(isian.kd_field)] : undefined;
  return (
    <Pemilih
      id={ids.id}
      invalid={ids['aria-invalid']}
      describedBy={ids['aria-describedby']}
      required={ids['aria-required']}
      nilai={nilai}
      nama={nama || undefined}
      disabled={mati}
      onUbah={onUbah}
      onTinggal={onTinggal}
    />
  );
}

/** Typed as people write it, kept as an exact decimal. */
function KendaliAngka({ isian, nilai, mati, ids, onUbah, onTinggal }: KendaliProps) {
  const { keadaan } = useFormulir();
  const [ketik, setKetik] = useState<string | null>(null);
  const tepi = isian.satuan ?? (bersatuan(isian) ? satuanBerkas(keadaan) : '%');
  return (
    <span className={gayaBaris.bersatuan}>
      <input
        {...ids}
        className="sn-input sn-num"
        inputMode="decimal"
        disabled={mati}
        value={ketik ?? (desimalSah(nilai) ? angka(nilai) : nilai)}
        onChange={(e) => {
          setKetik(e.target.value);
          onUbah(bacaAtau(e.target.value.trim()));
        }}
        onBlur={() => {
          setKetik(null);
          onTinggal();
        }}
      />
      {tepi && <span className="sn-soft">{tepi}</span>}
    </span>
  );
}
