import { jamKini } from '@sinas/api-client/jam';
import { pukul, tanggalIso, waktu } from '@sinas/domain/format/tanggal';
import { Icon } from '@sinas/ui/marks/Icon';
import { useKini } from '@sinas/ui/useKini';
import type { ReactNode } from 'react';
import type { StatusSimpan as Status } from '@sinas/formulir/kerja/keadaan';
import { alamatMasuk } from '../../lib/masuk';
import gaya from './simpan.module.css';

interface Props {
  simpan: Status;
  /** Places that the server does not have yet. */
  belum: number;
  onCoba: () => void;
}

/** When it was saved, or that it is not yet and where it is kept meanwhile. */
export function KataSimpan({ simpan, belum, onCoba }: Props) {
  const [nada, isi] = kalimat(simpan, belum, useKini(jamKini));
  return (
    <span className={gaya.status} data-nada={nada}>
      <span role="status">
        {nada === 'baik' && <Icon name="cloud" />}
        {nada === 'anda' && <Icon name="alert" />}
        {isi}
      </span>
      {(simpan.keadaan === 'gagal' || simpan.keadaan === 'luring') && (
        <button type="button" className="sn-linkbtn" onClick={onCoba}>
          Coba sekarang
        </button>
      )}
      {simpan.keadaan === 'sesi' && (
        <a href={alamatMasuk(window.location.pathname + window.location.search, '')}>Masuk lagi</a>
      )}
    </span>
  );
}

const diPerangkat = (n: number): string => `${n} perubahan ada di perangkat ini`;

/** The time of today; of another day with its date. */
const saat = (tersimpan: string | null, kini: Date): string =>
  tanggalIso(tersimpan) === tanggalIso(kini) ? pukul(tersimpan, '') : waktu(tersimpan, '');

function kalimat(simpan: Status, n: number, kini: Date): ['baik' | 'biasa' | 'anda' | 'buruk', ReactNode] {
  switch (simpan.keadaan) {
    case 'tersimpan':
      return ['baik', `Tersimpan ${saat(simpan.waktu, kini)}`.trim()];
    case 'menunggu':
    case 'menyimpan':
      return ['biasa', 'Menyimpan...'];
    case 'bentrok':
      return ['anda', 'Belum tersimpan, pilih isian yang dipakai'];
    case 'luring':
      return ['anda', `Belum tersimpan, luring. ${diPerangkat(n)}`];
    case 'sesi':
      return ['anda', `Belum tersimpan, sesi berakhir. ${diPerangkat(n)}.`];
    case 'gagal':
      return ['anda', `Belum tersimpan: ${simpan.pesan}. ${diPerangkat(n)}`];
    case 'sebagian':
      return ['anda', `${n} isian belum tersimpan: ${simpan.pesan}. Selebihnya sudah tersimpan`];
    case 'tolak':
    case 'tertutup':
      return ['buruk', `Belum tersimpan: ${simpan.pesan}`];
  }
}
