import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { tanggal } from '@sinas/domain/format/tanggal';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { Field } from '@sinas/ui/inputs/Field';
import { Shape } from '@sinas/ui/marks/Shape';
import type { Catatan } from '../../../lib/wire';
import { useRencana } from '../kerja/useRencana';
import gaya from './tab.module.css';

/** One remark of the ministry with the box for its answer. */
function Kartu({ catatan: c, tautan }: { catatan: Catatan; tautan: boolean }) {
  const { keadaan, store, pergi } = useRencana();
  const isi = keadaan.jawaban[c.id] ?? '';
  const tempat = `${c.baris ? `Baris ${c.baris}, ` : ''}${c.label}`;
  return (
    <article className={gaya.catatan}>
      <Shape name="wajik" className="sn-tone-warning" />
      <div>
        <strong>
          {tautan ? (
            <button type="button" className="sn-linkbtn" onClick={() => pergi(c.langkah, c.kd_field, c.baris)}>
              {tempat}
            </button>
          ) : (
            tempat
          )}
        </strong>
        <p>{c.catatan}</p>
        <p className="sn-hint">
          {c.kd_alasan && `${c.kd_alasan} ${c.ur_alasan ?? ''}, `}
          {c.oleh}, {tanggal(c.waktu)}
        </p>
        <Field label="Jawaban Anda" required maks={BATAS_TEKS.jawaban_catatan} isi={isi}>
          {(ids) => (
            <textarea
              {...ids}
              className="sn-input"
              rows={2}
              value={isi}
              onChange={(e) => store.jawab(c.id, e.target.value)}
            />
          )}
        </Field>
      </div>
    </article>
  );
}

/** Remarks on one row, where the row is changed. */
export function CatatanBaris({ idBaris }: { idBaris: string | null }) {
  const { detail } = useRencana().keadaan.berkas;
  const milik = dalam('dikembalikan', detail.kd_status_pengajuan)
    ? detail.catatan.filter((c) => idBaris !== null && c.id_baris === idBaris)
    : [];
  return milik.map((c) => <Kartu key={c.id} catatan={c} tautan={false} />);
}

/** A returned plan: all remarks of this round, each with a link to its place. */
export function SpandukPerbaikan() {
  const { keadaan } = useRencana();
  const { detail } = keadaan.berkas;
  if (!dalam('dikembalikan', detail.kd_status_pengajuan) || detail.catatan.length === 0) return null;
  const belum = detail.catatan.filter((c) => !keadaan.jawaban[c.id]?.trim()).length;
  const tenggat = detail.perbaikan?.tenggat;
  return (
    <details className={gaya.spanduk} open>
      <summary>
        <b>{detail.catatan.length} catatan petugas perlu diperbaiki</b>,{' '}
        {belum ? `${belum} belum dijawab` : 'semua sudah dijawab'}
        {tenggat && `. Kirim perbaikan paling lambat ${tanggal(tenggat)}`}. Hanya bagian yang diberi catatan yang dapat
        diubah.
      </summary>
      {detail.catatan.map((c) => (
        <Kartu key={c.id} catatan={c} tautan />
      ))}
    </details>
  );
}
