import type { Masalah } from '@sinas/domain/formulir/isian';
import { Link } from 'react-router-dom';
import { useFormulir } from '../kerja/useFormulir';
import { namaTempat, perLangkah } from '../rangka/tempat';
import gaya from './kirim.module.css';

const MAKS = 20;

/** Problems under the step they belong to, each a link to its place (PENGAJUAN-08). */
export function DaftarMasalah({ masalah, onPergi }: { masalah: readonly Masalah[]; onPergi?: () => void }) {
  const { keadaan, kolom, pergi } = useFormulir();
  const { formulir, catatan } = keadaan.detail;
  return perLangkah(masalah, formulir).map(([langkah, di]) => (
    <div key={langkah} className={gaya.masalah}>
      <h3>{formulir.langkah.find((l) => l.kode === langkah)?.nama ?? langkah}</h3>
      <ul>
        {di.slice(0, MAKS).map((m, i) => (
          <li key={`${m.baris ?? ''}-${m.path}-${i}`}>
            <button
              type="button"
              className="sn-linkbtn"
              onClick={() => {
                onPergi?.();
                pergi(m.langkah, m.path, m.baris ?? null);
              }}
            >
              {namaTempat(m, { formulir, kolom, catatan })}
            </button>
            <span>
              {m.message}
              {m.path === 'ganda' && keadaan.ganda && <LangkahGanda noAju={keadaan.ganda} />}
            </span>
          </li>
        ))}
      </ul>
      {di.length > MAKS && <p className="sn-sub">dan {di.length - MAKS} lainnya</p>}
    </div>
  ));
}

/** The way on from a duplicate: the file that is there, and what can be done with either. */
const LangkahGanda = ({ noAju }: { noAju: string }) => (
  <>
    . <Link to={`/pengajuan/${noAju}`}>Lihat berkas itu</Link>. Lanjutkan berkas itu, atau batalkan dahulu bila
    permohonan ini penggantinya; draf ini tetap tersimpan.
  </>
);
