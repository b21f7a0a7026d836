import { angka, banding, kurangi, persen } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { ANGKA_GARIS, type KdAngkaGaris } from '@sinas/domain/neraca/garis';
import { keLazim } from '@sinas/domain/neraca/satuan-dasar';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { angkaSisi, TabelAngka } from '../../../components/neraca/TabelAngka';
import { hurufKecil } from '../../../lib/kata';
import type { GarisRapat as Garis, RapatRinci } from '../../../providers/rakor/wire';
import { DialogAngka } from '../dialog/DialogAngka';
import gaya from '../rakor-papan.module.css';

interface Props {
  garis: Garis;
  tahun: number;
  /** The room reads from afar: no links, no tables. */
  ruang?: boolean;
  /** The meeting that the reader may choose figures in; absent = he may not. */
  rapat?: RapatRinci | undefined;
}
/** Supply, demand and what is lacking, to scale; every figure with its source on request. */
export function GarisRapat({ garis, tahun, ruang = false, rapat }: Props) {
  const [sumber, setSumber] = useState(false);
  const [pilih, setPilih] = useState<KdAngkaGaris | null>(null);
  const onPilih = rapat && garis.versi_nasional !== null ? setPilih : undefined;
  const { satuan, satuan_lazim, jml_pasokan, jml_kebutuhan, selisih } = garis;
  const lazim = (jml: string): string => angka(keLazim(jml, satuan, satuan_lazim));
  const defisit = selisih.startsWith('-');
  const terbesar = defisit ? jml_kebutuhan : jml_pasokan;
  const kurang = defisit ? kurangi('0', selisih) : '0';
  const sisi = (nama: 'Pasokan' | 'Kebutuhan', jumlah: string) => {
    const rows = angkaSisi(garis.angka, nama === 'Pasokan' ? 'pasokan' : 'kebutuhan');
    const terlihat = rows.filter((a) => banding(a.jml, '0') > 0);
    const arsir = nama === 'Pasokan' && defisit;
    return (
      <div className={gaya.sisi}>
        <b>
          {lazim(jumlah)}
          <small>{nama}</small>
        </b>
        <div
          className={gaya.ruas}
          role="img"
          aria-label={`${nama} ${lazim(jumlah)}${arsir ? `, kurang ${lazim(kurang)}` : ''}`}
        >
          {terlihat.map((a, i) => (
            <i key={a.kode} data-warna={i % 4} style={{ width: `${persen(a.jml, terbesar) ?? 0}%` }} />
          ))}
          {arsir && <i className={gaya.arsir} style={{ flex: 1 }} />}
        </div>
        <p>
          {rows
            .map(
              (a, i) => `${i === 0 ? ANGKA_GARIS[a.kode].nama : hurufKecil(ANGKA_GARIS[a.kode].nama)} ${lazim(a.jml)}`,
            )
            .join(', ')}
        </p>
      </div>
    );
  };
  return (
    <section className={`sn-card ${gaya.nasional}`} aria-labelledby="rk-nasional">
      <h2 id="rk-nasional">
        {garis.uraian || garis.ur_komoditas}, {tahun}, dalam {satuanPendek(satuan_lazim)}
      </h2>
      <div className={gaya.neraca}>
        {garis.angka.length > 0 ? (
          <div className={gaya.sisiDua}>
            {sisi('Pasokan', jml_pasokan)}
            {sisi('Kebutuhan', jml_kebutuhan)}
          </div>
        ) : (
          <p className="sn-soft">Angka pasokan dan kebutuhan baris ini belum diisi.</p>
        )}
        <div className={gaya.kurang} data-defisit={defisit}>
          <span>{defisit ? 'Defisit nasional' : 'Surplus nasional'}</span>
          <b>{lazim(defisit ? kurang : selisih)}</b>
          <small>
            {garis.plafon_nasional === null
              ? 'Plafon belum ada, penetapan belum dapat diselesaikan.'
              : `Plafon impor ${lazim(garis.plafon_nasional)}, sudah ditetapkan ${lazim(garis.ditetapkan_lain)}`}
          </small>
          {!ruang &&
            (garis.angka.length > 0 ? (
              <button type="button" className="sn-linkbtn" aria-expanded={sumber} onClick={() => setSumber((x) => !x)}>
                {sumber ? 'Tutup sumber angka' : 'Sumber setiap angka'}
              </button>
            ) : (
              <Link to={`/penetapan/${garis.kd_komoditas}?tahun=${tahun}`}>Isi di neraca dan penetapan</Link>
            ))}
        </div>
      </div>
      {sumber && (
        <div className={gaya.sumber}>
          <TabelAngka judul="Pasokan" angka={garis.angka} jumlah={jml_pasokan} tulis={lazim} onPilih={onPilih} />
          <TabelAngka judul="Kebutuhan" angka={garis.angka} jumlah={jml_kebutuhan} tulis={lazim} onPilih={onPilih} />
          <p className="sn-soft">
            {garis.plafon_sumber ? `Sumber plafon: ${garis.plafon_sumber}. ` : ''}
            <Link to={`/penetapan/${garis.kd_komoditas}?tahun=${tahun}`}>Ubah di neraca dan penetapan</Link>
          </p>
        </div>
      )}
      {rapat && pilih && <DialogAngka rapat={rapat} garis={garis} kode={pilih} onTutup={() => setPilih(null)} />}
    </section>
  );
}
