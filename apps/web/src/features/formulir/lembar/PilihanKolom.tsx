import type { Kolom } from '@sinas/domain/pengajuan/baris';
import { Combobox } from '@sinas/ui/Combobox';
import {
  PemilihNegara,
  PemilihPelabuhan,
  PemilihSatuan,
  type PropsPemilih,
} from '../../../components/pemilih/PemilihDaftar';
import { PemilihHs } from '../../../components/pemilih/PemilihHs';
import { useFormulir } from '../kerja/useFormulir';

interface Props extends PropsPemilih {
  kolom: Kolom;
  /** With the button of the tariff tree. */
  pohon?: boolean;
}
/** The list of a column, the same in a cell, in the drawer and for many rows at once. */
export function PilihanKolom({ kolom, pohon, ...p }: Props) {
  const { daftar, acuan, keadaan } = useFormulir();
  switch (kolom.jenis) {
    case 'hs':
      return (
        <PemilihHs
          {...p}
          pohon={pohon}
          usul={keadaan.detail.formulir.contoh_hs}
          onPilih={(o) => {
            acuan.pilihHs(o);
            p.onPilih(o);
          }}
        />
      );
    case 'negara':
      return <PemilihNegara {...p} />;
    case 'pelabuhan':
      return <PemilihPelabuhan {...p} />;
    case 'satuan':
      return <PemilihSatuan {...p} hanya={daftar.opsi(kolom)} />;
    default:
      return <Combobox {...p} opsi={daftar.opsi(kolom)} />;
  }
}
