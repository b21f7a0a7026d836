import { tampilHs } from '@sinas/domain/format/tampil';
import { CariPilih } from '../../components/CariPilih';
import { useData } from '../../lib/useData';
import type { Hs } from '../../providers/wire';
import { uraianSendiri } from './uraian';

const BANYAK = 20;

interface Props {
  /** Lines that are there already: not offered. */
  dimiliki: string[];
  onPilih: (hs: Hs) => void;
}

/** Looks a tariff line up by its number or its words; the one that is chosen goes to the list at once. */
export function CariHs({ dimiliki, onPilih }: Props) {
  const data = useData();
  return (
    <CariPilih<Hs>
      label="Tambah pos tarif"
      hint="Cari dengan nomor pos, misalnya 1701, atau dengan kata."
      teks=""
      minta={(kata, signal) => data.cariHs(kata, BANYAK, { signal })}
      opsi={(h) => ({
        kode: h.hsCodeFormat,
        nama: uraianSendiri(h),
        ...(h.induk.length > 0 ? { keterangan: h.induk.join(' › ') } : {}),
      })}
      tampilKode={tampilHs}
      kurang="Ketik sedikitnya dua huruf atau angka"
      habis="Pos tarif yang cocok sudah ada di daftar"
      boleh={(h) => !dimiliki.includes(h.hsCodeFormat)}
      onPilih={(h) => h && onPilih(h)}
    />
  );
}
