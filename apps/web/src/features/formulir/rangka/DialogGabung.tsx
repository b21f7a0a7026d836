import { isianDari } from '@sinas/domain/formulir/formulir';
import { tampilIsian } from '@sinas/domain/formulir/isian';
import type { Bentrok } from '@sinas/formulir/simpan/gabung';
import { teksSel } from '@sinas/formulir/lembar/nilai';
import { DialogBentrok, kataBentrok, type TempatBentrok } from '../../../components/simpan/DialogBentrok';
import { useFormulir, type Formulir } from '../kerja/useFormulir';

/** What two editors wrote in one place of this application. */
export function DialogGabung() {
  const formulir = useFormulir();
  const { bentrok, pengubah } = formulir.keadaan;
  return (
    <DialogBentrok
      bentrok={bentrok}
      pengubah={pengubah}
      tempat={(b) => tempatBentrok(formulir, b)}
      onPilih={(pilihan) => formulir.store.selesaikanBentrok(pilihan)}
    />
  );
}

function tempatBentrok({ keadaan, kolom, daftar }: Formulir, { jalur }: Bentrok): TempatBentrok {
  const [bagian, kunci = '', kunciBaris = '', kd = ''] = jalur.split('.');
  if (bagian === 'baris') {
    const baris = keadaan.baris.find((b) => b.kunci === kunciBaris);
    const k = kolom.find((x) => x.kd_field === kd);
    return {
      label: `Baris ${baris?.no_seri ?? ''}, ${k?.label ?? kd}`,
      teks: (v) => (k ? teksSel({ [kd]: v as string }, k, daftar) : kataBentrok(v)),
    };
  }
  if (bagian === 'jawaban') {
    const c = keadaan.detail.catatan.find((x) => x.id === kunci);
    return { label: `Jawaban, ${c?.label ?? 'catatan'}`, teks: (v) => kataBentrok(v) };
  }
  if (bagian === 'pernyataan') return { label: 'Pernyataan', teks: (v) => (v ? 'Dicentang' : 'Tidak dicentang') };
  const i = isianDari(keadaan.detail.formulir, kunci);
  return {
    label: i?.label ?? kunci,
    teks: (v) => (i ? tampilIsian(i, { [kunci]: kataBentrok(v) }) : kataBentrok(v)),
  };
}
