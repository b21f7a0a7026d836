import type { MouseEvent } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { Tabel } from '../../../components/daftar/Tabel';
import type { DaftarReferensi, Entri } from '../../../providers/wire';
import { teksPilihan } from './isian-entri';
import { masaBerlaku } from '../kata';
import { LencanaKeadaan, Sumber } from '../Lencana';
import gaya from '../referensi.module.css';

interface Props {
  daftar: DaftarReferensi;
  entri: Entri[];
  basi: boolean;
  /** The entry beside the table; it shows what the columns leave out meanwhile. */
  dipilih: string | null;
  alamat: (kode: string) => string;
}

/** Entries of one list; a click anywhere in a row opens it, the keyboard goes by the code. */
export function TabelEntri({ daftar, entri, basi, dipilih, alamat }: Props) {
  const pergi = useNavigate();
  const buka = (e: MouseEvent<HTMLTableRowElement>, kode: string) => {
    // A selected text is being copied, a link goes its own way.
    if (e.target instanceof Element && e.target.closest('a')) return;
    if (window.getSelection()?.toString()) return;
    // Closing the panel brings the focus back to where it was opened.
    e.currentTarget.querySelector('a')?.focus();
    void pergi(alamat(kode));
  };
  const lengkap = dipilih === null;
  const kolom = [
    daftar.label_kode,
    'Uraian',
    ...(daftar.label_induk ? [daftar.label_induk] : []),
    ...(lengkap ? daftar.kolom.map((k) => (k.angka ? `#${k.label}` : k.label)) : []),
    'Berlaku',
    ...(lengkap ? ['Sumber'] : []),
  ];
  return (
    <div className={gaya.entri}>
      <Tabel nama={daftar.nama} kolom={kolom} basi={basi}>
        {entri.map((e) => (
          <tr key={e.kode} data-dipilih={e.kode === dipilih} onClick={(klik) => buka(klik, e.kode)}>
            <td className={gaya.kode}>
              <Link to={alamat(e.kode)} aria-current={e.kode === dipilih ? 'true' : undefined}>
                {e.kode}
              </Link>
            </td>
            <td className={gaya.uraian}>{e.uraian}</td>
            {daftar.label_induk && (
              <td className={gaya.induk}>
                {e.induk ? (
                  <>
                    <span className="rf-mono">{e.induk}</span>
                    {e.ur_induk && <small>{e.ur_induk}</small>}
                  </>
                ) : (
                  '-'
                )}
              </td>
            )}
            {lengkap &&
              daftar.kolom.map((k) => (
                <td key={k.kd_field} className={k.angka ? 'sn-num' : gaya.lain}>
                  {teksPilihan(k, e.data[k.kd_field]) || '-'}
                </td>
              ))}
            <td>
              {e.keadaan === 'berlaku' ? (
                masaBerlaku(e)
              ) : (
                <span className={gaya.berlaku}>
                  <LencanaKeadaan keadaan={e.keadaan} />
                  <small>{masaBerlaku(e)}</small>
                </span>
              )}
            </td>
            {lengkap && (
              <td>
                <Sumber entri={e} />
              </td>
            )}
          </tr>
        ))}
      </Tabel>
    </div>
  );
}
