import { awalKecil } from '@sinas/domain/format/tampil';
import type { JenisDokumen } from '@sinas/domain/formulir/dokumen';
import { DOKUMEN_PERNYATAAN } from '@sinas/domain/layanan/bersama/dokumen';
import { Beristilah } from '@sinas/ui/marks/Beristilah';
import { Link } from 'react-router-dom';
import { namaKomoditas } from '../layanan-bantuan';
import gaya from '../bantuan.module.css';

/** When a paper is asked for, as the form asks for it. */
function ketentuan({ wajib, komoditas, untuk }: JenisDokumen): string {
  const syarat = [
    ...(untuk?.includes('PRODUSEN') ? ['produsen'] : []),
    ...(komoditas ? [komoditas.map((k) => awalKecil(namaKomoditas(k))).join(', ')] : []),
  ];
  if (!wajib) return 'Bila ada';
  return syarat.length > 0 ? `Wajib untuk ${syarat.join(', ')}` : 'Wajib';
}

/** Papers of a service, from the same list that its form asks by. */
export function DokumenLayanan({ dokumen }: { dokumen: readonly JenisDokumen[] }) {
  return (
    <section aria-labelledby="bt-dokumen">
      <h2 id="bt-dokumen">Dokumen</h2>
      <div className={`sn-card ${gaya.dokumen}`}>
        <table className="sn-table" aria-labelledby="bt-dokumen">
          <thead>
            <tr>
              <th scope="col">Dokumen</th>
              <th scope="col">Ketentuan</th>
              <th scope="col">Blangko</th>
            </tr>
          </thead>
          <tbody>
            {dokumen.map((d) => (
              <tr key={d.kd_dokumen}>
                <td>
                  <Beristilah teks={d.nama} />
                </td>
                <td>{ketentuan(d)}</td>
                <td>
                  {d.kd_dokumen === DOKUMEN_PERNYATAAN ? <Link to="/bantuan/pernyataan">Cetak blangko</Link> : '-'}
                </td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
