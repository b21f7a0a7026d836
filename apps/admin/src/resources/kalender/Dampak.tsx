import { angka } from '@sinas/domain/format/angka';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { Button } from '@sinas/ui/inputs/Button';
import type { DampakKalender } from '../../providers/wire';
import { DaftarBeda } from './DaftarBeda';
import type { Jenis } from './data';
import gaya from './kalender.module.css';

interface Props {
  jenis: Jenis;
  dampak: DampakKalender;
  /** It was looked at before, and is no longer so. */
  basi: boolean;
  onKembali: () => void;
}

/** What changes, and whom it touches, before it is saved. */
export function Dampak({ jenis, dampak, basi, onKembali }: Props) {
  const { sebelum, sesudah, kalimat, berkas, jumlah_berkas, jumlah_perusahaan } = dampak;
  return (
    <div className={gaya.dampak}>
      {basi && <Kabar grup="anda">{PESAN['kalender.dampak_berubah']}.</Kabar>}
      <DaftarBeda jenis={jenis} sebelum={sebelum} sesudah={sesudah} />
      <ul className={gaya.kalimat}>
        {kalimat.map((k) => (
          <li key={k}>{k}.</li>
        ))}
      </ul>
      {berkas.length > 0 && (
        <section aria-label="Berkas yang tersentuh">
          <h3>
            {angka(jumlah_berkas)} berkas dari {angka(jumlah_perusahaan)} perusahaan
          </h3>
          <ul className={gaya.berkas}>
            {berkas.map((b) => (
              <li key={`${b.noAju}${b.keterangan}`}>
                <span className="rf-mono">{tampilNoAju(b.noAju)}</span>
                <span>{b.nama_perusahaan}</span>
                <small>{b.keterangan}</small>
              </li>
            ))}
          </ul>
          {jumlah_berkas > berkas.length && <p>dan {angka(jumlah_berkas - berkas.length)} berkas lain.</p>}
        </section>
      )}
      <Button variant="outlined" onClick={onKembali}>
        Ubah isian
      </Button>
    </div>
  );
}
