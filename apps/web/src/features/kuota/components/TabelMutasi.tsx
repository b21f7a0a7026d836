import { angka } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { tanggal, waktu } from '@sinas/domain/format/tanggal';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { Link } from 'react-router-dom';
import type { Rekening } from '../data';
import gaya from '../kuota.module.css';

const naik = (n: string): string => (n === '0' ? '-' : `+${angka(n)}`);
const turun = (n: string): string => (n === '0' ? '-' : angka(`-${n}`));
const nihil = (n: string): string => (n === '0' ? `sn-num ${gaya.nihil}` : 'sn-num');

/** A statement: what was left, each movement with what is left after it, and what is left. */
export function TabelMutasi({ rekening }: { rekening: Rekening }) {
  const { awal, akhir, baris, bertambah, berkurang, dari, sampai, pos } = rekening;
  return (
    <div className={`sn-card ${gaya.buku}`}>
      <table className="sn-table">
        <caption className="sn-sr">Mutasi {pos.ur_komoditas}</caption>
        <thead>
          <tr>
            <th>Tanggal</th>
            <th>Peristiwa</th>
            <th>Dokumen</th>
            <th className="sn-num">Bertambah</th>
            <th className="sn-num">Berkurang</th>
            <th className="sn-num">Sisa, {satuanPendek(pos.satuan, pos.ur_satuan)}</th>
          </tr>
        </thead>
        <tbody>
          <tr className={gaya.tepi}>
            <td>{dari ? tanggal(dari) : ''}</td>
            <td>Saldo awal</td>
            <td className={gaya.nihil} />
            <td className={gaya.nihil} />
            <td className={gaya.nihil} />
            <td className={`sn-num ${gaya.akhir}`}>{angka(awal)}</td>
          </tr>
          {baris.map((b) => (
            <tr key={b.id}>
              <td>{waktu(b.waktu)}</td>
              <td>
                {b.peristiwa}
                <small>
                  {b.perpindahan}
                  {b.bertambah === '0' && b.berkurang === '0' && ', sisa tidak berubah'}
                </small>
              </td>
              <td>
                <Dokumen mutasi={b} />
              </td>
              <td className={nihil(b.bertambah)}>{naik(b.bertambah)}</td>
              <td className={nihil(b.berkurang)}>{turun(b.berkurang)}</td>
              <td className={`sn-num ${gaya.akhir}`}>{angka(b.sisa)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <td>{tanggal(sampai)}</td>
            <td>Saldo akhir</td>
            <td className={gaya.nihil} />
            <td className="sn-num">{naik(bertambah)}</td>
            <td className="sn-num">{turun(berkurang)}</td>
            <td className={`sn-num ${gaya.akhir}`}>{angka(akhir)}</td>
          </tr>
        </tfoot>
      </table>
    </div>
  );
}

function Dokumen({ mutasi: { idNk, noAju, no_keputusan, no_pib } }: { mutasi: Rekening['baris'][number] }) {
  const nomor = no_pib ? `PIB ${no_pib}` : (no_keputusan ?? (noAju && tampilNoAju(noAju)));
  if (!nomor) return '-';
  return idNk ? <Link to={`/pengajuan/${idNk}`}>{nomor}</Link> : nomor;
}
