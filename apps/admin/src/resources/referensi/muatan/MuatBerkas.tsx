import { GalatApi } from '@sinas/api-client';
import { useNavigate } from 'react-router-dom';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { pesanGalat } from '../../../lib/galat';
import type { DaftarReferensi } from '../../../providers/wire';
import { useUnggah } from '../data';
import { HalamanDaftar } from '../HalamanDaftar';
import { Langkah } from './Langkah';
import { SemuaMuatan } from './SemuaMuatan';
import { TaruhBerkas } from './TaruhBerkas';
import gaya from './referensi-muatan.module.css';

/** /referensi/:jenis/muat: an official file for a list, first compared with what is there. */
export const MuatBerkas = () => (
  <HalamanDaftar judul={(d) => `Muat berkas ${d.nama}`}>{(daftar) => <Isi daftar={daftar} />}</HalamanDaftar>
);

function Isi({ daftar }: { daftar: DaftarReferensi }) {
  const pergi = useNavigate();
  const unggah = useUnggah(daftar.jenis, { jadi: (id) => void pergi(`/referensi/${daftar.jenis}/muat/${id}`) });
  return (
    <div className={gaya.muat}>
      <Langkah kini={0} />
      <TaruhBerkas sibuk={unggah.isPending} onBerkas={(berkas) => unggah.mutate(berkas)} />
      {unggah.isError && <TakTerbaca galat={unggah.error} />}
      <section aria-label="Berkas yang dikenal">
        <h2>Berkas yang dikenal</h2>
        <p className="rf-sunyi">
          CSV berpengodean UTF-8 dengan judul kolom di baris pertama, paling besar 20 MB. Nama berkas boleh lain; yang
          dikenali kolomnya.
        </p>
        {daftar.berkas.map((b) => (
          <div key={b.nama} className={gaya.bentuk}>
            <h3 className="rf-mono">{b.nama}</h3>
            <p>{b.keterangan}</p>
            <ul className={gaya.kolom} aria-label={`Kolom ${b.nama}`}>
              {b.kolom.map((k) => (
                <li key={k} className="rf-mono">
                  {k}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </section>
      <section aria-label="Muatan sebelumnya">
        <h2>Muatan sebelumnya</h2>
        <SemuaMuatan jenis={daftar.jenis} />
      </section>
    </div>
  );
}

/** The file is none that this list knows: where it went wrong, as far as the server can tell. */
function TakTerbaca({ galat }: { galat: unknown }) {
  const sebab = galat instanceof GalatApi ? galat.errors : [];
  return (
    <Kabar grup="buruk">
      <p>
        <b>Berkas tidak dapat dibaca. Tidak ada yang berubah.</b>
      </p>
      {sebab.length === 0 ? (
        <p>{pesanGalat(galat, 'Berkas belum dapat dikirim')}.</p>
      ) : (
        <ul>
          {sebab.map(({ baris, message }) => (
            <li key={`${baris ?? ''}${message}`}>
              {baris ? `Baris ${baris}: ` : ''}
              {message}
            </li>
          ))}
        </ul>
      )}
    </Kabar>
  );
}
