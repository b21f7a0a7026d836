import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { periksaJawaban } from '@sinas/domain/keberatan/keberatan';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { DaftarLampiran, type Lampiran } from '@sinas/ui/berkas/DaftarLampiran';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useBukti, type BuktiDibawa } from '@sinas/ui/akun/bukti/useBukti';
import { useMemo, useState } from 'react';
import { RangkaDialog } from '../../../../components/RangkaDialog';
import { Sandi } from '../../../../components/Sandi';
import { TeksPanjang } from '../../../../components/TeksPanjang';
import { useData } from '../../../../lib/useData';
import { kunciBaru } from '../../../../lib/kunci';
import { pesanGalat } from '../../../../lib/galat';

interface Props {
  id: string;
  versi: number;
  /** Papers of the objection. */
  dokumen: readonly Lampiran[];
  onTutup: () => void;
  onSelesai: () => void;
}

/** The ministry's answer to an objection: a grant opens a file for the company, a refusal names its law. */
export function DialogJawabKeberatan({ id, versi, dokumen, onTutup, onSelesai }: Props) {
  const data = useData();
  const [putusan, setPutusan] = useState<'kabul' | 'tolak' | null>(null);
  const [jawaban, setJawaban] = useState('');
  const [dasar, setDasar] = useState('');
  const bukti = useBukti('keputusan');
  const [sandi, setSandi] = useState('');
  const [dicoba, setDicoba] = useState(false);
  const [sibuk, setSibuk] = useState(false);
  const [galat, setGalat] = useState<string[]>([]);
  // The same answer again, after one that was lost on the way, is the same.
  const kunci = useMemo(() => (void [putusan, jawaban, dasar, versi], kunciBaru()), [putusan, jawaban, dasar, versi]);
  const masalah = periksaJawaban({ kabul: putusan !== 'tolak', jawaban, dasar_hukum: dasar });
  const salah = (path: string) => (dicoba ? masalah.find((m) => m.path === path)?.message : undefined);
  const kirim = () => {
    setDicoba(true);
    if (!putusan || masalah.length > 0 || (bukti.sandi && !sandi)) return;
    bukti.lalu(sandi, (b) => void simpan(putusan, b));
  };
  const simpan = async (pilihan: 'kabul' | 'tolak', dibawa: BuktiDibawa) => {
    setSibuk(true);
    try {
      const isi = { versi, putusan: pilihan, jawaban: jawaban.trim(), dasar_hukum: dasar.trim() };
      await data.jawabKeberatan(id, { ...isi, ...dibawa, kunci });
      onSelesai();
    } catch (e) {
      setGalat([pesanGalat(e, PESAN['gagal.simpan'])]);
    } finally {
      setSibuk(false);
    }
  };
  return (
    <RangkaDialog
      judul="Jawab keberatan"
      tombol={putusan === 'kabul' ? 'Kabulkan' : 'Kirim jawaban'}
      sibuk={sibuk}
      galat={dicoba && !putusan ? ['Pilih putusan'] : galat}
      onKirim={kirim}
      onTutup={onTutup}
    >
      {dokumen.length > 0 && (
        <div className="sn-serah">
          <b>Dokumen keberatan</b>
          <DaftarLampiran dokumen={dokumen} />
        </div>
      )}
      <fieldset>
        <legend>Putusan</legend>
        {(
          [
            ['kabul', 'Dikabulkan: pengajuan dibuka untuk perusahaan'],
            ['tolak', 'Ditolak: keputusan tetap'],
          ] as const
        ).map(([nilai, label]) => (
          <label key={nilai}>
            <input type="radio" name="putusan" checked={putusan === nilai} onChange={() => setPutusan(nilai)} /> {label}
          </label>
        ))}
      </fieldset>
      <TeksPanjang
        label="Jawaban"
        name="jawaban"
        required
        rows={5}
        maks={BATAS_TEKS.keberatan}
        hint="Dibaca perusahaan."
        error={salah('jawaban')}
        value={jawaban}
        onUbah={setJawaban}
      />
      <TextInput
        label={putusan === 'tolak' ? 'Dasar hukum' : 'Dasar hukum, opsional'}
        maks={BATAS_TEKS.dasar_hukum}
        autoComplete="off"
        error={salah('dasar_hukum')}
        value={dasar}
        onChange={(e) => setDasar(e.target.value)}
      />
      {bukti.sandi && (
        <Sandi nilai={sandi} salah={dicoba && !sandi ? PESAN['keputusan.sandi'] : undefined} onUbah={setSandi} />
      )}
    </RangkaDialog>
  );
}
