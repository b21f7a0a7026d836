import { BULAN_PENDEK } from '@sinas/domain/format/tanggal';
import { bacaAngka } from '@sinas/domain/format/angka';
import { Icon } from '@sinas/ui/marks/Icon';
import { Fragment, useMemo, type ReactNode } from 'react';
import { koleksi } from '../kerja/koleksi';
import { useRencana } from '../kerja/useRencana';
import type { KelompokBulan } from './baris-bulan';
import { GarisSel } from './GarisSel';
import { periodeMedan, type Sisi } from './medan-bulan';
import { kunci, useJendela } from './useJendela';
import type { LembarBulan as Lembar } from './useLembarBulan';
import gaya from './bulan.module.css';

const LEBAR = 14;
interface Props {
  label: string;
  sisi: Sisi;
  kelompok: readonly KelompokBulan[];
  lembar: Lembar;
  /** Head of a row: what it is, and what may be done with it. */
  kepala: (k: KelompokBulan) => ReactNode;
}

/** Rows with their twelve months as a sheet: arrows, Enter, Tab, F2, Escape, Ctrl V and Ctrl Z. */
export function LembarBulan({ label, sisi, kelompok, lembar, kepala }: Props) {
  const { keadaan } = useRencana();
  const { tahun } = keadaan.berkas.detail;
  const pertama = useMemo(() => kelompok.flatMap((k) => k.garis).find((g) => !g.samping)?.id, [kelompok]);
  const nomor = useMemo(() => nomorBaris(kelompok), [kelompok]);
  const { aktif, sunting } = lembar;
  const { tampak, sisa, ukur } = useJendela(kelompok, lembar.tabel, aktif?.garis);
  return (
    <div className={`sn-card ${gaya.lembar}`} role="region" aria-label={label} tabIndex={-1}>
      <table
        ref={lembar.tabel}
        role="grid"
        aria-label={label}
        aria-rowcount={nomor.semua}
        onKeyDown={lembar.tombol}
        onPaste={lembar.tempel}
        onCopy={lembar.salin}
      >
        <colgroup>
          <col className={gaya.kolomNama} />
          <col span={12} />
          <col className={gaya.kolomTotal} />
        </colgroup>
        <thead>
          <tr aria-rowindex={1}>
            <td />
            {BULAN_PENDEK.map((b) => (
              <th scope="col" key={b}>
                {b}
              </th>
            ))}
            <th scope="col">{sisi === 'l' ? tahun - 1 : tahun}</th>
          </tr>
        </thead>
        {tampak.map(({ k, indeks, sela }) => (
          <Fragment key={kunci(k)}>
            {sela > 0 && <Sela tinggi={sela} />}
            <tbody ref={ukur} data-index={indeks} data-dalam={k.dalam || undefined} data-baris={k.b.kunci}>
              <tr className={gaya.kepala} aria-rowindex={nomor.dari(indeks)}>
                <td colSpan={LEBAR}>{kepala(k)}</td>
              </tr>
              {k.garis.map((g, i) => (
                <GarisSel
                  key={g.id}
                  g={g}
                  nomor={nomor.dari(indeks) + 1 + i}
                  tahunSisi={g.sisi === 'l' ? tahun - 1 : tahun}
                  aktif={aktif?.garis === g.id ? aktif.kolom : null}
                  masuk={!aktif && g.id === pertama}
                  sunting={aktif?.garis === g.id ? sunting : null}
                  salah={k.masalah.map((m) => m.path).join(' ')}
                  onAktif={(kolom) =>
                    (aktif?.garis !== g.id || aktif.kolom !== kolom) && lembar.setAktif({ garis: g.id, kolom })
                  }
                  onSunting={(kolom) => lembar.mulai({ garis: g.id, kolom }, null)}
                  onSelesai={lembar.selesai}
                />
              ))}
              {k.masalah.length > 0 && (
                <tr className={gaya.kata} aria-rowindex={nomor.dari(indeks) + 1 + k.garis.length}>
                  <td colSpan={LEBAR}>
                    <Pesan k={k} />
                  </td>
                </tr>
              )}
            </tbody>
          </Fragment>
        ))}
        {sisa > 0 && <Sela tinggi={sisa} />}
      </table>
    </div>
  );
}

/** Room of rows that are not in sight. */
const Sela = ({ tinggi }: { tinggi: number }) => (
  <tbody aria-hidden>
    <tr style={{ height: tinggi }}>
      <td colSpan={LEBAR} className={gaya.sela} />
    </tr>
  </tbody>
);

/** Of each group its first row within the whole sheet, counted from 1 with the head, and how many rows there are. */
function nomorBaris(kelompok: readonly KelompokBulan[]) {
  const dari: number[] = [];
  let n = 2;
  for (const k of kelompok) {
    dari.push(n);
    n += 1 + k.garis.length + (k.masalah.length > 0 ? 1 : 0);
  }
  return { dari: (i: number): number => dari[i] ?? 0, semua: n - 1 };
}

/** What is wrong with a row, each once, with the one correction that is certain. */
function Pesan({ k }: { k: KelompokBulan }) {
  const { store, keadaan } = useRencana();
  const { tahun } = keadaan.berkas.detail;
  const kata = [...new Map(k.masalah.map((m) => [m.message, m])).values()];
  return (
    <ul>
      {kata.map((m) => {
        const nilai = k.b.isi[m.path];
        const baca = typeof nilai === 'string' && periodeMedan(m.path, tahun) !== null ? bacaAngka(nilai) : null;
        const saran = baca && !baca.sah && baca.saran ? bacaAngka(baca.saran) : null;
        return (
          <li key={m.message} className="sn-err">
            <Icon name="alert" />
            <span>
              {m.message}.{' '}
              {baca && !baca.sah && saran?.sah && (
                <button
                  type="button"
                  className="sn-linkbtn"
                  onClick={() => store.ubah(koleksi(k.jenis), [{ kunci: k.b.kunci, isi: { [m.path]: saran.nilai } }])}
                >
                  Tulis {baca.saran}
                </button>
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
