import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { Button } from '@sinas/ui/inputs/Button';
import { fileSize } from '@sinas/ui/inputs/file-size';
import { Link, useParams } from 'react-router-dom';
import { Muat } from '../../../components/Muat';
import { statusGalat } from '../../../lib/galat';
import { saat } from '../../../lib/waktu';
import type { DaftarReferensi, Muatan } from '../../../providers/wire';
import { useMuatan } from '../data';
import { HalamanDaftar } from '../HalamanDaftar';
import { HasilMuatan } from './HasilMuatan';
import { Langkah } from './Langkah';
import { LencanaMuatan } from '../Lencana';
import { PerubahanMuatan } from './PerubahanMuatan';
import gaya from './referensi-muatan.module.css';

/** /referensi/:jenis/muat/:id: what a file changes, or changed. */
export const PratinjauMuatan = () => (
  <HalamanDaftar judul={(d) => `Muat berkas ${d.nama}`}>{(daftar) => <Isi daftar={daftar} />}</HalamanDaftar>
);

function Isi({ daftar }: { daftar: DaftarReferensi }) {
  const { id = '' } = useParams();
  const muatan = useMuatan(daftar.jenis, id);
  if (statusGalat(muatan.error) === 404)
    return (
      <div className="sn-card">
        <EmptyState
          icon="search"
          title="Muatan tidak ditemukan"
          action={
            <Button component={Link} variant="outlined" to={`/referensi/${daftar.jenis}/muat`}>
              Muat berkas
            </Button>
          }
        >
          Pratinjau yang lama tidak disimpan selamanya.
        </EmptyState>
      </div>
    );
  return (
    <Muat kueri={muatan} apa="Muatan ini">
      {(m) => (
        <div className={gaya.muat} key={m.id}>
          <Langkah kini={m.status === 'pratinjau' ? 1 : 2} />
          <Berkas muatan={m} />
          <HasilMuatan daftar={daftar} muatan={m} />
          <PerubahanMuatan daftar={daftar} muatan={m} />
        </div>
      )}
    </Muat>
  );
}

function Berkas({ muatan: m }: { muatan: Muatan }) {
  return (
    <p className={gaya.berkas}>
      <b className="rf-mono">{m.nama_berkas}</b>
      <LencanaMuatan muatan={m} />
      <span className="rf-sunyi" title={`SHA-256 ${m.sha256}`}>
        {fileSize(m.ukuran)}, dibandingkan {saat(m.dibuat)} oleh {m.dibuat_oleh}
      </span>
    </p>
  );
}
