import { STATUS_RAKOR } from '@sinas/domain/rakor/alur';
import type { RapatRinci } from '../../../providers/rakor/wire';
import { Dokumen } from './Dokumen';
import { Komoditas } from './Komoditas';
import { Penanda } from './Penanda';
import { Peserta } from './Peserta';
import gaya from '../rakor.module.css';

/** What is discussed, by whom, and who signs: made before the meeting, presence while it runs. */
export function Agenda({ rapat }: { rapat: RapatRinci }) {
  const siap = STATUS_RAKOR[rapat.kd_status].fase === 'siap';
  return (
    <div className={gaya.dua}>
      <div>
        <Komoditas rapat={rapat} susun={rapat.boleh_kelola && siap} />
        <Dokumen rapat={rapat} />
      </div>
      <div>
        <Peserta rapat={rapat} />
        <Penanda rapat={rapat} />
      </div>
    </div>
  );
}
