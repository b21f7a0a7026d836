import { kuantitas } from '@sinas/domain/format/satuan';
import { keLazim } from '@sinas/domain/neraca/satuan-dasar';
import { PESAN, pesan } from '@sinas/domain/pesan/pesan';
import { useBukti, type BuktiDibawa } from '@sinas/ui/akun/bukti/useBukti';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useState } from 'react';
import { RangkaDialog } from '../../components/RangkaDialog';
import { galatDi, kalimatGalat } from '../../lib/galat';
import type { Papan } from '../../providers/wire';
import { Sandi } from '../../components/Sandi';
import { useTetapkan } from './data';
import type { Hitungan, Kerja } from './hitung';

interface Props {
  papan: Papan;
  kerja: Kerja;
  hitungan: Hitungan;
  onTutup: () => void;
  onJadi: () => void;
}

/** Review, and the coordinator's proof that it is he. */
export function DialogTetapkan({ papan, kerja, hitungan, onTutup, onJadi }: Props) {
  const toast = useToast();
  const bukti = useBukti('penetapan');
  const [sandi, setSandi] = useState('');
  const [salah, setSalah] = useState<string>();
  const tetapkan = useTetapkan((n) => {
    toast.berhasil(pesan('penetapan.berhasil', { n }));
    onJadi();
  });
  const ikut = papan.berkas.filter((p) => hitungan.baris.some((b) => b.idNk === p.idNk));
  const kirim = (b: BuktiDibawa): void =>
    tetapkan.mutate({
      ...{ tahun: papan.tahun, kd_komoditas: papan.kd_komoditas, dasar: 'TANPA_RAKOR' },
      ...{ dasar_hukum: papan.dasar_hukum[0] ?? '', nota_nomor: kerja.nota_nomor.trim() },
      ...{ nota_tanggal: kerja.nota_tanggal, alasan: kerja.alasan.trim() },
      garis: papan.garis.flatMap((g) => (g.isi ? [{ kunci: g.kunci, versi: g.isi.versi }] : [])),
      berkas: ikut.map((p) => ({
        idNk: p.idNk,
        versi: p.versi,
        rincian: hitungan.baris
          .filter((x) => x.idNk === p.idNk && x.diubah)
          .map((x) => ({ id: x.id, jml_keputusan: x.penetapan, kd_alasan: x.kd_alasan, alasan: x.alasan.trim() })),
      })),
      ...b,
    });
  return (
    <RangkaDialog
      judul="Periksa sebelum menetapkan"
      tombol="Tetapkan"
      sibuk={tetapkan.isPending}
      galat={tetapkan.error && !galatDi(tetapkan.error, 'sandi') ? [kalimatGalat(tetapkan.error)] : []}
      onKirim={() => {
        if (bukti.sandi && !sandi) return setSalah(PESAN['keputusan.sandi']);
        setSalah(undefined);
        bukti.lalu(sandi, kirim);
      }}
      onTutup={onTutup}
    >
      <ul>
        {papan.garis.flatMap((g) => {
          const h = hitungan.garis.get(g.kunci);
          if (!h || !hitungan.baris.some((b) => b.garis === g.kunci)) return [];
          const sebut = (n: string): string => kuantitas(keLazim(n, g.satuan, g.satuan_lazim), g.satuan_lazim);
          return [
            <li key={g.kunci}>
              <b>{sebut(h.jumlah)}</b> {g.uraian || g.ur_komoditas}, sisa plafon {sebut(h.sisa)}
            </li>,
          ];
        })}
      </ul>
      <p>
        {pesan('penetapan.ringkas', {
          penuh: hitungan.penuh,
          sebagian: hitungan.sebagian,
          ditolak: hitungan.ditolak,
        })}
      </p>
      <p>Keputusan terbit untuk semua berkas ini sekaligus, atau tidak satu pun.</p>
      {bukti.sandi && <Sandi nilai={sandi} salah={salah ?? galatDi(tetapkan.error, 'sandi')} onUbah={setSandi} />}
    </RangkaDialog>
  );
}
