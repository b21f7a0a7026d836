import { ALASAN, type KdAlasan } from '@sinas/domain/baris/alasan';
import { banding } from '@sinas/domain/format/angka';
import { kuantitas } from '@sinas/domain/format/satuan';
import { statusTanpaRapat } from '@sinas/domain/neraca/penetapan';
import { Icon } from '@sinas/ui/marks/Icon';
import { StatusBadge } from '@sinas/ui/marks/StatusBadge';
import { useState } from 'react';
import type { Papan } from '../../providers/wire';
import type { Hitungan } from './hitung';
import gaya from './penetapan.module.css';

interface Props {
  papan: Papan;
  hitungan: Hitungan;
  alasan: string;
}
/** What each company is going to read, one after another. */
export function PanelPandangan({ papan, hitungan, alasan }: Props) {
  const ikut = papan.berkas.filter((p) => hitungan.baris.some((b) => b.idNk === p.idNk));
  const [ke, setKe] = useState(0);
  const p = ikut[Math.min(ke, ikut.length - 1)];
  if (!p) return null;
  const baris = hitungan.baris.filter((b) => b.idNk === p.idNk);
  const siap = baris.every((b) => b.penetapan !== '');
  const hasil = siap ? statusTanpaRapat(baris) : null;
  const nomor = ikut.indexOf(p);
  const geser = (n: number): void => setKe(Math.max(0, Math.min(ikut.length - 1, nomor + n)));
  return (
    <section className={`sn-card ${gaya.pandangan}`} aria-labelledby="pn-pandangan">
      <header>
        <h2 id="pn-pandangan">Yang dilihat perusahaan</h2>
        <div className="kn-nomor">
          <button type="button" aria-label="Perusahaan sebelumnya" disabled={nomor === 0} onClick={() => geser(-1)}>
            <Icon name="left" />
          </button>
          <span>
            {nomor + 1} dari {ikut.length}
          </span>
          <button
            type="button"
            aria-label="Perusahaan berikutnya"
            disabled={nomor === ikut.length - 1}
            onClick={() => geser(1)}
          >
            <Icon name="right" />
          </button>
        </div>
      </header>
      <div className={gaya.surat}>
        <b>{p.nama_perusahaan}</b>
        {hasil && <StatusBadge kode={hasil} />}
        <ul>
          {baris.map((b) => (
            <li key={b.id}>
              {b.uraian}: <b>{b.penetapan === '' ? '-' : kuantitas(b.penetapan, b.satuan)}</b> dari{' '}
              {kuantitas(b.diminta, b.satuan)}
              {b.kd_alasan !== '' && b.penetapan !== '' && banding(b.penetapan, b.diminta) < 0 && (
                <small>
                  {b.kd_alasan} {ALASAN[b.kd_alasan as KdAlasan]}
                  {b.alasan && `, ${b.alasan}`}
                </small>
              )}
            </li>
          ))}
        </ul>
        {alasan.trim() && <p>{alasan}</p>}
      </div>
      <p className="sn-soft">
        <Icon name="lock" /> Baris perusahaan lain tidak terlihat.
      </p>
    </section>
  );
}
