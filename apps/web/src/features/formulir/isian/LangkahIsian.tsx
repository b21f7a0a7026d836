import { tampil } from '@sinas/domain/format/tampil';
import { isianBerlaku, type Isian } from '@sinas/domain/formulir/formulir';
import { usePengguna } from '../../../lib/sesi';
import { useFormulir } from '../kerja/useFormulir';
import { SpandukPerbaikan } from '../rangka/CatatanBagian';
import { asalIsian, useIsianAwal } from './asal';
import { IsianKepala } from './IsianKepala';
import gayaIsian from '../isian.module.css';
import gayaBaris from '../../../components/baris/baris.module.css';

/** A step made of header fields. Which ones they are comes with the file. */
export function LangkahIsian({ langkah }: { langkah: string }) {
  const { keadaan, lengkap } = useFormulir();
  const { formulir } = keadaan.detail;
  const nama = formulir.langkah.find((l) => l.kode === langkah)?.nama ?? '';
  const berlaku = new Set(isianBerlaku(formulir, keadaan.kepala).map((i) => i.kd_field));
  const isian = formulir.isian.filter((i) => i.langkah === langkah);
  const tampilkan = isian.filter((i) => !i.untuk || berlaku.has(i.kd_field));
  const kurang = lengkap.masalah.filter((m) => m.langkah === langkah).length;
  const awal = useIsianAwal(keadaan.detail);
  const penuh = (i: Isian) => i.jenis === 'paragraf';
  return (
    <div className={gayaIsian.halaman}>
      <SpandukPerbaikan buka />
      <section className="sn-card sn-pad" aria-labelledby={`fm-${langkah}`}>
        <div className="sn-head">
          <h2 id={`fm-${langkah}`}>{nama}</h2>
          <span className="sn-sub">{kurang ? `${kurang} isian perlu dilengkapi` : 'Semua isian lengkap'}</span>
        </div>
        {langkah === 'perusahaan' && <DataPerusahaan />}
        {langkah === 'produksi' && !keadaan.kepala.jenis_pelaku && (
          <p className="sn-hint">Sebagian isian langkah ini mengikuti jenis pelaku usaha di langkah Perusahaan.</p>
        )}
        <div className={gayaIsian.kisi}>
          {tampilkan.map((i) => (
            <div key={i.kd_field} className={penuh(i) ? gayaBaris.penuh : undefined}>
              <IsianKepala isian={i} asal={asalIsian(awal.get(i.kd_field), keadaan.kepala[i.kd_field] ?? '')} />
            </div>
          ))}
        </div>
      </section>
    </div>
  );
}

/** What the registry knows of the company; not typed here. */
function DataPerusahaan() {
  const { keadaan } = useFormulir();
  const p = usePengguna();
  const { detail } = keadaan;
  const npwp = (detail as { npwp?: string }).npwp ?? p.npwp;
  return (
    <dl className={gayaIsian.fakta}>
      <div>
        <dt>Perusahaan</dt>
        <dd>{tampil(detail.nama_perusahaan)}</dd>
      </div>
      <div>
        <dt>NIB</dt>
        <dd>{tampil(p.nib)}</dd>
      </div>
      <div>
        <dt>NPWP</dt>
        <dd>{tampil(npwp)}</dd>
      </div>
      <div>
        <dt>Diajukan kepada</dt>
        <dd>{tampil(detail.ur_ga)}</dd>
      </div>
    </dl>
  );
}
