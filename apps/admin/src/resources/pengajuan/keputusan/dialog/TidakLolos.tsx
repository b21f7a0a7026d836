import { catatanDiminta, ujiTidakLolos } from '@sinas/domain/baris/syarat-wajar';
import type { Desimal } from '@sinas/domain/format/angka';
import { perpanjangan } from '@sinas/domain/pengajuan/turunan';
import type { Detail, Lembar } from '../../../../providers/wire';
import type { Lembaran } from '../lembaran';
import gaya from '../keputusan-dialog.module.css';

interface Props {
  berkas: Detail;
  lembar: Lembar;
  isi: Lembaran;
  diberi: Desimal;
}
const MINTA_CATATAN = 'Tulis alasannya di Catatan.';
const DIPOTONG = 'Kurang dari kebutuhan karena dikurangi; alasannya ada pada barisnya.';

/** Before it goes on: sums that it does not pass, parts of the checklist answered with no, and what the applicant says of it. */
export function TidakLolos({ berkas, lembar, isi, diberi }: Props) {
  const { kepala } = berkas.json_simpan;
  // Of an extension sums were weighed when it was decided. What holds the quantity stands among the faults of the dialog, with its sum.
  const uji = perpanjangan(berkas.jenis_pengajuan)
    ? []
    : ujiTidakLolos(kepala, berkas.jml_total, diberi, berkas.satuan).filter((u) => u.minta !== 'ubah');
  const tidak = lembar.checklist.filter((c) => isi.periksa[c.kode]?.hasil === 'N');
  const pemohon = catatanDiminta(kepala, berkas.jml_total);
  if (uji.length + tidak.length === 0 && pemohon === null) return null;
  return (
    <div className={gaya.tinjau} role="region" aria-labelledby="j-tidak-lolos" tabIndex={0}>
      <h3 id="j-tidak-lolos">Yang tidak lolos pemeriksaan</h3>
      <ul>
        {uji.map((u) => (
          <li key={u.kode}>
            <b>{u.nama}</b>
            <p>
              {u.uraian} {u.minta === 'catatan' ? MINTA_CATATAN : DIPOTONG}
            </p>
          </li>
        ))}
        {tidak.map((c) => (
          <li key={c.kode}>
            <b>{c.nama}: Tidak</b>
            {isi.periksa[c.kode]?.catatan.trim() && <p>{isi.periksa[c.kode]?.catatan}</p>}
          </li>
        ))}
        {pemohon !== null && (
          <li>
            <b>Catatan pemohon atas jumlah yang diminta</b>
            <p>{pemohon}</p>
          </li>
        )}
      </ul>
    </div>
  );
}
