import { angka } from '@sinas/domain/format/angka';
import type { Masalah } from '@sinas/domain/formulir/isian';
import type { Lembar } from '../../../../providers/wire';
import type { BarisTampil } from './baris-tampil';
import type { IsiBaris, KeadaanBaris } from '../lembaran';
import { idMasalah } from '../useKeputusan';
import gayaPenetapan from '../../../penetapan/penetapan.module.css';
import gayaKeputusanBaris from '../keputusan-baris.module.css';

/** Cut rows that have no reason yet, and how they take over this row's. */
export interface Samakan {
  banyak: number;
  lakukan: () => void;
}
interface Props {
  id: string;
  seri: number;
  isi: IsiBaris;
  keadaan: KeadaanBaris | null;
  alasan: Lembar['alasan'];
  masalah: readonly Masalah[];
  idPesan: string;
  onUbah: (id: string, ubah: Partial<IsiBaris>) => void;
  samakan?: Samakan | undefined;
}

/** No cut without a reason: code and words, asked the moment less is given than was asked for; words for more, where more may be given. */
export function AlasanBaris({ id, seri, isi, keadaan, alasan, masalah, idPesan, onUbah, samakan }: Props) {
  if (keadaan === 'penuh') return <span className="sn-soft">penuh</span>;
  const naik = keadaan === 'dinaikkan';
  if (keadaan !== 'dikurangi' && !naik) return null;
  const salah = (bagian: string) => masalah.some((m) => m.path.endsWith(`.${bagian}`));
  const cerita = masalah.length > 0 ? idPesan : undefined;
  const wajib = naik || isi.kd_alasan === 'A99';
  return (
    <div className={gayaPenetapan.sebabPotong}>
      {!naik && (
        <select
          id={idMasalah(`rincian.${id}.kd_alasan`)}
          className="sn-input"
          aria-label={`Alasan pengurangan baris ${seri}`}
          aria-required
          aria-invalid={salah('kd_alasan')}
          aria-describedby={cerita}
          value={isi.kd_alasan}
          onChange={(e) => onUbah(id, { kd_alasan: e.target.value })}
        >
          <option value="">Pilih alasan</option>
          {alasan.map((a) => (
            <option key={a.kd_alasan} value={a.kd_alasan}>
              {a.kd_alasan} {a.ur_alasan}
            </option>
          ))}
        </select>
      )}
      <input
        id={idMasalah(`rincian.${id}.alasan`)}
        className="sn-input"
        autoComplete="off"
        placeholder={wajib ? 'Penjelasan, wajib' : 'Penjelasan, opsional'}
        aria-label={`Penjelasan alasan baris ${seri}`}
        aria-required={wajib}
        aria-invalid={salah('alasan')}
        aria-describedby={cerita}
        value={isi.alasan}
        onChange={(e) => onUbah(id, { alasan: e.target.value })}
      />
      {samakan && !naik && isi.kd_alasan !== '' && (
        <button type="button" className="sn-linkbtn" onClick={samakan.lakukan}>
          Pakai juga untuk {angka(samakan.banyak)} baris lain yang dikurangi tanpa alasan
        </button>
      )}
    </div>
  );
}

/** The cuts of a row, each with code, who, and words. */
export function PotonganBaris({ baris }: { baris: BarisTampil }) {
  if (baris.akhir === null) return <>-</>;
  if (baris.potongan.length === 0)
    return <span className="sn-soft">{baris.akhir === baris.diminta ? 'penuh' : '-'}</span>;
  return (
    <ul className={gayaKeputusanBaris.potongan}>
      {baris.potongan.map((x, i) => (
        <li key={i}>
          {angka(x.dari)} menjadi {angka(x.ke)}. {x.kd_alasan} {x.ur_alasan ?? ''}
          {x.alasan && `, ${x.alasan}`} ({x.level}, {x.oleh})
        </li>
      ))}
    </ul>
  );
}
