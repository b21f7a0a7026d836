import { tampil } from '@sinas/domain/format/tampil';
import type { JenisPelaku, KodeLangkah } from '@sinas/domain/pengajuan/formulir';
import { tampilIsian } from '@sinas/domain/pengajuan/isian';
import { Icon } from '@sinas/ui/Icon';
import type { Detail } from '../../../providers/wire';
import type { TempatCatatan } from './DialogCatatan';

const BAGIAN: { kode: KodeLangkah; nama: string }[] = [
  { kode: 'perusahaan', nama: 'Perusahaan' },
  { kode: 'produksi', nama: 'Produksi dan kapasitas' },
];

/** Every header field of the application, as the applicant filled it in. */
export function IsianPemohon({ berkas, onCatat }: { berkas: Detail; onCatat?: (tempat: TempatCatatan) => void }) {
  const { kepala } = berkas.json_simpan;
  const pelaku = kepala.jenis_pelaku as JenisPelaku | undefined;
  const berlaku = berkas.formulir.isian.filter((i) => !i.untuk || (pelaku && i.untuk.includes(pelaku)));
  return (
    <section className="sn-card kp-panel" aria-labelledby="j-isian">
      <h2 id="j-isian">Isian pemohon</h2>
      <dl className="kp-isian">
        <div>
          <dt>NPWP</dt>
          <dd>{tampil(berkas.npwp)}</dd>
        </div>
        <div>
          <dt>Jenis rekaman</dt>
          <dd>{berkas.json_simpan.jenis_rekaman === 'lokal' ? 'Lokal' : 'Impor'}</dd>
        </div>
        <div>
          <dt>Pernyataan kebenaran data</dt>
          <dd>{berkas.json_simpan.pernyataan ? 'Dicentang' : 'Belum dicentang'}</dd>
        </div>
      </dl>
      {BAGIAN.map(({ kode, nama }) => (
        <section key={kode} aria-labelledby={`j-isian-${kode}`}>
          <h3 id={`j-isian-${kode}`}>{nama}</h3>
          <dl className="kp-isian">
            {berlaku
              .filter((i) => i.langkah === kode)
              .map((i) => (
                <div key={i.kd_field}>
                  <dt>
                    {i.label}
                    {onCatat && (
                      <button
                        type="button"
                        className="kp-komentar"
                        aria-label={`Tambah catatan pada ${i.label}`}
                        onClick={() => onCatat({ langkah: kode, kd_field: i.kd_field })}
                      >
                        <Icon name="comment" />
                      </button>
                    )}
                  </dt>
                  <dd>{tampilIsian(i, kepala)}</dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </section>
  );
}
