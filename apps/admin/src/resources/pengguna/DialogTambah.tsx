import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { PESAN, pesan } from '@sinas/domain/pesan/pesan';
import { jenisPengguna } from '@sinas/domain/akses/kelola-pengguna';
import { palingSedikit, periksaSurel, periksaTelepon } from '@sinas/domain/format/periksa-isian';
import { useBukti, type BuktiDibawa } from '@sinas/ui/akun/bukti/useBukti';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useIsian } from '@sinas/ui/inputs/useIsian';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Pilihan } from '../../components/Pilihan';
import { RangkaDialog } from '../../components/RangkaDialog';
import { kalimatGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import { usePengguna } from '../../providers/pengguna';
import { CentangElemen } from '../dasbor-eselon/CentangElemen';
import { KUNCI_DAFTAR, usePeran, useSemuaGa, useUnit } from './data';
import { NAMA_UNDANGAN, type JenisUndangan } from './jenis';
import { undanganDari } from './undangan';

const DEFINISI = {
  fullname: { label: 'Nama lengkap', wajib: true, periksa: palingSedikit('Nama', 3) },
  email: { label: 'Surel', wajib: true, periksa: periksaSurel },
  kd_ga: { label: 'Kementerian atau lembaga', wajib: true },
  kd_detail_ga: { label: 'Unit kerja' },
  hanya_ga: { label: 'Cakupan' },
  position: { label: 'Jabatan' },
  employee_number: { label: 'Nomor pegawai' },
  mobile_number: { label: 'Nomor telepon', periksa: periksaTelepon },
};

/** Invitation of an officer: the mail lets him choose name and password himself (PERAN-03). */
export function DialogTambah({ jenis, onTutup }: { jenis: JenisUndangan[]; onTutup: () => void }) {
  const data = useData();
  const klien = useQueryClient();
  const toast = useToast();
  const pengguna = usePengguna();
  const [ke, setKe] = useState<JenisUndangan>(jenis[0] ?? 'inhouse');
  const [elemen, setElemen] = useState<string[]>([]);
  const terikat = pengguna.user_role === 'KL_ADMIN';
  const bukti = useBukti('undang');
  const isian = useIsian(
    {
      ...DEFINISI,
      sandi: { label: 'Kata sandi Anda', wajib: bukti.sandi },
      peran: { label: 'Peran', wajib: ke === 'inhouse' },
    },
    {
      fullname: '',
      email: '',
      kd_ga: terikat ? (pengguna.kd_ga ?? '') : '',
      kd_detail_ga: '',
      hanya_ga: 'tidak',
      position: '',
      employee_number: '',
      mobile_number: '',
      peran: '',
      sandi: '',
    },
  );
  const peran = (usePeran().data ?? []).filter(
    (p) => p.dapat_diberi && ['inhouse', 'pusat'].includes(jenisPengguna(p.kode)),
  );
  const semuaGa = useSemuaGa(!terikat).data ?? [];
  const ga: readonly (readonly [string, string])[] =
    terikat && pengguna.data_ga
      ? [[pengguna.data_ga.kode, pengguna.data_ga.nama]]
      : [['', 'Pilih'], ...semuaGa.map((g) => [g.kodeGA, g.GA] as const)];
  const unit = useUnit(ke === 'inhouse' && isian.isi.kd_ga ? isian.isi.kd_ga : null).data ?? [];
  const undang = useMutation({
    mutationFn: ({ isi, b }: { isi: typeof isian.isi; b: BuktiDibawa }) =>
      data.undang(undanganDari(ke, isi, b, elemen)),
    onSuccess: ({ surel }) => {
      toast.berhasil(pesan('pengguna.diundang', { surel }));
      onTutup();
      return klien.invalidateQueries({ queryKey: KUNCI_DAFTAR });
    },
    onError: isian.tolak,
  });
  return (
    <RangkaDialog
      judul="Tambah pengguna"
      tombol="Kirim undangan"
      sibuk={undang.isPending}
      galat={undang.isError ? [kalimatGalat(undang.error, PESAN['gagal.simpan'])] : []}
      onKirim={isian.saatKirim((isi) => bukti.lalu(isi.sandi, (b) => undang.mutate({ isi, b })))}
      onTutup={onTutup}
    >
      <p>Undangan dikirim lewat surel dan berlaku tujuh hari. Ia memilih sendiri nama pengguna dan kata sandinya.</p>
      {jenis.length > 1 && (
        <Pilihan
          label="Jenis"
          required
          value={ke}
          pilihan={jenis.map((j) => [j, NAMA_UNDANGAN[j]])}
          onChange={(e) => setKe(e.target.value as JenisUndangan)}
        />
      )}
      <div className="kp-dialog-dua">
        <TextInput {...isian.ikat('fullname')} autoComplete="off" maks={BATAS_TEKS.nama} />
        <TextInput {...isian.ikat('email')} type="email" autoComplete="off" maks={BATAS_TEKS.surel} />
      </div>
      <div className="kp-dialog-dua">
        <Pilihan {...isian.ikat('kd_ga')} disabled={terikat} pilihan={ga} />
        {ke === 'inhouse' && (
          <Pilihan
            {...isian.ikat('peran')}
            pilihan={[['', 'Pilih'], ...peran.map((p) => [p.kode, p.name_role] as const)]}
          />
        )}
        {ke === 'monitoring' && (
          <Pilihan
            {...isian.ikat('hanya_ga')}
            pilihan={[
              ['tidak', 'Semua K/L'],
              ['ya', 'K/L sendiri saja'],
            ]}
          />
        )}
      </div>
      {unit.length > 0 && (
        <Pilihan
          {...isian.ikat('kd_detail_ga')}
          pilihan={[['', 'Tanpa unit kerja'], ...unit.map((u) => [u.kd_detail_ga, u.nama] as const)]}
        />
      )}
      {ke === 'eselon' && <CentangElemen dipilih={elemen} onUbah={setElemen} />}
      <div className="kp-dialog-dua">
        <TextInput {...isian.ikat('position')} autoComplete="off" maks={BATAS_TEKS.jabatan} />
        <TextInput {...isian.ikat('employee_number')} autoComplete="off" maks={BATAS_TEKS.nomor_pegawai} />
        <TextInput {...isian.ikat('mobile_number')} type="tel" autoComplete="off" />
      </div>
      {bukti.sandi && (
        <TextInput
          {...isian.ikat('sandi')}
          type="password"
          autoComplete="current-password"
          hint="Pemberian hak dicatat atas nama Anda."
        />
      )}
    </RangkaDialog>
  );
}
