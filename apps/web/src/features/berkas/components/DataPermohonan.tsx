import { satuanPendek } from '@sinas/domain/format/satuan';
import { bacaKepala } from '@sinas/domain/formulir/kepala';
import { tanpaNama } from '@sinas/domain/formulir/formulir';
import type { DetailBerkas } from '../../../lib/wire';
import gaya from '../berkas-permohonan.module.css';

/** What the company filled in beside its goods, as officers and the papers of the file read it. */
export function DataPermohonan({ berkas }: { berkas: DetailBerkas }) {
  const { kepala } = berkas.json_simpan;
  const { satuan } = berkas.formulir;
  if (!Object.values(tanpaNama(berkas.formulir, kepala)).some((v) => v.trim())) return null;
  const bagian = bacaKepala(
    berkas.formulir,
    kepala,
    berkas.satuan
      ? [satuanPendek(berkas.satuan, berkas.ur_satuan)]
      : satuan.map((s) => satuanPendek(s.kodeSatuan, s.urSatuan)),
  );
  return (
    <section aria-labelledby="j-permohonan">
      <div className="sn-head">
        <h2 id="j-permohonan">Data permohonan</h2>
      </div>
      <div className={`sn-card sn-pad ${gaya.permohonan}`}>
        {bagian.map((b) => (
          <section key={b.langkah} aria-labelledby={`j-permohonan-${b.langkah}`}>
            <h3 id={`j-permohonan-${b.langkah}`}>{b.nama}</h3>
            <dl>
              {b.isian.map((i) => (
                <div key={i.kd_field} data-panjang={i.panjang}>
                  <dt>{i.label}</dt>
                  <dd>{i.nilai}</dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
    </section>
  );
}
