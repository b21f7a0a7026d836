import { opsiBulan } from '@sinas/domain/format/periode';
import { memo } from 'react';
import { medanJml } from '../kerja/koleksi';
import { KOLOM_TOTAL, medanSel, selTerbuka, sumberBulan, type GarisBulan } from './baris-bulan';
import { jumlahSisi, sisaBulan } from './hitung';
import { angka } from '@sinas/domain/format/angka';
import { SuntingSel, tampilSel, type SesudahSel } from './SelBulan';
import gaya from './bulan.module.css';

interface Props {
  g: GarisBulan;
  /** Its row within the whole sheet. */
  nomor: number;
  tahunSisi: number;
  /** Column of the active cell, where it is in this line. */
  aktif: number | null;
  /** The sheet has no active cell yet: Tab comes in here. */
  masuk: boolean;
  sunting: { awal: string | null } | null;
  /** Fields that something is wrong with. */
  salah: string;
  onAktif: (kolom: number) => void;
  onSunting: (kolom: number) => void;
  onSelesai: (hasil: { nilai: string | undefined } | null, lalu: SesudahSel) => void;
}
const SEMUA = Array.from({ length: KOLOM_TOTAL + 1 }, (_, i) => i);

/** Twelve months of one side of a row, and their total. */
export const GarisSel = memo(function GarisSel(p: Props) {
  const { g, aktif } = p;
  const jml = medanJml(g.jenis);
  const salah = new Set(p.salah.split(' '));
  const bulan = opsiBulan(p.tahunSisi, p.tahunSisi);
  const sisa = g.sisi === 'r' ? sisaBulan(g.b.isi, jml) : null;
  return (
    <tr className={gaya.garis} data-garis="true" aria-rowindex={p.nomor} data-samping={g.samping || undefined}>
      <th scope="row">{g.label}</th>
      {SEMUA.map((k) => {
        const medan = medanSel(g, k, jml);
        const nilai = medan === null ? jumlahSisi(g.b.isi, g.sisi) : g.b.isi[medan];
        const teks = tampilSel(nilai);
        const buka = selTerbuka(g, k, jml);
        const nama = `${g.label}, ${bulan[k]?.label ?? 'setahun'}`;
        const kini = aktif === k && !g.samping;
        return (
          <td
            key={k}
            data-aktif={kini || undefined}
            data-buruk={(medan !== null && salah.has(medan)) || undefined}
            data-total={k === KOLOM_TOTAL || undefined}
            aria-readonly={!buka || undefined}
            aria-invalid={(medan !== null && salah.has(medan)) || undefined}
            tabIndex={g.samping ? undefined : kini || (p.masuk && k === 0) ? 0 : -1}
            title={sumberBulan(g, k) > 1 ? `Angka ini dari ${sumberBulan(g, k)} dokumen` : undefined}
            onMouseDown={() => !g.samping && p.onAktif(k)}
            onFocus={(e) => !g.samping && e.target === e.currentTarget && p.onAktif(k)}
            onDoubleClick={() => buka && p.onSunting(k)}
          >
            {kini && p.sunting ? (
              <SuntingSel label={nama} lama={teks} awal={p.sunting.awal} onSelesai={p.onSelesai} />
            ) : (
              <>
                {teks || <span aria-hidden>-</span>}
                {k === KOLOM_TOTAL && sisa && <small>bulan {angka(sisa.bulan)}</small>}
              </>
            )}
          </td>
        );
      })}
    </tr>
  );
});
