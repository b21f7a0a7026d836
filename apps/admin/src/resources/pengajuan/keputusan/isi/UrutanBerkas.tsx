import { angka } from '@sinas/domain/format/angka';
import { Icon } from '@sinas/ui/marks/Icon';
import type { IconName } from '@sinas/ui/marks/icon-paths';
import { Link, useNavigate } from 'react-router-dom';
import { tempatDalamDaftar } from '../../../../layout/urutan';
import { usePintasan } from '../../../../lib/pintasan';
import gaya from '../keputusan.module.css';

/** 'Berkas 3 dari 25' of the list it was opened from, with the way to its neighbours: K before, J after. */
export function UrutanBerkas({ id }: { id: string }) {
  const pergi = useNavigate();
  const tempat = tempatDalamDaftar(id);
  const { sebelum = null, sesudah = null } = tempat ?? {};
  usePintasan({
    ...(sesudah && { j: { arti: 'berkas berikutnya', lakukan: () => void pergi(sesudah) } }),
    ...(sebelum && { k: { arti: 'berkas sebelumnya', lakukan: () => void pergi(sebelum) } }),
  });
  if (!tempat) return null;
  return (
    <nav className={`kn-nomor ${gaya.urutan}`} aria-label="Berkas dalam daftar">
      <span>
        Berkas {angka(tempat.ke)} dari {angka(tempat.dari)}
      </span>
      <Ke alamat={sebelum} nama="Berkas sebelumnya" tombol="K" ikon="left" />
      <Ke alamat={sesudah} nama="Berkas berikutnya" tombol="J" ikon="right" />
    </nav>
  );
}

interface KeProps {
  alamat: string | null;
  nama: string;
  tombol: string;
  ikon: IconName;
}
function Ke({ alamat, nama, tombol, ikon }: KeProps) {
  if (!alamat)
    return (
      <span className={gaya.urutanUjung} aria-hidden>
        <Icon name={ikon} />
      </span>
    );
  return (
    <Link to={alamat} aria-label={nama} title={`${nama} (${tombol})`}>
      <Icon name={ikon} />
    </Link>
  );
}
