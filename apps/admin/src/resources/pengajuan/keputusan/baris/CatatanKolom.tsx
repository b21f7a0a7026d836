import { tanggal } from '@sinas/domain/format/tanggal';
import { ALASAN, type KdAlasan } from '@sinas/domain/baris/alasan';
import { layanan } from '@sinas/domain/layanan/daftar';
import { Icon } from '@sinas/ui/marks/Icon';
import { Shape } from '@sinas/ui/marks/Shape';
import type { ButirPerbaikanLembar, Detail, Lembar } from '../../../../providers/wire';
import { jenisBerkas } from './kolom-baris';
import { catatanBerbaris, labelKolom } from './kolom-catatan';
import gayaKeputusan from '../keputusan.module.css';
import gayaKeputusanBaris from '../keputusan-baris.module.css';

interface Props {
  berkas: Detail;
  lembar: Lembar;
  /** Remarks of this round, not sent yet. */
  perbaikan: readonly ButirPerbaikanLembar[];
  onTambah?: () => void;
  onHapus: (indeks: number) => void;
}
const tanpaBaris = (berkas: Detail, langkah: string, kdField: string): string =>
  catatanBerbaris(berkas, langkah, kdField) ? 'Semua baris' : namaLangkah(berkas, langkah);
/** Rows of a plan's other parts have numbers of their own: they are called by their part. */
const awalan = (berkas: Detail, langkah: string): string =>
  layanan(berkas.kd_rekom).rumpun !== 'rencana' || langkah === jenisBerkas(berkas).utama.langkah
    ? 'Baris'
    : `${namaLangkah(berkas, langkah)} baris`;
const namaLangkah = ({ formulir }: Detail, langkah: string): string =>
  formulir.langkah.find((l) => l.kode === langkah)?.nama ?? langkah;

/** Remarks on fields: those of the round before with their answers, and those about to be sent. */
export function CatatanKolom({ berkas, lembar, perbaikan, onTambah, onHapus }: Props) {
  /** Rows of the sheet by their number; of a plan's other tabs by their tab. */
  const barisKe = (c: ButirPerbaikanLembar): string => {
    const ada = lembar.rincian.find((r) => r.id === c.id_baris);
    return ada ? `Baris ${ada.seri}` : `Satu baris ${namaLangkah(berkas, c.tab).toLowerCase()}`;
  };
  return (
    <section className={`sn-card ${gayaKeputusan.panel}`} aria-labelledby="j-catatan">
      <h2 id="j-catatan">Catatan per kolom</h2>
      <ul className={gayaKeputusanBaris.catatan}>
        {berkas.catatan.map((c) => (
          <li key={c.id}>
            <div className={gayaKeputusanBaris.catatanDi}>
              <b>
                {c.baris ? `${awalan(berkas, c.langkah)} ${c.baris}` : tanpaBaris(berkas, c.langkah, c.kd_field)},{' '}
                {c.label}
              </b>
              <span className={c.jawaban ? 'sn-tone-success' : 'sn-tone-warning'}>
                <Shape name={c.jawaban ? 'centang' : 'wajik'} /> {c.jawaban ? 'Dijawab' : 'Belum dijawab'}
              </span>
            </div>
            <p>
              {c.kd_alasan} {c.ur_alasan}. {c.catatan} {c.jawaban && <q>{c.jawaban}</q>}
            </p>
            <small>
              {c.oleh}, {tanggal(c.waktu)}, perbaikan ke-{c.putaran}
            </small>
          </li>
        ))}
        {perbaikan.map((c, i) => (
          <li key={i} data-baru>
            <div className={gayaKeputusanBaris.catatanDi}>
              <b>
                {c.id_baris ? barisKe(c) : tanpaBaris(berkas, c.tab, c.kd_field)},{' '}
                {labelKolom(berkas, c.tab, c.kd_field)}
              </b>
              {onTambah ? (
                <button type="button" className="sn-linkbtn" onClick={() => onHapus(i)}>
                  Hapus<span className="sn-sr"> catatan {labelKolom(berkas, c.tab, c.kd_field)}</span>
                </button>
              ) : (
                <span>Belum dikirim</span>
              )}
            </div>
            <p>
              {c.kd_alasan} {ALASAN[c.kd_alasan as KdAlasan] ?? ''}. {c.catatan}
            </p>
          </li>
        ))}
        {onTambah ? (
          <li>
            <button type="button" className="sn-linkbtn" onClick={onTambah}>
              <Icon name="plus" /> Tambah catatan pada kolom
            </button>
          </li>
        ) : (
          berkas.catatan.length + perbaikan.length === 0 && <li className="sn-soft">Tidak ada catatan.</li>
        )}
      </ul>
    </section>
  );
}
