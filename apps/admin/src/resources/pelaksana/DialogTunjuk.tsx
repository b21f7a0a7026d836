import { MAKS_NOMOR_SURAT, JENIS_PELAKSANA, type JenisPelaksana } from '@sinas/domain/akses/pelaksana';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useBukti, type BuktiDibawa } from '@sinas/ui/akun/bukti/useBukti';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { DateField } from '@sinas/ui/inputs/DateInput';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Pilihan } from '../../components/Pilihan';
import { RangkaDialog } from '../../components/RangkaDialog';
import { kalimatGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import type { Pelaksana } from '../../providers/wire';
import { KUNCI_PELAKSANA } from './rupa';

type Petugas = Pelaksana['petugas'];
const KATA: Record<JenisPelaksana, string> = {
  Plh: 'Plh., pejabatnya berhalangan sementara',
  Plt: 'Plt., jabatannya kosong',
};
const PILIH = ['', 'Pilih'] as const;
const KOSONG = { jenis: 'Plh', id_pejabat: '', id_pelaksana: '', jabatan: '', nomor_surat: '', mulai: '', sampai: '' };

/** Names who acts for an official: by a letter, for a time, with one's own proof. */
export function DialogTunjuk({ petugas, onTutup }: { petugas: Petugas; onTutup: () => void }) {
  const data = useData();
  const klien = useQueryClient();
  const toast = useToast();
  const bukti = useBukti('pelaksana');
  const [isi, setIsi] = useState(KOSONG);
  const [sandi, setSandi] = useState('');
  const [galat, setGalat] = useState<string[]>([]);
  const ubah = (baru: Partial<typeof KOSONG>) => setIsi((lama) => ({ ...lama, ...baru }));
  const nama = (p: Petugas[number]) => [p.id, `${p.nama}, ${p.jabatan}`] as const;
  const simpan = useMutation({
    mutationFn: (b: BuktiDibawa) => data.tunjuk({ ...isi, jenis: isi.jenis as JenisPelaksana, ...b }),
    onSuccess: (p) => {
      void klien.invalidateQueries({ queryKey: KUNCI_PELAKSANA });
      toast.berhasil(`${p.pelaksana} ditunjuk sebagai ${p.sebutan}`);
      onTutup();
    },
    onError: (g) => setGalat([kalimatGalat(g, 'Penunjukan belum tersimpan')]),
  });
  const kirim = () => {
    const salah = [
      ...(isi.id_pejabat ? [] : ['Pilih pejabat yang diwakili']),
      ...(isi.id_pelaksana ? [] : ['Pilih pelaksana']),
      ...(isi.jabatan.trim() ? [] : ['Jabatan wajib diisi']),
      ...(isi.nomor_surat.trim() ? [] : ['Nomor surat wajib diisi']),
      ...(isi.mulai && isi.sampai ? [] : ['Hari pertama dan hari terakhir wajib diisi']),
      ...(bukti.sandi && !sandi ? [PESAN['keputusan.sandi']] : []),
    ];
    setGalat(salah);
    if (salah.length === 0) bukti.lalu(sandi, (b) => simpan.mutate(b));
  };
  return (
    <RangkaDialog
      judul="Tunjuk pelaksana"
      tombol="Tunjuk"
      sibuk={simpan.isPending}
      galat={galat}
      onKirim={kirim}
      onTutup={onTutup}
    >
      <Pilihan
        label="Jenis"
        pilihan={JENIS_PELAKSANA.map((j) => [j, KATA[j]] as const)}
        value={isi.jenis}
        onChange={(e) => ubah({ jenis: e.target.value })}
      />
      <Pilihan
        label="Pejabat yang diwakili"
        required
        pilihan={[PILIH, ...petugas.filter((p) => p.diwakili).map(nama)]}
        value={isi.id_pejabat}
        onChange={(e) =>
          ubah({ id_pejabat: e.target.value, jabatan: petugas.find((p) => p.id === e.target.value)?.jabatan ?? '' })
        }
      />
      <TextInput
        label="Jabatan dalam sebutan"
        required
        maks={MAKS_NOMOR_SURAT}
        value={isi.jabatan}
        onChange={(e) => ubah({ jabatan: e.target.value })}
      />
      <Pilihan
        label="Pelaksana"
        required
        pilihan={[PILIH, ...petugas.filter((p) => p.id !== isi.id_pejabat).map(nama)]}
        value={isi.id_pelaksana}
        onChange={(e) => ubah({ id_pelaksana: e.target.value })}
      />
      <DateField label="Hari pertama" required value={isi.mulai} onUbah={(mulai) => ubah({ mulai })} />
      <DateField label="Hari terakhir" required value={isi.sampai} onUbah={(sampai) => ubah({ sampai })} />
      <TextInput
        label="Nomor surat perintah"
        required
        maks={MAKS_NOMOR_SURAT}
        value={isi.nomor_surat}
        onChange={(e) => ubah({ nomor_surat: e.target.value })}
      />
      {bukti.sandi && (
        <TextInput
          label="Kata sandi Anda"
          required
          type="password"
          autoComplete="current-password"
          value={sandi}
          onChange={(e) => setSandi(e.target.value)}
        />
      )}
    </RangkaDialog>
  );
}
