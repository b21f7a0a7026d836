import { angka } from '@sinas/domain/format/angka';
import { noAjuPendek } from '@sinas/domain/pengajuan/nomor-aju';
import { Tabel } from '../daftar/Tabel';

interface Salah {
  /** As Excel shows it. */
  nomor: number;
  /** null = the row as a whole. */
  kolom: string | null;
  pesan: string;
  noAju?: string;
}
/** Every fault of a workbook at its row; `jumlah` is how many there are, shown or not. */
export function Kesalahan({ salah, jumlah }: { salah: readonly Salah[]; jumlah: number }) {
  if (salah.length === 0) return null;
  const berkas = salah.some((s) => s.noAju);
  return (
    <>
      <Tabel nama="Kesalahan" kolom={['#Baris Excel', ...(berkas ? ['Berkas'] : []), 'Kolom', 'Kesalahan']} susun>
        {salah.map((s, i) => (
          <tr key={i}>
            <td className="sn-num" data-label="Baris Excel">
              {angka(s.nomor)}
            </td>
            {berkas && <td data-label="Berkas">{s.noAju ? noAjuPendek(s.noAju) : '-'}</td>}
            <td data-label="Kolom">{s.kolom || '-'}</td>
            <td className="kn-lipat" data-label="Kesalahan">
              {s.pesan}
            </td>
          </tr>
        ))}
      </Tabel>
      {jumlah > salah.length && <p className="sn-soft">Dan {angka(jumlah - salah.length)} kesalahan lain.</p>}
    </>
  );
}
