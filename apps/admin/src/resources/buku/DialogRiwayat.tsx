import { DialogFrame } from '@sinas/ui/feedback/DialogFrame';
import { angka } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { waktu } from '@sinas/domain/format/tanggal';
import { Button } from '@sinas/ui/inputs/Button';
import { useQuery } from '@tanstack/react-query';
import { Muat } from '../../components/Muat';
import { Tabel } from '../../components/daftar/Tabel';
import { useData } from '../../lib/useData';
import type { Batas } from '../../providers/wire';

/** Every limit that was set: from what to what, by which paper, by whom. */
export function DialogRiwayat({ batas, onTutup }: { batas: Batas; onTutup: () => void }) {
  const data = useData();
  const kueri = useQuery({
    queryKey: ['batas', 'perubahan', batas.id, batas.versi],
    queryFn: ({ signal }) => data.batasPerubahan(batas.id, { signal }),
  });
  return (
    <DialogFrame
      title={
        <>
          Riwayat batas {batas.perusahaan}, {batas.ur_komoditas} {batas.tahun}
        </>
      }
      width="md"
      onClose={onTutup}
      actions={
        <Button variant="outlined" onClick={onTutup}>
          Tutup
        </Button>
      }
    >
      <Muat kueri={kueri} apa="Riwayat batas">
        {(rows) => (
          <Tabel nama="Riwayat batas" kolom={['Waktu', 'Oleh', '#Semula', '#Menjadi', 'Dasar']}>
            {rows.map((r) => (
              <tr key={r.versi}>
                <td>{waktu(r.waktu)}</td>
                <td>{r.nama}</td>
                <td className="sn-num">{angka(r.sebelum)}</td>
                <td className="sn-num">
                  {angka(r.jml)} {satuanPendek(batas.satuan, batas.ur_satuan)}
                </td>
                <td>{r.dasar}</td>
              </tr>
            ))}
          </Tabel>
        )}
      </Muat>
    </DialogFrame>
  );
}
