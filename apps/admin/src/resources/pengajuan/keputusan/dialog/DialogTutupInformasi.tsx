import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { periksaAlasanTutup } from '@sinas/domain/informasi/informasi';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useMemo, useState } from 'react';
import { RangkaDialog } from '../../../../components/RangkaDialog';
import { TeksPanjang } from '../../../../components/TeksPanjang';
import { pesanGalat } from '../../../../lib/galat';
import { kunciBaru } from '../../../../lib/kunci';
import { useData } from '../../../../lib/useData';

interface Props {
  id: string;
  onTutup: () => void;
  onSelesai: () => void;
}

/** The desk takes back what it has asked. */
export function DialogTutupInformasi({ id, onTutup, onSelesai }: Props) {
  const data = useData();
  const [alasan, setAlasan] = useState('');
  const [dicoba, setDicoba] = useState(false);
  const [sibuk, setSibuk] = useState(false);
  const [galat, setGalat] = useState<string[]>([]);
  const kunci = useMemo(() => (void alasan, kunciBaru()), [alasan]);
  const [masalah] = periksaAlasanTutup(alasan);
  const kirim = async () => {
    setDicoba(true);
    if (masalah) return;
    setSibuk(true);
    try {
      await data.tutupInformasi(id, { alasan: alasan.trim(), kunci });
      onSelesai();
    } catch (e) {
      setGalat([pesanGalat(e, PESAN['gagal.simpan'])]);
    } finally {
      setSibuk(false);
    }
  };
  return (
    <RangkaDialog
      judul="Tutup permintaan informasi"
      tombol="Tutup permintaan"
      sibuk={sibuk}
      galat={galat}
      onKirim={() => void kirim()}
      onTutup={onTutup}
    >
      <TeksPanjang
        label="Alasan"
        name="alasan"
        required
        rows={3}
        maks={BATAS_TEKS.alasan}
        hint="Dibaca perusahaan. Jam layanan berjalan lagi."
        error={dicoba ? masalah?.message : undefined}
        value={alasan}
        onUbah={setAlasan}
      />
    </RangkaDialog>
  );
}
