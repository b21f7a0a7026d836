import { angka } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { tampilPeriode } from '@sinas/domain/format/periode';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import type { ReactNode } from 'react';
import { Tabel } from '../../components/daftar/Tabel';
import type { LevelPk } from '../../providers/data-pk';
import type { BarisPk } from '../../providers/wire';
import type { SasaranBaris } from './DialogBaris';
import type { Kebutuhan } from './data';
import { LEVEL, namaBaris } from './level';
import gaya from './pk.module.css';

interface Props {
  baris: Kebutuhan['baris'];
  ubah: boolean;
  intersep: boolean;
  onBaris: (di: SasaranBaris) => void;
  onIntersep: (level: LevelPk, baris: BarisPk) => void;
  onHapus: (level: LevelPk, baris: BarisPk) => void;
}
const bawah = (level: LevelPk): LevelPk | null => (level === 1 ? 2 : level === 2 ? 3 : null);

/** What a row says beside its name. */
function keterangan(b: BarisPk): string {
  const periode = b.periode?.map(tampilPeriode).join(', ');
  return [b.ur_02, b.ur_03, b.npwp && `NPWP ${b.npwp}`, b['08'] && `HS ${b['08']}`, b.negara_asal, periode]
    .filter(Boolean)
    .join(', ');
}

/** The three levels as one sheet: rows below the row that they are part of. */
export function TabelPk(p: Props) {
  const barisDari = (level: LevelPk, induk: string | null): ReactNode[] =>
    p.baris[level]
      .filter((b) => b.id_induk === induk)
      .flatMap((b) => {
        const anak = bawah(level);
        return [<Baris key={b.id} {...p} level={level} b={b} />, ...(anak ? barisDari(anak, b.id) : [])];
      });
  return (
    <Tabel nama="Kebutuhan, penerima, dan barang" kolom={['Baris', '#Usulan', '#Keputusan', 'Satuan', 'Alasan', '']}>
      {barisDari(1, null)}
    </Tabel>
  );
}

function Baris({ level, b, ...p }: Props & { level: LevelPk; b: BarisPk }) {
  const anak = bawah(level);
  const nama = namaBaris(b);
  const induk = p.baris[level === 3 ? 2 : 1].find((x) => x.id === b.id_induk) ?? null;
  return (
    <tr data-level={level} className={gaya.baris}>
      <td>
        <span className="sn-soft">{LEVEL[level].satu}</span> <b>{nama}</b>
        <br />
        <span className="sn-sub">{keterangan(b)}</span>
      </td>
      <td className="sn-num">{angka(b.jml)}</td>
      <td className="sn-num">{b.jml_keputusan ? angka(b.jml_keputusan) : '-'}</td>
      <td>{satuanPendek(b.satuan)}</td>
      <td>{b.alasan}</td>
      <td className={gaya.tindakan}>
        {p.ubah && anak && (
          <Button
            variant="outlined"
            aria-label={`${LEVEL[anak].tambah} pada ${nama}`}
            onClick={() => p.onBaris({ level: anak, induk: b, baris: null })}
          >
            <Icon name="plus" /> {LEVEL[anak].satu}
          </Button>
        )}
        {p.ubah && (
          <Button variant="outlined" aria-label={`Ubah ${nama}`} onClick={() => p.onBaris({ level, induk, baris: b })}>
            Ubah
          </Button>
        )}
        {p.ubah && (
          <Button variant="outlined" aria-label={`Hapus ${nama}`} onClick={() => p.onHapus(level, b)}>
            Hapus
          </Button>
        )}
        {p.intersep && (
          <Button variant="outlined" aria-label={`Ubah jumlah ${nama}`} onClick={() => p.onIntersep(level, b)}>
            Ubah jumlah
          </Button>
        )}
      </td>
    </tr>
  );
}
