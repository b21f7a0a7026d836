import { angka } from '@sinas/domain/format/angka';
import { Tabel } from '../../../components/daftar/Tabel';
import type { DaftarReferensi, Perubahan } from '../../../providers/wire';
import type { KelompokPerubahan } from '../kata';
import { Perbedaan } from '../Perbedaan';
import gayaReferensi from '../referensi.module.css';
import gayaReferensiMuatan from './referensi-muatan.module.css';

interface Props {
  daftar: DaftarReferensi;
  kelompok: KelompokPerubahan;
  perubahan: Perubahan[];
  basi: boolean;
}
const NAMA: Record<KelompokPerubahan, [tabel: string, isi: string]> = {
  tambah: ['Entri yang ditambah', 'Isi'],
  ubah: ['Entri yang diubah', 'Perubahan'],
  tutup: ['Entri yang ditutup', 'Perubahan'],
  pertahankan: ['Entri petugas yang dipertahankan', 'Di daftar, dan di berkas'],
  tolak: ['Baris yang ditolak', 'Sebab'],
};

/** Rows behind one figure: the line of the file, the code, before and after with the changed part marked. */
export function TabelPerubahan({ daftar, kelompok, perubahan, basi }: Props) {
  const [tabel, isi] = NAMA[kelompok];
  return (
    <div className={gayaReferensi.perubahan}>
      <Tabel nama={tabel} kolom={['#Baris', daftar.label_kode, isi]} basi={basi}>
        {perubahan.map((p) => (
          <tr key={p.urut}>
            <td className="sn-num">{p.baris === null ? '-' : angka(p.baris)}</td>
            <td className={`${gayaReferensi.kode} rf-mono`}>{p.kode || '-'}</td>
            <td className={gayaReferensiMuatan.isi}>
              {p.pesan && <p className={kelompok === 'tolak' ? gayaReferensiMuatan.tolak : undefined}>{p.pesan}</p>}
              <Perbedaan daftar={daftar} sebelum={p.sebelum} sesudah={p.sesudah} />
            </td>
          </tr>
        ))}
      </Tabel>
    </div>
  );
}
