import type { Skema } from '@sinas/api-client';
import Button from '@mui/material/Button';
import { periksaBerkas } from '@sinas/domain/berkas/aturan-berkas';
import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { MAKS_DILAMPIRKAN, periksaJawabanInformasi } from '@sinas/domain/informasi/informasi';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Field } from '@sinas/ui/inputs/Field';
import { fileSize } from '@sinas/ui/inputs/file-size';
import { Icon } from '@sinas/ui/marks/Icon';
import { useMemo, useRef, useState, type FormEvent } from 'react';
import { useJawabInformasi, type Permintaan } from '../../../../components/berkas/informasi';
import { unggah } from '../../../../lib/formulir-unggah';
import { pesanGalat } from '../../../../lib/galat';
import { kunciBaru } from '../../../../lib/kunci';
import { useSesi } from '../../../../lib/sesi';
import { bacaJawaban, KOSONG, tulisJawaban, type Ketikan } from './simpanan-jawaban';

/** A paper that no kind was named for. */
const DOKUMEN_LAIN = 'D99';

interface Props {
  idNk: string;
  permintaan: Permintaan;
}
export function JawabInformasi(props: Props) {
  const sesi = useSesi().data;
  const idUser = sesi?.pengguna?.id_user;
  return idUser ? <Jawaban {...props} idUser={idUser} csrf={sesi.csrf} /> : null;
}

/** The company's answer with its papers; what was typed is kept in this tab until it is sent. */
function Jawaban({ idNk, permintaan, idUser, csrf }: Props & { idUser: string; csrf: string }) {
  const [isi, aturIsi] = useState<Ketikan>(() => bacaJawaban(idUser, permintaan.id));
  const [jenis, setJenis] = useState(permintaan.diminta[0]?.kd_dokumen ?? DOKUMEN_LAIN);
  const [persen, setPersen] = useState<number | null>(null);
  const [dicoba, setDicoba] = useState(false);
  const [galat, setGalat] = useState('');
  const berkas = useRef<HTMLInputElement>(null);
  const toast = useToast();
  const kirim = useJawabInformasi(idNk, permintaan.id);
  // The same words again, after an answer that was lost, are the same answer.
  const kunci = useMemo(() => (void isi, kunciBaru()), [isi]);
  const setIsi = (ubah: (lama: Ketikan) => Ketikan) =>
    aturIsi((lama) => {
      const baru = ubah(lama);
      tulisJawaban(idUser, permintaan.id, baru);
      return baru;
    });
  const ids = isi.dokumen.map((d) => d.id);
  const masalah = periksaJawabanInformasi(isi.jawaban, ids);
  const pilihan = [
    ...permintaan.diminta,
    ...(permintaan.diminta.some((d) => d.kd_dokumen === DOKUMEN_LAIN)
      ? []
      : [{ kd_dokumen: DOKUMEN_LAIN, nama: 'Dokumen lain' }]),
  ];
  const lampirkan = async (f: File | undefined) => {
    if (!f) return;
    const salah = periksaBerkas({ nama: f.name, ukuran: f.size });
    setGalat(salah ?? '');
    if (salah) return;
    const badan = new FormData();
    badan.append('kd_dokumen', jenis);
    badan.append('file', f);
    setPersen(0);
    try {
      const opsi = { csrf, onKemajuan: setPersen };
      const d = await unggah<Skema<'BerkasDiunggahDto'>>('/nk/v2/data-nk/upload', badan, opsi);
      setIsi((lama) => ({
        ...lama,
        dokumen: [...lama.dokumen, { id: d.id, nama_file: d.nama_file, ukuran: d.ukuran }],
      }));
    } catch (g) {
      setGalat(pesanGalat(g, PESAN['berkas.tidak_valid']));
    } finally {
      setPersen(null);
    }
  };
  const jawab = (e: FormEvent) => {
    e.preventDefault();
    setDicoba(true);
    setGalat('');
    if (masalah.length > 0) return;
    kirim.mutate(
      { kunci, jawaban: isi.jawaban.trim(), dokumen: ids },
      {
        onSuccess: () => {
          tulisJawaban(idUser, permintaan.id, KOSONG);
          toast.berhasil(PESAN['informasi.dijawab']);
        },
        onError: (g) => setGalat(pesanGalat(g, PESAN['gagal.kirim'])),
      },
    );
  };
  return (
    <form className="bk-jawab" aria-label="Jawab permintaan informasi" onSubmit={jawab} noValidate>
      <Field
        label="Jawaban"
        required
        maks={BATAS_TEKS.jawaban_informasi}
        isi={isi.jawaban}
        error={dicoba ? masalah.find((m) => m.path === 'jawaban')?.message : undefined}
      >
        {(a) => (
          <textarea
            {...a}
            className="sn-input"
            rows={4}
            value={isi.jawaban}
            onChange={(e) => {
              const { value } = e.target;
              setIsi((lama) => ({ ...lama, jawaban: value }));
            }}
          />
        )}
      </Field>
      {isi.dokumen.length > 0 && (
        <ul className="bk-lampiran" aria-label="Dokumen jawaban">
          {isi.dokumen.map((d) => (
            <li key={d.id}>
              <Icon name="file" />
              <span>
                {d.nama_file} <small>{fileSize(d.ukuran)}</small>
              </span>
              <button
                type="button"
                className="sn-linkbtn"
                onClick={() => setIsi((lama) => ({ ...lama, dokumen: lama.dokumen.filter((x) => x.id !== d.id) }))}
              >
                Lepas<span className="sn-sr"> {d.nama_file}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      {isi.dokumen.length < MAKS_DILAMPIRKAN && (
        <div className="bk-lampirkan">
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
          <button
            type="button"
            className="sn-btn sn-btn-line"
            disabled={persen !== null}
            onClick={() => berkas.current?.click()}
          >
            <Icon name="upload" />
            {persen === null ? 'Lampirkan dokumen' : `Mengunggah ${persen}%`}
          </button>
          <input
            ref={berkas}
            type="file"
            hidden
            aria-label="Berkas jawaban"
            onChange={(e) => {
              void lampirkan(e.target.files?.[0]);
              e.target.value = '';
            }}
          />
        </div>
      )}
      {galat && (
        <p className="sn-err" role="alert">
          {galat}.
        </p>
      )}
      <div className="bk-tombol">
        <Button type="submit" variant="contained" disabled={kirim.isPending || persen !== null}>
          Kirim jawaban
        </Button>
      </div>
    </form>
  );
}
