import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { tanggal } from '@sinas/domain/format/tanggal';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { Field } from '@sinas/ui/inputs/Field';
import { Shape } from '@sinas/ui/marks/Shape';
import { useEffect, useRef } from 'react';
import { useFormulir } from '../kerja/useFormulir';
import type { CatatanPetugas } from '../wire';
import gaya from '../isian.module.css';

/** One remark of the ministry with the box for its answer. */
function KartuCatatan({ catatan, tautan = false }: { catatan: CatatanPetugas; tautan?: boolean }) {
  const { keadaan, store, pergi, sasaran } = useFormulir();
  const jawaban = useRef<HTMLTextAreaElement>(null);
  const dituju = sasaran?.path === `catatan.${catatan.id}` ? sasaran.ke : 0;
  useEffect(() => {
    const kotak = jawaban.current;
    if (!dituju || !kotak) return;
    kotak.closest('details')?.setAttribute('open', '');
    kotak.scrollIntoView?.({ block: 'center' });
    kotak.focus({ preventScroll: true });
  }, [dituju]);
  const tempat = `${catatan.baris ? `Baris ${catatan.baris}, ` : ''}${catatan.label}`;
  return (
    <article className={gaya.catatan} data-catatan={catatan.id}>
      <Shape name="wajik" className="sn-tone-warning" />
      <div>
        <strong>
          {tautan ? (
            <button
              type="button"
              className="sn-linkbtn"
              onClick={() => pergi(catatan.langkah, catatan.kd_field, catatan.baris)}
            >
              {tempat}
            </button>
          ) : (
            tempat
          )}
        </strong>
        <p>{catatan.catatan}</p>
        <p className="sn-hint">
          {catatan.kd_alasan && `${catatan.kd_alasan} ${catatan.ur_alasan ?? ''}, `}
          {catatan.oleh}, {tanggal(catatan.waktu)}
        </p>
        <Field label="Jawaban Anda" required maks={BATAS_TEKS.jawaban_catatan} isi={keadaan.jawaban[catatan.id] ?? ''}>
          {(ids) => (
            <textarea
              {...ids}
              ref={jawaban}
              className="sn-input"
              rows={2}
              value={keadaan.jawaban[catatan.id] ?? ''}
              onChange={(e) => store.jawab(catatan.id, e.target.value)}
            />
          )}
        </Field>
      </div>
    </article>
  );
}

/** Remarks on one row, where the row is changed. */
export function CatatanBagian({ idBaris }: { idBaris: string | null }) {
  const { keadaan } = useFormulir();
  const milik = keadaan.detail.catatan.filter((c) => idBaris !== null && c.id_baris === idBaris);
  return milik.map((c) => <KartuCatatan key={c.id} catatan={c} />);
}

/** Status 25: all remarks of this round, each with a link to its place. */
export function SpandukPerbaikan({ buka }: { buka: boolean }) {
  const { keadaan } = useFormulir();
  const { detail, jawaban } = keadaan;
  if (!dalam('dikembalikan', detail.kd_status_pengajuan) || detail.catatan.length === 0) return null;
  const belum = detail.catatan.filter((c) => !jawaban[c.id]?.trim()).length;
  const tenggat = detail.perbaikan?.tenggat;
  return (
    <details className={gaya.spanduk} open={buka}>
      <summary>
        <b>{detail.catatan.length} catatan petugas perlu diperbaiki</b>,{' '}
        {belum ? `${belum} belum dijawab` : 'semua sudah dijawab'}
        {tenggat && `. Kirim perbaikan paling lambat ${tanggal(tenggat)}`}. Hanya bagian yang diberi catatan yang dapat
        diubah.
      </summary>
      {detail.catatan.map((c) => (
        <KartuCatatan key={c.id} catatan={c} tautan />
      ))}
    </details>
  );
}
