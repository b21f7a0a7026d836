import { JENIS_NOTIFIKASI, type JenisNotifikasi } from '@sinas/domain/akses/akun';
import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { KODE_PERAN, PERAN } from '@sinas/domain/akses/peran';
import { pesan, PESAN } from '@sinas/domain/pesan/pesan';
import { Button } from '@sinas/ui/inputs/Button';
import { TextInput } from '@sinas/ui/inputs/Field';
import { ResultDialog, type Result } from '@sinas/ui/feedback/ResultDialog';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Kabar } from '@sinas/ui/feedback/Kabar';
import { Pilihan } from '../../components/Pilihan';
import { TeksPanjang } from '../../components/TeksPanjang';
import { kalimatGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import type { SiaranBaru } from '../../providers/wire';
import { KUNCI_SIARAN, RUPA_JENIS } from './kata';
import { PilihSasaran } from './PilihSasaran';
import { tujuanDari, type Pilihan as PilihanSasaran, type Tujuan } from './sasaran';
import { TanyaSiaran } from './TanyaSiaran';

const SIAPA: PilihanSasaran = { jenis: 'semua', kode_peran: '', ga: null, organisasi: null, akun: null };
const KOSONG = { subject: '', text: '', type: 'info' };
const DEFINISI = {
  subject: { label: 'Perihal', wajib: true },
  text: { label: 'Isi', wajib: true },
  type: { label: 'Jenis' },
};
const PERAN_PILIHAN = KODE_PERAN.map((k) => [k, PERAN[k].name_role] as const);

/** Writes a broadcast: whom it is for, what it says; asked once more before it goes. */
export function FormSiaran({ onTerkirim }: { onTerkirim: () => void }) {
  const data = useData();
  const klien = useQueryClient();
  const [siapa, setSiapa] = useState(SIAPA);
  const [dicoba, setDicoba] = useState(false);
  const [tanya, setTanya] = useState<{ tujuan: Tujuan; isi: SiaranBaru } | null>(null);
  const [hasil, setHasil] = useState<Result | null>(null);
  const isian = useIsian(DEFINISI, KOSONG);
  const tujuan = tujuanDari(siapa);
  const kirim = useMutation({
    mutationFn: (isi: SiaranBaru) => data.siarkan(isi),
    onSuccess: () => {
      isian.kosongkan();
      setDicoba(false);
      setHasil({
        ok: true,
        message: PESAN['berhasil.kirim'],
        next: 'Siaran sedang dibagikan. Jumlah penerimanya segera tampil pada daftar di bawah.',
      });
      onTerkirim();
      return klien.invalidateQueries({ queryKey: KUNCI_SIARAN });
    },
    onError: isian.tolak,
    onSettled: () => setTanya(null),
  });
  const periksa = isian.saatKirim((isi) => {
    if (!tujuan) return;
    setTanya({
      tujuan,
      isi: {
        userid: tujuan.userid,
        subject: isi.subject.trim(),
        text: isi.text.trim(),
        type: isi.type as JenisNotifikasi,
      },
    });
  });
  return (
    <form
      className="kn-form"
      noValidate
      aria-label="Siaran baru"
      onSubmit={(e) => {
        setDicoba(true);
        periksa(e);
      }}
    >
      <PilihSasaran
        siapa={siapa}
        peran={PERAN_PILIHAN}
        kurang={dicoba && !tujuan ? pesan('isian.wajib', { label: 'Penerima' }) : null}
        onUbah={(baru) => setSiapa((lama) => ({ ...lama, ...baru }))}
      />
      <div className="kp-dialog-dua">
        <TextInput {...isian.ikat('subject')} maks={BATAS_TEKS.perihal_siaran} autoComplete="off" />
        <Pilihan
          {...isian.ikat('type')}
          pilihan={JENIS_NOTIFIKASI.map((j) => [j, RUPA_JENIS[j].kata])}
          hint={isian.isi.type === 'warning' || isian.isi.type === 'danger' ? 'Juga dikirim lewat surel.' : undefined}
        />
      </div>
      <TeksPanjang
        {...isian.ikat('text')}
        rows={3}
        maks={BATAS_TEKS.isi_siaran}
        onUbah={(v) => isian.ubah('text', v)}
      />
      {kirim.isError && <Kabar grup="buruk">{kalimatGalat(kirim.error, PESAN['gagal.kirim'])}.</Kabar>}
      <Button type="submit" variant="contained">
        Kirim siaran
      </Button>
      {tanya && (
        <TanyaSiaran
          tujuan={tanya.tujuan}
          isi={tanya.isi}
          sibuk={kirim.isPending}
          onYa={() => kirim.mutate(tanya.isi)}
          onTidak={() => setTanya(null)}
        />
      )}
      <ResultDialog result={hasil} onClose={() => setHasil(null)} />
    </form>
  );
}
