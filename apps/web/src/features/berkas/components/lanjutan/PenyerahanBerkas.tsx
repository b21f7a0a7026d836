import { DaftarPenyerahan } from '@sinas/ui/berkas/DaftarPenyerahan';
import { useSerah } from '../../../../components/berkas/penyerahan';
import { useRiwayatBerkas } from '../../data';
import gaya from '../../berkas-isi.module.css';

const PENGURANGAN: readonly string[] = ['serahkan', 'ubah_resmi'];

/** What was taken from the decision after it was made; asked where the history says so. */
export function PenyerahanBerkas({ id }: { id: string }) {
  const ada = (useRiwayatBerkas(id).data ?? []).some((r) => PENGURANGAN.includes(r.peristiwa));
  const serah = useSerah(id, ada).data;
  if (!serah || serah.penyerahan.length === 0) return null;
  return (
    <section aria-labelledby="j-penyerahan">
      <div className="sn-head">
        <h2 id="j-penyerahan">Pengurangan setelah keputusan</h2>
      </div>
      <div className={`sn-card ${gaya.dasar}`}>
        <DaftarPenyerahan penyerahan={serah.penyerahan} />
      </div>
    </section>
  );
}
