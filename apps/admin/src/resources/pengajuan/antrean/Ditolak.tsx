import { angka } from '@sinas/domain/format/angka';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { Link } from 'react-router-dom';
import { NomorAju } from '../../../components/NomorAju';
import type { JenisDaftar } from '../../../layout/urutan';
import type { Ditolak as Hasil } from './useAmbilLepas';
import gaya from './antrean.module.css';

/** What was refused of many files: reason by reason, each file with its number. They stay selected. */
export function Ditolak({
  hasil,
  jenis,
  onTutup,
}: {
  hasil: readonly Hasil[];
  jenis: JenisDaftar;
  onTutup: () => void;
}) {
  if (hasil.length === 0) return null;
  const banyak = hasil.reduce((n, h) => n + h.berkas.length, 0);
  return (
    <section className={gaya.ditolak} aria-labelledby="j-ditolak">
      <header>
        <h2 id="j-ditolak">
          <span role="alert">{angka(banyak)} berkas belum berhasil</span>
        </h2>
        <Button onClick={onTutup} aria-label="Tutup daftar ini">
          <Icon name="x" />
        </Button>
      </header>
      {hasil.map(({ alasan, berkas }) => (
        <div key={alasan}>
          <p>
            {alasan}, {angka(berkas.length)} berkas.
          </p>
          <ul>
            {berkas.map((b) => (
              <li key={b.id}>
                <NomorAju nomor={b.noAju} pendek /> <Link to={`/${jenis}/${b.id}/show`}>{b.nama_perusahaan}</Link>
              </li>
            ))}
          </ul>
        </div>
      ))}
    </section>
  );
}
