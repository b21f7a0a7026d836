import type { Masalah } from '@sinas/domain/formulir/isian';
import { bolehMedan, type MedanTerbuka } from '@sinas/domain/baris/medan';
import type { Kolom } from '@sinas/domain/baris/kolom';
import { memo } from 'react';
import type { BarisLembar } from '../kerja/baris-lembar';
import {
  kosong,
  nilaiSel,
  pesanSingkat,
  saranSel,
  teksSel,
  type Daftar,
  type Nilai,
} from '@sinas/formulir/lembar/nilai';
import { Penyunting, type SesudahSunting } from './Penyunting';
import gaya from './lembar.module.css';

export const idSel = (kunci: string, kolom: number): string => `sel-${kunci}-${kolom}`;
export interface AksiSel {
  aktifkan: (kunci: string, kolom: number) => void;
  sunting: (kunci: string, kolom: number) => void;
  selesai: (b: BarisLembar, kolom: Kolom, hasil: { nilai: Nilai } | null, lalu: SesudahSunting) => void;
  pakai: (b: BarisLembar, kolom: Kolom, nilai: Nilai) => void;
  pilih: (kunci: string, rentang: boolean) => void;
  rincian: (kunci: string) => void;
}
interface Props {
  baris: BarisLembar;
  indeks: number;
  kolom: readonly Kolom[];
  daftar: Daftar;
  masalah: readonly Masalah[] | undefined;
  /** Column of the active cell, or null when another row is active. */
  aktif: number | null;
  suntingan: { awal: string | null } | null;
  dipilih: boolean;
  /** Fields that may be changed; null = all. */
  medan: MedanTerbuka;
  /** Row of the open drawer. */
  disorot: boolean;
  aksi: AksiSel;
}

/** One row of the grid. Cells are text until they are active. */
export const BarisSel = memo(function BarisSel(p: Props) {
  const { baris, indeks, kolom, masalah, aktif, dipilih, disorot, aksi } = p;
  return (
    <div
      role="row"
      aria-rowindex={indeks + 2}
      aria-selected={dipilih}
      className={gaya.baris}
      data-sorot={disorot || aktif !== null || undefined}
      data-pilih={dipilih || undefined}
    >
      <div role="rowheader" className={gaya.no}>
        <input
          type="checkbox"
          tabIndex={-1}
          checked={dipilih}
          aria-label={`Pilih baris ${baris.no_seri}`}
          onClick={(e) => aksi.pilih(baris.kunci, e.shiftKey)}
          onChange={() => undefined}
        />
        <button
          type="button"
          tabIndex={-1}
          onClick={() => aksi.rincian(baris.kunci)}
          aria-label={`Rincian baris ${baris.no_seri}`}
        >
          {baris.no_seri}
        </button>
      </div>
      {kolom.map((k, i) => (
        <Sel key={k.kd_field} {...p} k={k} i={i} salah={masalah?.find((m) => m.path === k.kd_field)} />
      ))}
    </div>
  );
});

function Sel({
  baris,
  k,
  i,
  salah,
  daftar,
  aktif,
  suntingan,
  medan,
  aksi,
}: Props & { k: Kolom; i: number; salah: Masalah | undefined }) {
  const terkunci = !bolehMedan(medan, k.kd_field);
  const diSini = aktif === i;
  const teks = teksSel(baris.isi, k, daftar);
  const kurang = salah !== undefined && kosong(nilaiSel(baris.isi, k));
  // While a row is being filled its empty cells are not shouted at; they only say that they are needed.
  const buruk = salah !== undefined && !(kurang && aktif !== null);
  const saran = buruk ? saranSel(baris.isi, k, daftar) : null;
  const pesan = salah && pesanSingkat(salah.message, k);
  const idPesan = `${idSel(baris.kunci, i)}-m`;
  const label = `Baris ${baris.no_seri}, ${k.label}`;
  return (
    <div
      role="gridcell"
      id={idSel(baris.kunci, i)}
      aria-colindex={i + 2}
      aria-readonly={terkunci || undefined}
      aria-invalid={buruk || undefined}
      aria-describedby={buruk ? idPesan : undefined}
      tabIndex={diSini && !suntingan ? 0 : -1}
      className={k.jenis === 'angka' ? `${gaya.sel} ${gaya.angka}` : gaya.sel}
      data-kolom={k.kd_field}
      data-aktif={diSini || undefined}
      data-buruk={buruk || undefined}
      onFocus={(e) => e.target === e.currentTarget && !diSini && aksi.aktifkan(baris.kunci, i)}
      onPointerDown={(e) => e.target === e.currentTarget && !diSini && aksi.aktifkan(baris.kunci, i)}
      onDoubleClick={() => !terkunci && aksi.sunting(baris.kunci, i)}
    >
      {diSini && suntingan ? (
        <Penyunting
          isi={baris.isi}
          kolom={k}
          label={label}
          awal={suntingan.awal}
          onSelesai={(hasil, lalu) => aksi.selesai(baris, k, hasil, lalu)}
        />
      ) : (
        <span className={gaya.teks} title={teks.length > 18 ? teks : undefined}>
          {/* A blank row is not judged yet, and says the same. */}
          {teks || ((kurang || k.wajib) && !buruk ? <i>wajib</i> : '')}
        </span>
      )}
      {buruk && !(diSini && suntingan) && (
        <span className={gaya.salah} id={idPesan}>
          {pesan}
        </span>
      )}
      {saran && !terkunci && !(diSini && suntingan) && (
        <button
          type="button"
          tabIndex={-1}
          className={gaya.saran}
          aria-label={`${saran.label}, ${label}`}
          onClick={() => aksi.pakai(baris, k, saran.nilai)}
        >
          {saran.label}
        </button>
      )}
    </div>
  );
}
