import type { Skema } from '@sinas/api-client';
import { awalKecil } from '@sinas/domain/format/tampil';
import { Icon } from '@sinas/ui/marks/Icon';
import { ratakan } from '@sinas/ui/inputs/saring-opsi';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { jendela, type LayananWire } from './layanan-buka';
import gaya from '../mulai.module.css';

export type Terbuka = Skema<'TerbukaDto'>;
export type KomoditasWire = Skema<'KomoditiDto'>;

interface KomoditasProps {
  daftar: readonly KomoditasWire[];
  layanan: LayananWire;
  /** Applications that a new one would repeat. */
  terbuka: readonly Terbuka[];
  nilai: string | null;
  onPilih: (kd: string) => void;
}
/** The groups of a service in a year; those that are closed cannot be chosen. */
export function PilihKomoditas({ daftar, layanan, terbuka, nilai, onPilih }: KomoditasProps) {
  const { tahun } = layanan;
  const mati = (k: KomoditasWire): boolean => k.fl_disable || !jendela(layanan, k.kd_elemen).buka;
  const [kata, setKata] = useState('');
  const tampil = daftar
    .filter((k) => k.flag_enable && ratakan(k.ur_elemen).includes(ratakan(kata)))
    .sort((a, b) => a.ur_elemen.localeCompare(b.ur_elemen, 'id'));
  if (daftar.length === 0) return <p className="sn-sub">Layanan ini belum mempunyai komoditas untuk tahun {tahun}.</p>;
  return (
    <>
      {daftar.length > 8 && (
        <label className={gaya.cari}>
          <span className="sn-sr">Cari komoditas</span>
          <Icon name="search" />
          <input
            className="sn-input"
            placeholder="Cari komoditas"
            value={kata}
            onChange={(e) => setKata(e.target.value)}
          />
        </label>
      )}
      <div className={gaya.pilihKomoditas} role="radiogroup" aria-label={`Komoditas ${tahun}`}>
        {tampil.map((k) => (
          <label key={k.kd_elemen} className="sn-card" data-mati={mati(k) || undefined}>
            <input
              type="radio"
              name="komoditas"
              disabled={mati(k)}
              checked={nilai === k.kd_elemen}
              onChange={() => onPilih(k.kd_elemen)}
            />
            <span>
              {k.ur_elemen}
              {mati(k) && <small>Tidak dibuka untuk {tahun}</small>}
              <SudahAda berkas={terbuka.find((t) => t.kd_komoditas === k.kd_elemen)} />
            </span>
          </label>
        ))}
      </div>
      {tampil.length === 0 && <p className="sn-sub">Tidak ada komoditas dengan kata itu.</p>}
    </>
  );
}

/** A second one for the same goods cannot be sent: said here, with the way to the first. */
function SudahAda({ berkas }: { berkas: Terbuka | undefined }) {
  if (!berkas) return null;
  return (
    <small>
      Sudah ada, {awalKecil(berkas.ur_status)}
      {berkas.idNk ? (
        <>
          , <Link to={`/pengajuan/${berkas.idNk}`}>lihat berkas</Link>
        </>
      ) : (
        ' di cabang lain'
      )}
    </small>
  );
}
