import { dokumenBerlaku } from '@sinas/domain/formulir/dokumen';
import { layanan } from '@sinas/domain/layanan/daftar';
import { ATURAN_BAWAAN } from '@sinas/domain/berkas/aturan-berkas';
import { KartuDokumen } from '../../../components/dokumen/KartuDokumen';
import { dokumenTerbuka } from '../kerja/terbuka';
import { useFormulir } from '../kerja/useFormulir';
import { SpandukPerbaikan } from '../rangka/CatatanBagian';
import type { DokumenDiminta } from '../wire';
import { useDokumen } from './useDokumen';
import gayaIsian from '../isian.module.css';
import gayaDokumen from '../../../components/dokumen/dokumen.module.css';

function Kartu({ diminta }: { diminta: DokumenDiminta }) {
  const { keadaan, sasaran } = useFormulir();
  const { kd_dokumen } = diminta;
  const alat = useDokumen(kd_dokumen);
  return (
    <KartuDokumen
      diminta={diminta}
      milik={keadaan.dokumen.filter((d) => d.kd_dokumen === kd_dokumen && d.asal === 'PEMOHON')}
      mati={!dokumenTerbuka(keadaan.detail, kd_dokumen)}
      dituju={sasaran?.langkah === 'dokumen' && sasaran.path === kd_dokumen ? sasaran.ke : 0}
      alat={alat}
    />
  );
}

/** Step 'Dokumen': what is asked for, what is there, and the way to hand it in. */
export function LangkahDokumen() {
  const { keadaan, lengkap } = useFormulir();
  const { detail, kepala } = keadaan;
  // The list follows the kind of actor at once, before the server has answered.
  const semua = layanan(detail.kd_rekom).dokumen;
  const berlaku = new Map(
    dokumenBerlaku(semua, detail.kd_komoditas, kepala.jenis_pelaku).map((d) => [d.kd_dokumen, d]),
  );
  const tambahan = detail.formulir.dokumen.filter((d) => !berlaku.has(d.kd_dokumen) && !untukPelakuLain(d.kd_dokumen));
  const diminta = [...berlaku.values(), ...tambahan].sort((a, b) => Number(b.wajib) - Number(a.wajib));
  const kurang = lengkap.masalah.filter((m) => m.langkah === 'dokumen').length;
  return (
    <div className={gayaIsian.halaman}>
      <SpandukPerbaikan buka />
      <section aria-labelledby="fm-dokumen">
        <div className="sn-head">
          <h2 id="fm-dokumen">Dokumen</h2>
          <span className="sn-sub">
            {kurang ? `${kurang} dokumen wajib belum ada` : 'Semua dokumen wajib sudah ada'}
          </span>
        </div>
        <p className="sn-sub">
          Ukuran kurang dari {ATURAN_BAWAAN.maksKb / 1024} MB. Jenis: {ATURAN_BAWAAN.ekstensi.join(', ')}.
        </p>
        <ul className={gayaDokumen.dokumen}>
          {diminta.map((d) => (
            <Kartu key={d.kd_dokumen} diminta={d} />
          ))}
        </ul>
      </section>
    </div>
  );

  function untukPelakuLain(kd: string): boolean {
    return ['PRODUSEN', 'PEDAGANG', 'PENGGUNA'].some((pelaku) =>
      dokumenBerlaku(semua, detail.kd_komoditas, pelaku).some((d) => d.kd_dokumen === kd),
    );
  }
}
