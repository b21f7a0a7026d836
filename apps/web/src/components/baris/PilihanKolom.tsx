import type { Kolom } from '@sinas/domain/baris/kolom';
import { Combobox } from '@sinas/ui/inputs/Combobox';
import { PemilihNegara, PemilihPelabuhan, PemilihSatuan, type PropsPemilih } from '../pemilih/PemilihDaftar';
import { PemilihHs } from '../pemilih/PemilihHs';
import { useAlatBaris } from './alat';
import { elemenBaris } from './elemen-baris';

interface Props extends PropsPemilih {
  kolom: Kolom;
  /** The row: its options narrow countries and ports. */
  isi: object;
  /** With the button of the tariff tree. */
  pohon?: boolean;
}
/** The list of a column, the same in a cell, in the drawer and for many rows at once. */
export function PilihanKolom({ kolom, isi, pohon, ...p }: Props) {
  const { daftar, acuan, kd_komoditas, opsi, contoh_hs, hs_lengkap } = useAlatBaris();
  const elemen = elemenBaris(isi, kd_komoditas, opsi);
  switch (kolom.jenis) {
    case 'hs':
      return (
        <PemilihHs
          {...p}
          pohon={pohon}
          usul={contoh_hs}
          hanya={hs_lengkap}
          onPilih={(o) => {
            acuan.pilihHs(o);
            p.onPilih(o);
          }}
        />
      );
    case 'negara':
      return <PemilihNegara {...p} elemen={elemen} />;
    case 'pelabuhan':
      return <PemilihPelabuhan {...p} elemen={elemen} />;
    case 'satuan':
      return <PemilihSatuan {...p} hanya={daftar.opsi(kolom)} />;
    default:
      return <Combobox {...p} opsi={daftar.opsi(kolom)} />;
  }
}
