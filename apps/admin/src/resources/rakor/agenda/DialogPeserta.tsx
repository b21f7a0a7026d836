import { PESAN } from '@sinas/domain/pesan/pesan';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useState } from 'react';
import { Pilihan } from '../../../components/Pilihan';
import { RangkaDialog } from '../../../components/RangkaDialog';
import { kalimatGalat } from '../../../lib/galat';
import { useKementerian } from '../../../lib/kait/useKementerian';
import type { Modal, PesertaRapat } from '../../../providers/rakor/wire';
import { useTulisRapat } from '../data';

interface Props {
  id: string;
  /** Who is changed; absent = a new one. */
  lama?: PesertaRapat;
  onTutup: () => void;
}
/** Somebody is invited, or what stands of him is put right. */
export function DialogPeserta({ id, lama, onTutup }: Props) {
  const toast = useToast();
  const ga = useKementerian(true).data ?? [];
  const [isi, setIsi] = useState({ kd_ga: lama?.kd_ga ?? '', nama: lama?.nama ?? '', jabatan: lama?.jabatan ?? '' });
  const [salah, setSalah] = useState<Partial<typeof isi>>({});
  const simpan = useTulisRapat(
    id,
    (d, m: Modal) => (lama ? d.rapatSimpan({ ...m, id: lama.id }) : d.rapatTambah(m)),
    () => {
      toast.berhasil(PESAN['berhasil.simpan']);
      onTutup();
    },
  );
  const kirim = (): void => {
    const kurang: Partial<typeof isi> = {};
    if (!isi.kd_ga) kurang.kd_ga = 'Pilih lembaga';
    if (!isi.nama.trim()) kurang.nama = 'Tulis nama peserta';
    if (!isi.jabatan.trim()) kurang.jabatan = 'Tulis jabatan peserta';
    setSalah(kurang);
    if (Object.keys(kurang).length > 0) return;
    simpan.mutate({ id_rakor: id, jenis: 'peserta', ...isi, nama: isi.nama.trim(), jabatan: isi.jabatan.trim() });
  };
  return (
    <RangkaDialog
      judul={lama ? `Ubah ${lama.nama}` : 'Tambah peserta'}
      tombol={lama ? 'Simpan' : 'Tambah'}
      sibuk={simpan.isPending}
      galat={simpan.error ? [kalimatGalat(simpan.error, PESAN['gagal.simpan'])] : []}
      onKirim={kirim}
      onTutup={onTutup}
    >
      <Pilihan
        label="Lembaga"
        required
        error={salah.kd_ga}
        pilihan={[['', 'Pilih lembaga'], ...ga.map((g) => [g.kodeGA, g.GA] as const)]}
        value={isi.kd_ga}
        onChange={(e) => setIsi({ ...isi, kd_ga: e.target.value })}
      />
      <TextInput
        label="Nama"
        required
        maks={120}
        autoComplete="off"
        error={salah.nama}
        value={isi.nama}
        onChange={(e) => setIsi({ ...isi, nama: e.target.value })}
      />
      <TextInput
        label="Jabatan"
        required
        maks={160}
        autoComplete="off"
        error={salah.jabatan}
        value={isi.jabatan}
        onChange={(e) => setIsi({ ...isi, jabatan: e.target.value })}
      />
    </RangkaDialog>
  );
}
