import { opsiBulan } from '@sinas/domain/format/periode';
import type { Kolom } from '@sinas/domain/baris/kolom';
import { Icon } from '@sinas/ui/marks/Icon';
import { useEffect, useId, useRef, useState, type ReactNode } from 'react';
import {
  banyak,
  berdaftar,
  kodeSel,
  nilaiDariTeks,
  nilaiSel,
  pesanSingkat,
  saranSel,
  teksSel,
  type Nilai,
} from '@sinas/formulir/lembar/nilai';
import { PemilihIkan } from '../pemilih/PemilihDaftar';
import { Combobox } from '@sinas/ui/inputs/Combobox';
import { useAlatBaris } from './alat';
import { PilihanKolom } from './PilihanKolom';
import gaya from './baris.module.css';

interface Props {
  kolom: Kolom;
  isi: object;
  salah: string | null;
  label?: string;
  /** Asked for by a link: takes the focus when the number grows. */
  fokus?: number;
  mati?: boolean;
  tepi?: string | undefined;
  bantuan?: ReactNode;
  onUbah: (nilai: Nilai) => void;
}
interface Atribut {
  id: string;
  invalid: boolean;
  describedBy: string | undefined;
}

/** Fish products: their kinds are named by the ministry's list of Latin names. */
const KELOMPOK_IKAN = '013';

/** A field of a row, outside the grid: label with its element code, control, message with its one-click fix. */
export function IsianKolom(p: Props) {
  const { kolom, isi, salah, label = kolom.label, onUbah } = p;
  const { daftar } = useAlatBaris();
  const id = useId();
  const akar = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (p.fokus) akar.current?.querySelector<HTMLElement>('input, textarea, button')?.focus();
  }, [p.fokus]);
  const saran = salah ? saranSel(isi, kolom, daftar) : null;
  const ganda = banyak(kolom);
  const atribut: Atribut = { id, invalid: salah !== null, describedBy: salah ? `${id}-m` : undefined };
  return (
    <div
      ref={akar}
      className={
        ganda || kolom.jenis === 'hs' || kolom.jenis === 'teks' || kolom.grup === '07'
          ? `sn-field ${gaya.penuh}`
          : 'sn-field'
      }
    >
      <label htmlFor={id} id={`${id}-l`}>
        {kolom.grup && (
          <span className={gaya.kode} aria-hidden>
            {kolom.grup}
          </span>
        )}
        {label}{' '}
        {kolom.wajib ? (
          <span className="sn-req" aria-hidden>
            *
          </span>
        ) : (
          <span className={gaya.opsional}>
            {kolom.jenis === 'elemen_banyak' ? 'opsional, boleh lebih dari satu' : 'opsional'}
          </span>
        )}
      </label>
      {kolom.jenis === 'periode' ? (
        <Bulan {...p} atribut={atribut} />
      ) : kolom.jenis === 'elemen_banyak' ? (
        <Varian {...p} atribut={atribut} />
      ) : (
        <Satu {...p} atribut={atribut} />
      )}
      {salah && (
        <p className="sn-err" id={`${id}-m`}>
          <Icon name="alert" />
          <span>
            {pesanSingkat(salah, kolom)}{' '}
            {saran && !p.mati && (
              <button type="button" className="sn-linkbtn" onClick={() => onUbah(saran.nilai)}>
                {saran.label}
              </button>
            )}
          </span>
        </p>
      )}
      {p.bantuan && <p className="sn-hint">{p.bantuan}</p>}
    </div>
  );
}

function Satu({ kolom, isi, atribut, mati, tepi, onUbah }: Props & { atribut: Atribut }) {
  const { daftar } = useAlatBaris();
  const teks = teksSel(isi, kolom, daftar);
  const [ketik, setKetik] = useState<string | null>(null);
  if (berdaftar(kolom, daftar)) {
    const uraian =
      kolom.jenis === 'hs' ? (daftar.namaHs(kodeSel(isi, kolom)) ?? (isi as { ur_08?: string }).ur_08) : null;
    return (
      <>
        <PilihanKolom
          kolom={kolom}
          isi={isi}
          pohon
          id={atribut.id}
          teks={teks}
          nilai={kodeSel(isi, kolom)}
          placeholder={kolom.jenis === 'hs' ? 'Cari kode atau uraian' : 'Pilih'}
          disabled={mati}
          invalid={atribut.invalid}
          describedBy={atribut.describedBy}
          required={kolom.wajib}
          onPilih={(o) => onUbah(o.kode)}
          onTeks={(t) => onUbah(nilaiDariTeks(kolom, t, daftar))}
        />
        {uraian && <p className="sn-hint">{uraian}</p>}
      </>
    );
  }
  const nilai = nilaiSel(isi, kolom);
  return (
    <span className={gaya.bersatuan}>
      <input
        id={atribut.id}
        className={kolom.jenis === 'angka' ? 'sn-input sn-num' : 'sn-input'}
        value={ketik ?? teks}
        disabled={mati}
        inputMode={kolom.jenis === 'angka' ? 'decimal' : undefined}
        aria-invalid={atribut.invalid}
        aria-describedby={atribut.describedBy}
        aria-required={kolom.wajib}
        onChange={(e) => setKetik(e.target.value)}
        onBlur={() => {
          const baru = ketik === null ? nilai : nilaiDariTeks(kolom, ketik, daftar);
          if (baru !== nilai) onUbah(baru);
          setKetik(null);
        }}
      />
      {tepi && <span className="sn-soft">{tepi}</span>}
    </span>
  );
}

