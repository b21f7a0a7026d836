import type { DaftarReferensi, Entri } from '../../../providers/wire';
import { teksPilihan } from './isian-entri';
import { masaBerlaku } from '../kata';
import { LencanaKeadaan, Sumber } from '../Lencana';
import gaya from '../referensi.module.css';

/** Every field of an entry, read only. */
export function FaktaEntri({ daftar, entri: e }: { daftar: DaftarReferensi; entri: Entri }) {
  return (
    <>
      <p className={gaya.teks}>{e.uraian}</p>
      <dl className={gaya.fakta}>
        <div>
          <dt>Keadaan</dt>
          <dd>
            <LencanaKeadaan keadaan={e.keadaan} />
          </dd>
        </div>
        <div>
          <dt>Masa berlaku</dt>
          <dd>{masaBerlaku(e)}</dd>
        </div>
        {daftar.label_induk && (
          <div className={gaya.lebar}>
            <dt>{daftar.label_induk}</dt>
            <dd>
              {e.induk ? (
                <>
                  <span className="rf-mono">{e.induk}</span>
                  {e.ur_induk && ` – ${e.ur_induk}`}
                </>
              ) : (
                '-'
              )}
            </dd>
          </div>
        )}
        {daftar.kolom.map((k) => (
          <div key={k.kd_field}>
            <dt>{k.label}</dt>
            <dd>{teksPilihan(k, e.data[k.kd_field]) || '-'}</dd>
          </div>
        ))}
        <div className={gaya.lebar}>
          <dt>Sumber</dt>
          <dd>
            <Sumber entri={e} /> <span className="rf-sunyi">{e.sumber}</span>
          </dd>
        </div>
      </dl>
    </>
  );
}
