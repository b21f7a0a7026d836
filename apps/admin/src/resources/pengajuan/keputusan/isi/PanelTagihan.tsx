import { angka } from '@sinas/domain/format/angka';
import { hariWaktu, waktu } from '@sinas/domain/format/tanggal';
import { STATUS } from '@sinas/domain/pengajuan/status';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RangkaDialog } from '../../../../components/RangkaDialog';
import { TeksPanjang } from '../../../../components/TeksPanjang';
import { kalimatGalat } from '../../../../lib/galat';
import { useData } from '../../../../lib/useData';
import type { Detail } from '../../../../providers/wire';

const KATA = {
  DIMINTA: 'Kode sedang diminta',
  BELUM_DIBAYAR: 'Belum dibayar',
  LUNAS: 'Lunas',
  KEDALUWARSA: 'Kedaluwarsa',
  DIBATALKAN: 'Dibatalkan',
} as const;

/** The fee of a file, for services that have one: issued here, seen until it is paid, cancelled with a reason. */
export function PanelTagihan({ berkas, onMuat }: { berkas: Detail; onMuat: () => void }) {
  const data = useData();
  const toast = useToast();
  const cari = (nama: string) => berkas.aksi_tersedia.find((a) => a.aksi === nama);
  const [terbit, batal] = [cari('terbit_billing'), cari('billing_batal')];
  const ditagih = STATUS[berkas.kd_status_pengajuan].fase === 'tagihan';
  const [dialog, setDialog] = useState(false);
  const tagihan = useQuery({
    queryKey: ['tagihan', berkas.idNk, berkas.versi],
    queryFn: ({ signal }) => data.tagihan(berkas.idNk, { signal }),
    enabled: ditagih,
  });
  const opsi = {
    onSuccess: () => {
      setDialog(false);
      onMuat();
    },
    onError: (g: unknown) => toast.gagal(kalimatGalat(g, 'Tagihan belum dapat diubah')),
  };
  const terbitkan = useMutation({ mutationFn: () => data.terbitkanTagihan(berkas.idNk), ...opsi });
  const batalkan = useMutation({ mutationFn: (alasan: string) => data.batalkanTagihan(berkas.idNk, alasan), ...opsi });
  const t = tagihan.data;
  if (!t && !terbit) return null;
  return (
    <section className="sn-card" aria-labelledby="kp-tagihan">
      <h2 id="kp-tagihan">Tagihan PNBP</h2>
      {t ? (
        <p>
          {t.kode ?? 'Kode sedang diminta'}, Rp {angka(t.jumlah)}. {KATA[t.status]}
          {t.status === 'BELUM_DIBAYAR' && ` sampai ${hariWaktu(t.kedaluwarsa)}`}
          {t.diperiksa && `, diperiksa ${waktu(t.diperiksa)}`}.
        </p>
      ) : (
        <p>Berkas ini diteruskan ke pejabat setelah tagihannya dibayar.</p>
      )}
      {terbit && (
        <Button variant="contained" disabled={!terbit.boleh || terbitkan.isPending} onClick={() => terbitkan.mutate()}>
          {terbit.label}
        </Button>
      )}
      {batal?.boleh && (
        <Button variant="outlined" onClick={() => setDialog(true)}>
          {batal.label}
        </Button>
      )}
      {dialog && (
        <DialogBatal sibuk={batalkan.isPending} onKirim={(a) => batalkan.mutate(a)} onTutup={() => setDialog(false)} />
      )}
    </section>
  );
}

function DialogBatal(p: { sibuk: boolean; onKirim: (alasan: string) => void; onTutup: () => void }) {
  const [alasan, setAlasan] = useState('');
  const [dicoba, setDicoba] = useState(false);
  const kurang = alasan.trim().length < 5;
  return (
    <RangkaDialog
      judul="Batalkan tagihan"
      tombol="Batalkan tagihan"
      bahaya
      sibuk={p.sibuk}
      onKirim={() => {
        setDicoba(true);
        if (!kurang) p.onKirim(alasan.trim());
      }}
      onTutup={p.onTutup}
    >
      <p>Berkas kembali ke meja koordinator dan kode billing itu tidak berlaku lagi.</p>
      <TeksPanjang
        label="Alasan"
        name="alasan"
        required
        rows={3}
        maks={200}
        error={dicoba && kurang ? 'Alasan wajib diisi' : undefined}
        value={alasan}
        onUbah={setAlasan}
      />
    </RangkaDialog>
  );
}
