import { tanggal, tanggalIso } from '@sinas/domain/format/tanggal';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { DaftarKeberatan } from '@sinas/ui/berkas/DaftarKeberatan';
import { Link } from 'react-router-dom';
import { useKeberatan } from '../../../../components/berkas/keberatan';
import type { DetailBerkas } from '../../../../lib/wire';
import { useRiwayatBerkas } from '../../data';
import gaya from '../../berkas-isi.module.css';

/** Objections to the decision, and the way to one while its term runs. */
export function KeberatanBerkas({ berkas }: { berkas: DetailBerkas }) {
  const pernah = (useRiwayatBerkas(berkas.idNk).data ?? []).some((r) => r.peristiwa === 'ajukan_keberatan');
  const k = useKeberatan(berkas.idNk, pernah || dalam('dapatKeberatan', berkas.kd_status_pengajuan)).data;
  if (!k || (k.keberatan.length === 0 && !k.boleh_ajukan && !k.halangan)) return null;
  return (
    <section aria-labelledby="j-keberatan">
      <div className="sn-head">
        <h2 id="j-keberatan">Keberatan</h2>
        {(k.boleh_ajukan || k.boleh_tarik) && (
          <Link to={`/pengajuan/${k.idNk}/keberatan`}>{k.boleh_ajukan ? 'Ajukan keberatan' : 'Lihat atau tarik'}</Link>
        )}
      </div>
      <div className={`sn-card ${gaya.dasar}`}>
        {k.boleh_ajukan && k.sampai && (
          <p>Keberatan atas keputusan ini dapat diajukan sampai {tanggal(tanggalIso(new Date(k.sampai)))}.</p>
        )}
        {k.halangan && <p>{k.halangan}.</p>}
        {k.keberatan.length > 0 && (
          <DaftarKeberatan
            keberatan={k.keberatan}
            tautan={(id, no) => <Link to={`/pengajuan/${id}`}>{tampilNoAju(no)}</Link>}
          />
        )}
      </div>
    </section>
  );
}
