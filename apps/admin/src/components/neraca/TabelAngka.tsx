import { hariTanggal } from '@sinas/domain/format/tanggal';
import { ANGKA_GARIS, KODE_ANGKA_GARIS, type KdAngkaGaris } from '@sinas/domain/neraca/garis';
import { hurufKecil } from '../../lib/kata';
import gaya from './neraca.module.css';

interface Angka {
  kode: string;
  jml: string;
  sumber: string;
  tanggal: string;
  dipilih: boolean;
  alasan: string;
}
interface Props {
  judul: 'Pasokan' | 'Kebutuhan';
  angka: readonly Angka[];
  jumlah: string;
  /** A quantity of the line as people write it. */
  tulis: (jml: string) => string;
  /** Another one of several figures is to count; absent = the reader may not choose. */
  onPilih?: ((kode: KdAngkaGaris) => void) | undefined;
}
type Sisi = (typeof ANGKA_GARIS)[KdAngkaGaris]['sisi'];
/** Figures of one side of a line that count, each with how many stand for it. */
export const angkaSisi = (angka: readonly Angka[], sisi: Sisi) =>
  KODE_ANGKA_GARIS.filter((k) => ANGKA_GARIS[k].sisi === sisi).flatMap((kode) => {
    const semua = angka.filter((a) => a.kode === kode);
    const dipakai = semua.find((a) => a.dipilih);
    return dipakai ? [{ ...dipakai, kode, dari: semua.length }] : [];
  });

/** Supply or demand of a line, figure by figure with its source and date. */
export function TabelAngka({ judul, angka, jumlah, tulis, onPilih }: Props) {
  return (
    <table className={`sn-table ${gaya.angka}`}>
      <caption className="sn-sr">{judul}</caption>
      <thead>
        <tr>
          <th scope="col">{judul}</th>
          <th scope="col" className="sn-num">
            Angka
          </th>
          <th scope="col">Sumber</th>
        </tr>
      </thead>
      <tbody>
        {angkaSisi(angka, judul === 'Pasokan' ? 'pasokan' : 'kebutuhan').map((a) => (
          <tr key={a.kode}>
            <td>{ANGKA_GARIS[a.kode].nama}</td>
            <td className="sn-num">{tulis(a.jml)}</td>
            <td>
              {a.sumber}, {hariTanggal(a.tanggal)}
              {a.dari > 1 && (
                <small>
                  dipilih dari {a.dari}: {a.alasan}
                </small>
              )}
              {a.dari > 1 && onPilih && (
                <button type="button" className="sn-linkbtn" onClick={() => onPilih(a.kode)}>
                  Pilih angka {hurufKecil(ANGKA_GARIS[a.kode].nama)}
                </button>
              )}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>Jumlah</td>
          <td className="sn-num">{tulis(jumlah)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
}
