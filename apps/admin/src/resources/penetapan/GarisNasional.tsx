import { angka, kurangi } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { keLazim } from '@sinas/domain/neraca/satuan-dasar';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { TabelAngka } from '../../components/neraca/TabelAngka';
import type { GarisPapan } from '../../providers/wire';
import gaya from './penetapan.module.css';

interface Props {
  garis: GarisPapan;
  tahun: number;
  /** Null for who only reads. */
  onUbah: (() => void) | null;
}

/** A national line: supply and demand with their sources, and the ceiling that nothing passes. */
export function GarisNasional({ garis, tahun, onUbah }: Props) {
  const { isi, satuan, satuan_lazim } = garis;
  const lazim = (jml: string): string => angka(keLazim(jml, satuan, satuan_lazim));
  return (
    <section className={`sn-card ${gaya.garis}`} aria-label={`Baris nasional ${garis.uraian || garis.ur_komoditas}`}>
      <header>
        <h2>
          {garis.uraian || 'Baris nasional'}, impor {tahun}, dalam {satuanPendek(satuan_lazim)}
        </h2>
        {onUbah && (
          <Button variant="outlined" onClick={onUbah}>
            <Icon name="edit" />
            {isi ? 'Ubah angka' : 'Isi angka'}
          </Button>
        )}
      </header>
      {isi ? (
        <div className={gaya.garisIsi}>
          <TabelAngka judul="Pasokan" angka={isi.angka} jumlah={isi.jml_pasokan} tulis={lazim} />
          <TabelAngka judul="Kebutuhan" angka={isi.angka} jumlah={isi.jml_kebutuhan} tulis={lazim} />
          <dl className={gaya.plafon}>
            <dt>Plafon</dt>
            <dd>
              <b>{lazim(isi.plafon)}</b>
              <small>{isi.plafon_sumber}</small>
            </dd>
            <dt>{isi.selisih.startsWith('-') ? 'Defisit' : 'Surplus'}</dt>
            <dd>
              {lazim(isi.selisih.replace('-', ''))}
              <small>
                {lazim(isi.jml_kebutuhan)} − {lazim(isi.jml_pasokan)}
              </small>
            </dd>
            <dt>Sudah ditetapkan</dt>
            <dd>
              {lazim(isi.ditetapkan)}
              <small>sisa {lazim(kurangi(isi.plafon, isi.ditetapkan))}</small>
            </dd>
          </dl>
        </div>
      ) : (
        <p className="sn-soft">
          Belum ada angka pasokan, kebutuhan, dan plafon. Usulan di baris ini belum dapat ditetapkan.
        </p>
      )}
    </section>
  );
}
