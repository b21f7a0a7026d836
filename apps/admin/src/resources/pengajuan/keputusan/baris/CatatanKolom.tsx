import { tanggal } from '@sinas/domain/format/tanggal';
import { ALASAN, type KdAlasan } from '@sinas/domain/baris/alasan';
import { perluBaris } from '@sinas/domain/formulir/catatan';
import type { LangkahFormulir } from '@sinas/domain/formulir/formulir';
import { Icon } from '@sinas/ui/marks/Icon';
import { Shape } from '@sinas/ui/marks/Shape';
import type { ButirPerbaikanLembar, Detail, Lembar } from '../../../../providers/wire';
import { labelKolom } from './kolom-catatan';

interface Props {
  berkas: Detail;
  lembar: Lembar;
  /** Remarks of this round, not sent yet. */
  perbaikan: readonly ButirPerbaikanLembar[];
  onTambah?: () => void;
  onHapus: (indeks: number) => void;
}
const tanpaBaris = (semua: readonly LangkahFormulir[], langkah: string, kdField: string): string =>
  perluBaris(langkah, kdField) ? 'Semua baris' : (semua.find((l) => l.kode === langkah)?.nama ?? langkah);

/** Remarks on fields: those of the round before with their answers, and those about to be sent. */
export function CatatanKolom({ berkas, lembar, perbaikan, onTambah, onHapus }: Props) {
  const semua = berkas.formulir.langkah;
  const seri = (id?: string) => lembar.rincian.find((r) => r.id === id)?.seri;
  return (
    <section className="sn-card kp-panel" aria-labelledby="j-catatan">
      <h2 id="j-catatan">Catatan per kolom</h2>
      <ul className="kp-catatan">
        {berkas.catatan.map((c) => (
          <li key={c.id}>
            <div className="kp-catatan-di">
              <b>
                {c.baris ? `Baris ${c.baris}` : tanpaBaris(semua, c.langkah, c.kd_field)}, {c.label}
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
            <div className="kp-catatan-di">
              <b>
                {c.id_baris ? `Baris ${seri(c.id_baris) ?? '-'}` : tanpaBaris(semua, c.tab, c.kd_field)},{' '}
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