/** Months of the file's year as switches: no typing, no wrong year. */
function Bulan({ kolom, isi, atribut, mati, onUbah }: Props & { atribut: Atribut }) {
  const { tahun, daftar } = useAlatBaris();
  const nilai = (nilaiSel(isi, kolom) as string[] | undefined) ?? [];
  const opsi = opsiBulan(tahun - 1, tahun);
  const asing = nilai.filter((v) => !opsi.some((o) => o.value === v));
  return (
    <div className={gaya.bulan} role="group" aria-labelledby={`${atribut.id}-l`} aria-describedby={atribut.describedBy}>
      {opsi.map((o, i) => {
        const nyala = nilai.includes(o.value);
        return (
          <button
            key={o.value}
            id={i === 0 ? atribut.id : undefined}
            type="button"
            aria-pressed={nyala}
            aria-label={o.label}
            disabled={mati}
            onClick={() => {
              const baru = nyala ? nilai.filter((v) => v !== o.value) : [...nilai, o.value];
              const urut = opsi.map((x) => x.value).filter((v) => baru.includes(v));
              onUbah(urut.length ? urut : undefined);
            }}
          >
            {o.label.slice(0, 3)}
          </button>
        );
      })}
      {asing.length > 0 && (
        <button type="button" className="sn-linkbtn" onClick={() => onUbah(nilai.filter((v) => !asing.includes(v)))}>
          Buang {teksSel({ [kolom.kd_field]: asing }, kolom, daftar)}
        </button>
      )}
    </div>
  );
}

function Varian({ kolom, isi, atribut, mati, onUbah }: Props & { atribut: Atribut }) {
  const { kd_komoditas, daftar } = useAlatBaris();
  const nilai = (nilaiSel(isi, kolom) as string[] | undefined) ?? [];
  const opsi = daftar.opsi(kolom);
  const ikan = kd_komoditas === KELOMPOK_IKAN && kolom.grup === '06';
  const tambah = (baru: readonly string[]) => baru.length > 0 && onUbah([...new Set([...nilai, ...baru])]);
  const tulis = (t: string) => tambah((nilaiDariTeks(kolom, t, daftar) as string[] | undefined) ?? []);
  const medan = {
    id: atribut.id,
    teks: '',
    disabled: mati,
    invalid: atribut.invalid,
    describedBy: atribut.describedBy,
    onTeks: tulis,
  };
  return (
    <>
      {nilai.length > 0 && (
        <ul className={gaya.keping} aria-label={`${kolom.label} terpilih`}>
          {nilai.map((v) => {
            const nama = opsi.find((o) => o.kode === v)?.nama ?? v;
            return (
              <li key={v}>
                {nama}
                {!mati && (
                  <button
                    type="button"
                    aria-label={`Buang ${nama}`}
                    onClick={() => onUbah(nilai.filter((x) => x !== v))}
                  >
                    <Icon name="x" />
                  </button>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {ikan ? (
        <PemilihIkan
          {...medan}
          bebas={!kolom.wajib}
          placeholder="Cari nama Latin atau nama umum"
          onPilih={(o) => tulis(o.nama)}
        />
      ) : (
        <Combobox
          {...medan}
          opsi={opsi.filter((o) => !nilai.includes(o.kode))}
          placeholder={
            kolom.wajib ? 'Pilih, boleh lebih dari satu' : opsi.length ? 'Pilih atau tulis' : 'Tulis, lalu Enter'
          }
          bebas={!kolom.wajib}
          pilihPertama
          onPilih={(o) => tambah([o.kode])}
        />
      )}
    </>
  );
}
