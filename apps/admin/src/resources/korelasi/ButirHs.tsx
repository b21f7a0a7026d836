import { tanggal } from '@sinas/domain/format/tanggal';
import { tampilHs } from '@sinas/domain/format/tampil';
import { Icon } from '@sinas/ui/marks/Icon';
import type { HsBerubah } from './ubahan';
import { uraianSendiri } from './uraian';
import gaya from './korelasi.module.css';

interface Props {
  hs: HsBerubah;
  /** Other elements of the group with the same line. */
  lain: string[];
  onBalik: () => void;
}
const TANDA = { tambah: 'Akan ditambah', hapus: 'Akan dihapus' } as const;

/** One tariff line of an element with the lines above it, since when it belongs here, and who else has it. */
export function ButirHs({ hs, lain, onBalik }: Props) {
  const { hsCodeFormat, induk, berlaku_mulai, ubah } = hs;
  const kode = tampilHs(hsCodeFormat);
  return (
    <li data-ubah={ubah}>
      <div>
        <p>
          <b className="rf-mono">{kode}</b>
          {ubah && <span className={gaya.tanda}>{TANDA[ubah]}</span>}
        </p>
        {induk.length > 0 && <small>{induk.join(' › ')}</small>}
        <p>{uraianSendiri(hs)}</p>
        <small>
          {ubah !== 'tambah' && (berlaku_mulai ? `Sejak ${tanggal(berlaku_mulai)}` : 'Sejak awal')}
          {lain.length > 0 && `${ubah === 'tambah' ? '' : '. '}Juga pada: ${lain.join(', ')}`}
        </small>
      </div>
      <button
        type="button"
        className="rf-tutup"
        aria-label={`${ubah ? 'Batalkan' : 'Hapus'} ${kode}`}
        onClick={onBalik}
      >
        <Icon name={ubah === 'hapus' ? 'refresh' : ubah ? 'x' : 'trash'} />
      </button>
    </li>
  );
}
