import { angka, desimalSah } from '@sinas/domain/format/angka';
import { tampilPeriode } from '@sinas/domain/format/periode';
import { isianDari } from '@sinas/domain/formulir/formulir';
import { tampilIsian } from '@sinas/domain/formulir/isian';
import { JENIS_RKT } from '@sinas/domain/layanan/rkt/baris/jenis';
import { formulirRkt } from '@sinas/domain/layanan/rkt/formulir';
import { teksSel } from '@sinas/formulir/lembar/nilai';
import type { Bentrok } from '@sinas/formulir/simpan/gabung';
import { DialogBentrok, kataBentrok, type TempatBentrok } from '../../../components/simpan/DialogBentrok';
import { periodeMedan } from '../bulan/medan-bulan';
import { koleksi } from '../kerja/koleksi';
import { useRencana, type RuangRencana } from '../kerja/useRencana';
import { namaBaris } from '../tab/susun';

/** What two editors wrote in one place of this plan: the person chooses, nothing is overwritten. */
export function GabungRencana() {
  const ruang = useRencana();
  const { bentrok, pengubah } = ruang.keadaan;
  return (
    <DialogBentrok
      bentrok={bentrok}
      pengubah={pengubah}
      tempat={(b) => tempatBentrok(ruang, b)}
      onPilih={(pilihan) => {
        ruang.store.selesaikanBentrok(pilihan);
        void ruang.penyimpan.sekarang();
      }}
    />
  );
}

function tempatBentrok({ keadaan, aturan, daftar }: RuangRencana, { jalur }: Bentrok): TempatBentrok {
  const [bagian, satu = '', kunci = '', kd = ''] = jalur.split('.');
  const { detail } = keadaan.berkas;
  if (bagian === 'baris' && JENIS_RKT.has(satu)) {
    const b = koleksi(satu)
      .di(keadaan.baris)
      .find((x) => x.kunci === kunci);
    const k = aturan.kolom(satu).find((x) => x.kd_field === kd);
    const periode = periodeMedan(kd, detail.tahun);
    const medan = periode
      ? `${kd.startsWith('r') ? 'rencana' : 'realisasi'} ${tampilPeriode(periode)}`
      : (k?.label ?? kd);
    return {
      label: `${(b && namaBaris(satu, b)) || JENIS_RKT.get(satu)?.nama}, ${medan}`,
      teks: (v) => (k ? teksSel({ [kd]: v as string }, k, daftar) : desimalSah(v) ? angka(v) : kataBentrok(v)),
    };
  }
  if (bagian === 'jawaban') {
    const c = detail.catatan.find((x) => x.id === satu);
    return { label: `Jawaban, ${c?.label ?? 'catatan'}`, teks: kataBentrok };
  }
  if (bagian === 'pernyataan') return { label: 'Pernyataan', teks: (v) => (v ? 'Dicentang' : 'Tidak dicentang') };
  const i = isianDari(formulirRkt(), satu);
  return {
    label: i?.label ?? satu,
    teks: (v) => (i ? tampilIsian(i, { [satu]: kataBentrok(v) }) : kataBentrok(v)),
  };
}
