import './bulan.css';
import { BULAN_PENDEK } from '@sinas/domain/format/tanggal';
import { bacaAngka } from '@sinas/domain/format/angka';
import { Icon } from '@sinas/ui/marks/Icon';
import { useState, type ReactNode } from 'react';
import { koleksi } from '../kerja/koleksi';
import { useRencana } from '../kerja/useRencana';
import type { KelompokBulan } from './baris-bulan';
import { GarisSel } from './GarisSel';
import { periodeMedan, type Sisi } from './medan-bulan';
import type { LembarBulan as Lembar } from './useLembarBulan';

const SEKALI = 100;
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
  const [banyak, setBanyak] = useState(SEKALI);
  const tampil = kelompok.slice(0, banyak);
  const pertama = tampil.flatMap((k) => k.garis).find((g) => !g.samping)?.id;
  const { aktif, sunting } = lembar;
  return (
    <div className="sn-card rb-lembar" role="region" aria-label={label} tabIndex={-1}>
      <table
        ref={lembar.tabel}
        role="grid"
        aria-label={label}
        onKeyDown={lembar.tombol}
        onPaste={lembar.tempel}
        onCopy={lembar.salin}
      >
        <colgroup>
          <col className="rb-kolom-nama" />
          <col span={12} />
          <col className="rb-kolom-total" />
        </colgroup>
        <thead>
          <tr>
            <td />
            {BULAN_PENDEK.map((b) => (
              <th scope="col" key={b}>
                {b}
              </th>
            ))}
            <th scope="col">{sisi === 'l' ? tahun - 1 : tahun}</th>
          </tr>
        </thead>
        {tampil.map((k) => (
          <tbody key={`${k.jenis} ${k.b.kunci}`} data-dalam={k.dalam || undefined} data-baris={k.b.kunci}>
            <tr className="rb-kepala">
              <td colSpan={14}>{kepala(k)}</td>
            </tr>
            {k.garis.map((g) => (
              <GarisSel
                key={g.id}
                g={g}
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
              <tr className="rb-kata">
                <td colSpan={14}>
                  <Pesan k={k} />
                </td>
              </tr>
            )}
          </tbody>
        ))}
      </table>
      {kelompok.length > banyak && (
        <button type="button" className="sn-btn sn-btn-line rb-lagi" onClick={() => setBanyak(banyak + SEKALI)}>
          Tampilkan {Math.min(SEKALI, kelompok.length - banyak)} dari {kelompok.length - banyak} baris lain
        </button>
      )}
    </div>
  );
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
