import { useState } from 'react';
import { Link } from 'react-router-dom';
import { saat } from '../../../lib/waktu';
import type { DaftarReferensi } from '../../../providers/wire';
import { DialogUrungkan } from './DialogUrungkan';
import gaya from '../referensi.module.css';

/** The last file that was taken over, and the way to take it back. */
export function MuatanTerakhir({ daftar: { jenis, muatan_terakhir: m } }: { daftar: DaftarReferensi }) {
  const [tanya, setTanya] = useState(false);
  if (!m) return null;
  return (
    <p className={gaya.terakhir}>
      <span>
        Muatan terakhir: <Link to={`/referensi/${jenis}/muat/${m.id}`}>{m.nama_berkas}</Link>,{' '}
        {saat(m.diterapkan ?? m.dibuat)}, oleh {m.diterapkan_oleh ?? m.dibuat_oleh}.
      </span>
      {m.boleh_urungkan ? (
        <button type="button" className="sn-linkbtn" onClick={() => setTanya(true)}>
          Urungkan muatan terakhir
        </button>
      ) : (
        m.sebab && <span className={gaya.sebab}>Tidak dapat diurungkan: {m.sebab}.</span>
      )}
      {tanya && <DialogUrungkan muatan={m} onTutup={() => setTanya(false)} />}
    </p>
  );
}
