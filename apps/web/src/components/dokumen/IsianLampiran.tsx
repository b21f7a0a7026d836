import type { Skema } from '@sinas/api-client';
import { periksaBerkas } from '@sinas/domain/berkas/aturan-berkas';
import { MAKS_DILAMPIRKAN } from '@sinas/domain/informasi/informasi';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { Field } from '@sinas/ui/inputs/Field';
import { fileSize } from '@sinas/ui/inputs/file-size';
import { Icon } from '@sinas/ui/marks/Icon';
import { TombolBerkas } from '@sinas/ui/unggah/TombolBerkas';
import { useState } from 'react';
import { unggah } from '../../lib/formulir-unggah';
import { pesanGalat } from '../../lib/galat';
import { useSesi } from '../../lib/sesi';
import gaya from './lampiran.module.css';

/** A paper that no kind was named for. */
const DOKUMEN_LAIN = 'D99';

export interface Lampiran {
  id: string;
  nama_file: string;
  ukuran: number;
}
interface Props {
  /** Of the list and of the file to choose. */
  label: string;
  /** Kinds that are asked for, beside any other. */
  diminta?: readonly { kd_dokumen: string; nama: string }[];
  dokumen: readonly Lampiran[];
  onUbah: (ubah: (lama: Lampiran[]) => Lampiran[]) => void;
  /** While one is on its way nothing is sent. */
  sibuk: boolean;
  onSibuk: (sibuk: boolean) => void;
}

/** Papers that are uploaded beside the file and go with what is written here. */
export function IsianLampiran({ label, diminta = [], dokumen, onUbah, sibuk, onSibuk }: Props) {
  const csrf = useSesi().data?.csrf ?? '';
  const [jenis, setJenis] = useState(diminta[0]?.kd_dokumen ?? DOKUMEN_LAIN);
  const [persen, setPersen] = useState(0);
  const [galat, setGalat] = useState('');
  const pilihan = diminta.some((d) => d.kd_dokumen === DOKUMEN_LAIN)
    ? diminta
    : [...diminta, { kd_dokumen: DOKUMEN_LAIN, nama: 'Dokumen lain' }];
  const lampirkan = async (f: File) => {
    const salah = periksaBerkas({ nama: f.name, ukuran: f.size });
    setGalat(salah ?? '');
    if (salah) return;
    const badan = new FormData();
    badan.append('kd_dokumen', jenis);
    badan.append('file', f);
    setPersen(0);
    onSibuk(true);
    try {
      const opsi = { csrf, onKemajuan: setPersen };
      const { id, nama_file, ukuran } = await unggah<Skema<'BerkasDiunggahDto'>>('/nk/v2/data-nk/upload', badan, opsi);
      onUbah((lama) => [...lama, { id, nama_file, ukuran }]);
    } catch (g) {
      setGalat(pesanGalat(g, PESAN['berkas.tidak_valid']));
    } finally {
      onSibuk(false);
    }
  };
  return (
    <>
      {dokumen.length > 0 && (
        <ul className={gaya.daftar} aria-label={`Dokumen ${label}`}>
          {dokumen.map((d) => (
            <li key={d.id}>
              <Icon name="file" />
              <span>
                {d.nama_file} <small>{fileSize(d.ukuran)}</small>
              </span>
              <button
                type="button"
                className="sn-linkbtn"
                onClick={() => onUbah((lama) => lama.filter((x) => x.id !== d.id))}
              >
                Lepas<span className="sn-sr"> {d.nama_file}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {dokumen.length < MAKS_DILAMPIRKAN && (
        <div className={gaya.lampirkan}>
          {pilihan.length > 1 && (
            <Field label="Jenis dokumen">
              {(a) => (
                <select {...a} className="sn-input" value={jenis} onChange={(e) => setJenis(e.target.value)}>
                  {pilihan.map((d) => (
                    <option key={d.kd_dokumen} value={d.kd_dokumen}>
                      {d.nama}
                    </option>
                  ))}
                </select>
              )}
            </Field>
          )}
          <TombolBerkas nama={`Berkas ${label}`} disabled={sibuk} onBerkas={(f) => void lampirkan(f)}>
            <Icon name="upload" />
            {sibuk ? `Mengunggah ${persen}%` : 'Lampirkan dokumen'}
          </TombolBerkas>
        </div>
      )}
      {galat && (
        <p className="sn-err" role="alert">
          {galat}.
        </p>
      )}
    </>
  );
}
