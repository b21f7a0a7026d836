import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { periksaJawabanInformasi } from '@sinas/domain/informasi/informasi';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { Field } from '@sinas/ui/inputs/Field';
import { useMemo, useState, type FormEvent } from 'react';
import { useJawabInformasi, type Permintaan } from '../../../../components/berkas/informasi';
import { IsianLampiran } from '../../../../components/dokumen/IsianLampiran';
import { pesanGalat } from '../../../../lib/galat';
import { kunciBaru } from '../../../../lib/kunci';
import { useSesi } from '../../../../lib/sesi';
import { bacaJawaban, KOSONG, tulisJawaban, type Ketikan } from './simpanan-jawaban';
import gayaBerkasIsi from '../../berkas-isi.module.css';
import gayaBerkas from '../../berkas.module.css';

interface Props {
  idNk: string;
  permintaan: Permintaan;
}
export function JawabInformasi(props: Props) {
  const idUser = useSesi().data?.pengguna?.id_user;
  return idUser ? <Jawaban {...props} idUser={idUser} /> : null;
}

/** The company's answer with its papers; what was typed is kept in this tab until it is sent. */
function Jawaban({ idNk, permintaan, idUser }: Props & { idUser: string }) {
  const [isi, aturIsi] = useState<Ketikan>(() => bacaJawaban(idUser, permintaan.id));
  const [mengunggah, setMengunggah] = useState(false);
  const [dicoba, setDicoba] = useState(false);
  const [galat, setGalat] = useState('');
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
    <form className={gayaBerkasIsi.jawab} aria-label="Jawab permintaan informasi" onSubmit={jawab} noValidate>
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
      <IsianLampiran
        label="jawaban"
        diminta={permintaan.diminta}
        dokumen={isi.dokumen}
        onUbah={(ubah) => setIsi((lama) => ({ ...lama, dokumen: ubah(lama.dokumen) }))}
        sibuk={mengunggah}
        onSibuk={setMengunggah}
      />
      {galat && (
        <p className="sn-err" role="alert">
          {galat}.
        </p>
      )}
      <div className={gayaBerkas.tombol}>
        <Button type="submit" variant="contained" disabled={kirim.isPending || mengunggah}>
          Kirim jawaban
        </Button>
      </div>
    </form>
  );
}
