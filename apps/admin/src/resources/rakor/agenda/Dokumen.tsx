import { PESAN } from '@sinas/domain/pesan/pesan';
import { waktu } from '@sinas/domain/format/tanggal';
import { fileFacts } from '@sinas/ui/inputs/file-size';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Icon } from '@sinas/ui/marks/Icon';
import { TombolBerkas } from '@sinas/ui/unggah/TombolBerkas';
import { useState } from 'react';
import { kalimatGalat } from '../../../lib/galat';
import { dokumenRapat } from '../../../providers/rakor/data';
import type { DokumenRapat, RapatRinci } from '../../../providers/rakor/wire';
import { useTulisRapat } from '../data';
import { DialogJudul } from './DialogJudul';
import { Ikon } from './Komoditas';
import { MAKS_JUDUL } from './judul';
import gaya from '../rakor.module.css';

/** Papers beside the minutes. */
export function Dokumen({ rapat }: { rapat: RapatRinci }) {
  const toast = useToast();
  const id = rapat.id_rakor;
  const [judul, setJudul] = useState('');
  const [salah, setSalah] = useState<string | null>(null);
  const [ubah, setUbah] = useState<DokumenRapat | null>(null);
  const lampir = useTulisRapat(
    id,
    (d, file: File) => d.rapatLampirkan(id, judul.trim() || file.name.slice(0, MAKS_JUDUL), file),
    () => {
      setJudul('');
      setSalah(null);
      toast.berhasil(PESAN['berhasil.simpan']);
    },
  );
  const hapus = useTulisRapat(id, (d, x: DokumenRapat) => d.rapatHapusDokumen(id, x.id));
  return (
    <section aria-labelledby="rk-dokumen">
      <h2 id="rk-dokumen">Dokumen</h2>
      {rapat.dokumen.length === 0 ? (
        <p className="sn-soft">Belum ada dokumen.</p>
      ) : (
        <ul className={gaya.dokumen}>
          {rapat.dokumen.map((d) => (
            <li key={d.id}>
              <Icon name="file" />
              <div>
                <a href={dokumenRapat(id, d.id)} download={d.nama_file}>
                  {d.judul}
                </a>
                <small>
                  {fileFacts({ ukuran: Number(d.ukuran), nama_file: d.nama_file })}, {d.oleh}, {waktu(d.dibuat)}
                </small>
              </div>
              {rapat.boleh_kelola && (
                <>
                  <Ikon nama={`Ubah judul ${d.judul}`} ikon="edit" onClick={() => setUbah(d)} />
                  <Ikon
                    nama={`Hapus ${d.judul}`}
                    ikon="trash"
                    onClick={() => hapus.mutate(d, { onError: (e) => toast.gagal(kalimatGalat(e)) })}
                  />
                </>
              )}
            </li>
          ))}
        </ul>
      )}
      {rapat.boleh_kelola && (
        <div className={gaya.tambah}>
          <TextInput
            label="Judul dokumen"
            maks={MAKS_JUDUL}
            autoComplete="off"
            hint="Kosong berarti nama berkasnya."
            error={salah}
            value={judul}
            onChange={(e) => setJudul(e.target.value)}
          />
          <TombolBerkas
            nama="Dokumen rapat"
            loading={lampir.isPending}
            onBerkas={(file) => lampir.mutate(file, { onError: (g) => setSalah(kalimatGalat(g)) })}
          >
            <Icon name="upload" />
            Unggah dokumen
          </TombolBerkas>
        </div>
      )}
      {ubah && <DialogJudul id={id} dokumen={ubah} onTutup={() => setUbah(null)} />}
    </section>
  );
}
