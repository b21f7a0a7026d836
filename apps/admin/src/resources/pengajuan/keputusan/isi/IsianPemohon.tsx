import { tampil } from '@sinas/domain/format/tampil';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { bacaKepala } from '@sinas/domain/formulir/kepala';
import { layanan } from '@sinas/domain/layanan/daftar';
import { Icon } from '@sinas/ui/marks/Icon';
import type { Detail } from '../../../../providers/wire';
import type { TempatCatatan } from '../dialog/DialogCatatan';
import gayaKeputusan from '../keputusan.module.css';
import gayaKeputusanBaris from '../keputusan-baris.module.css';

/** Every header field of the application, as the applicant filled it in. */
export function IsianPemohon({ berkas, onCatat }: { berkas: Detail; onCatat?: (tempat: TempatCatatan) => void }) {
  const { satuan } = berkas.formulir;
  const bagian = bacaKepala(
    berkas.formulir,
    berkas.json_simpan.kepala,
    berkas.satuan
      ? [satuanPendek(berkas.satuan, berkas.ur_satuan)]
      : satuan.map((s) => satuanPendek(s.kodeSatuan, s.urSatuan)),
  );
  return (
    <section className={`sn-card ${gayaKeputusan.panel}`} aria-labelledby="j-isian">
      <h2 id="j-isian">Isian pemohon</h2>
      <dl className={gayaKeputusanBaris.isian}>
        <div>
          <dt>NPWP</dt>
          <dd>{tampil(berkas.npwp)}</dd>
        </div>
        {layanan(berkas.kd_rekom).rumpun !== 'rencana' && (
          <div>
            <dt>Jenis rekaman</dt>
            <dd>{berkas.json_simpan.jenis_rekaman === 'lokal' ? 'Lokal' : 'Impor'}</dd>
          </div>
        )}
        <div>
          <dt>Pernyataan kebenaran data</dt>
          <dd>{berkas.json_simpan.pernyataan ? 'Dicentang' : 'Belum dicentang'}</dd>
        </div>
      </dl>
      {bagian.map(({ langkah, nama, isian: terbaca }) => (
        <section key={langkah} aria-labelledby={`j-isian-${langkah}`}>
          <h3 id={`j-isian-${langkah}`}>{nama}</h3>
          <dl className={gayaKeputusanBaris.isian}>
            {terbaca.map((i) => (
              <div key={i.kd_field} data-panjang={i.panjang}>
                <dt>
                  {i.label}
                  {onCatat && (
                    <button
                      type="button"
                      className={gayaKeputusanBaris.komentar}
                      aria-label={`Tambah catatan pada ${i.label}`}
                      onClick={() => onCatat({ langkah, kd_field: i.kd_field })}
                    >
                      <Icon name="comment" />
                    </button>
                  )}
                </dt>
                <dd>{i.nilai}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </section>
  );
}
