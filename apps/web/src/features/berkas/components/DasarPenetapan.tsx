import { hariWaktu, tanggal } from '@sinas/domain/format/tanggal';
import { useDasarPenetapan, useRiwayatBerkas } from '../data';
import gaya from '../berkas-isi.module.css';

/** On what the quantities were determined without a meeting, and why (T20). */
export function DasarPenetapan({ id }: { id: string }) {
  const riwayat = useRiwayatBerkas(id).data ?? [];
  const dasar = useDasarPenetapan(
    id,
    riwayat.some((r) => r.peristiwa.startsWith('tetapkan_tanpa_rakor')),
  ).data;
  if (!dasar) return null;
  return (
    <section aria-labelledby="j-dasar">
      <div className="sn-head">
        <h2 id="j-dasar">Dasar penetapan</h2>
        <span className="sn-sub">{dasar.koordinator}</span>
      </div>
      <div className={`sn-card ${gaya.dasar}`}>
        <p>Ditetapkan tanpa rapat. {dasar.alasan}</p>
        <small>
          {dasar.dasar_hukum}. Nota dinas {dasar.nota_nomor}, {tanggal(dasar.nota_tanggal)}. {hariWaktu(dasar.waktu)}
        </small>
      </div>
    </section>
  );
}
