import { hariTanggalTahun } from '@sinas/domain/format/tanggal';
import { DaftarInformasi } from '@sinas/ui/berkas/DaftarInformasi';
import { Shape } from '@sinas/ui/marks/Shape';
import { useInformasi } from '../../../../components/berkas/informasi';
import type { DetailBerkas } from '../../../../lib/wire';
import { useRiwayatBerkas } from '../../data';
import { JawabInformasi } from './JawabInformasi';
import gaya from '../../berkas-isi.module.css';

/** What the ministry asks while the file lies at its desk: the question, until when, and the answer. */
export function InformasiBerkas({ berkas }: { berkas: DetailBerkas }) {
  const riwayat = useRiwayatBerkas(berkas.idNk).data ?? [];
  const pernah = berkas.informasi_tenggat !== null || riwayat.some((r) => r.peristiwa === 'minta_informasi');
  const isi = useInformasi(berkas.idNk, berkas.versi, pernah).data;
  if (!isi?.permintaan.length) return null;
  const terbuka = isi.permintaan.find((p) => p.status === 'DIMINTA' && p.boleh_jawab);
  return (
    <section aria-labelledby="j-informasi">
      <div className="sn-head">
        <h2 id="j-informasi">Permintaan informasi</h2>
      </div>
      {terbuka && (
        <div className="sn-note" data-grup="anda">
          <Shape name="wajik" />
          <p>
            <b>Kementerian menunggu jawaban Anda</b> sampai {hariTanggalTahun(terbuka.tenggat, '-')}, 23.59 WIB. Berkas
            tidak dikembalikan; jam layanan kementerian berhenti selama itu.
          </p>
        </div>
      )}
      <div className={`sn-card ${gaya.dasar}`}>
        <DaftarInformasi
          permintaan={isi.permintaan}
          tindakan={(p) => p.boleh_jawab && <JawabInformasi key={p.id} idNk={berkas.idNk} permintaan={p} />}
        />
      </div>
    </section>
  );
}
