import { angka } from '@sinas/domain/format/angka';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { Icon } from '@sinas/ui/marks/Icon';
import type { KeyboardEvent } from 'react';
import type { Detail, Lembar } from '../../../../providers/wire';
import type { BarisTampil } from './baris-tampil';
import type { TempatCatatan } from '../dialog/DialogCatatan';
import { AlasanBaris, PotonganBaris, type Samakan } from './AlasanBaris';
import { jumlahDari, keadaanBaris, type IsiBaris } from '../lembaran';
import { jenisBerkas } from './kolom-baris';
import { RincianBaris } from './RincianBaris';
import { idMasalah } from '../useKeputusan';
import gayaKeputusanBaris from '../keputusan-baris.module.css';
import gayaPenetapan from '../../../penetapan/penetapan.module.css';

interface Props {
  baris: BarisTampil;
  berkas: Detail;
  alasan: Lembar['alasan'];
  rekomendasi: boolean;
  masalah: readonly Masalah[];
  /** After an attempt rows without a number are told, too. */
  tampilKosong: boolean;
  onUbah?: (id: string, ubah: Partial<IsiBaris>) => void;
  samakan?: Samakan;
  terbuka: boolean;
  onBuka: () => void;
  onCatat?: (tempat: TempatCatatan) => void;
}

/** Enter goes down the column, as in a spreadsheet; it never opens the review from inside a field. */
function keBawah(e: KeyboardEvent<HTMLInputElement>) {
  if (e.key !== 'Enter') return;
  e.preventDefault();
  const semua = [...document.querySelectorAll<HTMLInputElement>('input[data-beri]')];
  const tuju = semua[semua.indexOf(e.currentTarget) + (e.shiftKey ? -1 : 1)];
  tuju?.focus();
  tuju?.select();
}

export function BarisKeputusan(p: Props) {
  const { baris: b, masalah, onUbah } = p;
  const keadaan = b.isi ? keadaanBaris(b.isi.teks, b.diminta, b.naik) : null;
  const pesanBaris = masalah.filter((m) => keadaan !== 'kosong' || p.tampilKosong || !m.path.endsWith('jml_keputusan'));
  const salahJumlah = pesanBaris.some((m) => m.path.endsWith('.jml_keputusan'));
  const idPesan = `pesan-${b.id}`;
  return (
    <>
      <tr data-salah={pesanBaris.length > 0}>
        <td className={gayaKeputusanBaris.barang}>
          <div>
            <button type="button" className={gayaKeputusanBaris.buka} aria-expanded={p.terbuka} onClick={p.onBuka}>
              <b>
                {b.seri}. {b.nama}
              </b>
            </button>
            <small>{b.rincian || '-'}</small>
          </div>
          {p.onCatat ? (
            <button
              type="button"
              className={gayaKeputusanBaris.komentar}
              data-ada={b.catatan > 0}
              aria-label={`Tambah catatan pada baris ${b.seri}${b.catatan > 0 ? `, sudah ada ${b.catatan}` : ''}`}
              onClick={() => p.onCatat?.({ langkah: jenisBerkas(p.berkas).utama.langkah, baris: b.seri })}
            >
              <Icon name="comment" />
              {b.catatan > 0 && b.catatan}
            </button>
          ) : (
            b.catatan > 0 && (
              <span className={gayaKeputusanBaris.komentar} data-ada>
                <Icon name="comment" label="Catatan:" />
                {b.catatan}
              </span>
            )
          )}
        </td>
        <td className="sn-num">{angka(b.lalu)}</td>
        <td className="sn-num">{angka(b.diminta)}</td>
        {p.rekomendasi && (
          <td className="sn-num">
            {angka(b.rekomendasi?.jml)}
            {b.rekomendasi && <small>{b.rekomendasi.oleh}</small>}
          </td>
        )}
        <td className="sn-num">
          {b.isi && onUbah ? (
            <input
              id={idMasalah(`rincian.${b.id}.jml_keputusan`)}
              className={`sn-input ${gayaKeputusanBaris.beri}`}
              data-beri="true"
              inputMode="decimal"
              autoComplete="off"
              aria-label={`Diberikan, baris ${b.seri}, diminta ${angka(b.diminta)}`}
              aria-invalid={salahJumlah}
              aria-describedby={pesanBaris.length > 0 ? idPesan : undefined}
              value={b.isi.teks}
              onChange={(e) => onUbah(b.id, { teks: e.target.value })}
              onBlur={(e) => {
                const jml = jumlahDari(e.target.value);
                if (jml !== null && angka(jml) !== e.target.value) onUbah(b.id, { teks: angka(jml) });
              }}
              onKeyDown={keBawah}
            />
          ) : (
            <b>{angka(b.akhir)}</b>
          )}
        </td>
        <td className={gayaPenetapan.alasan}>
          {b.isi && onUbah ? (
            <AlasanBaris
              id={b.id}
              seri={b.seri}
              isi={b.isi}
              keadaan={keadaan}
              alasan={p.alasan}
              masalah={pesanBaris}
              idPesan={idPesan}
              onUbah={onUbah}
              samakan={p.samakan}
            />
          ) : (
            <PotonganBaris baris={b} />
          )}
          {pesanBaris.length > 0 && (
            <p className="sn-err" id={idPesan}>
              <Icon name="alert" />
              <span>{pesanBaris.map((m) => m.message).join('. ')}</span>
            </p>
          )}
        </td>
      </tr>
      {p.terbuka && (
        <tr className={gayaKeputusanBaris.rinci}>
          <td colSpan={p.rekomendasi ? 6 : 5}>
            <RincianBaris baris={b.penuh} berkas={p.berkas} />
          </td>
        </tr>
      )}
    </>
  );
}
