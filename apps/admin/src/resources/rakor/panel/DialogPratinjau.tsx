import { angka, kurangi } from '@sinas/domain/format/angka';
import { kuantitas } from '@sinas/domain/format/satuan';
import { keLazim } from '@sinas/domain/neraca/satuan-dasar';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useState } from 'react';
import { RangkaDialog } from '../../../components/RangkaDialog';
import { Tabel } from '../../../components/daftar/Tabel';
import { kalimatGalat, usang } from '../../../lib/galat';
import type { Pratinjau, Tentukan } from '../../../providers/rakor/wire';
import { useTulisRapat } from '../data';
import { useRingkas } from '../papan/konteks';
import type { PapanToko } from '../papan/toko';

/** More rows than anybody reads in a dialog. */
const MAKS_TAMPIL = 200;
interface Props {
  idRakor: string;
  toko: PapanToko;
  minta: Tentukan;
  awal: Pratinjau;
  judul: string;
  onTutup: () => void;
}
/** What each row would get, before it gets it. When the line has changed meanwhile, the preview is made anew. */
export function DialogPratinjau({ idRakor, toko, minta, awal, judul, onTutup }: Props) {
  const toast = useToast();
  const { garis } = useRingkas(toko);
  const [p, setP] = useState(awal);
  const { satuan, satuan_lazim } = garis;
  const sebut = (jml: string): string => kuantitas(keLazim(jml, satuan, satuan_lazim), satuan_lazim);
  const ulang = useTulisRapat(idRakor, (data, isi: Tentukan) => data.rapatTentukan(isi), setP);
  const simpan = useTulisRapat(
    idRakor,
    (data, isi: Tentukan) => data.rapatTentukan(isi),
    () => {
      toast.berhasil(PESAN['berhasil.simpan']);
      onTutup();
    },
  );
  const berubah = p.baris.filter((b) => b.sebelum !== b.sesudah || b.kurang_alasan);
  const lebih = p.sisa_plafon?.startsWith('-') ?? false;
  return (
    <RangkaDialog
      judul={`Pratinjau: ${judul}`}
      tombol={`Simpan ${angka(p.berubah)} baris`}
      lebar="md"
      sibuk={simpan.isPending || ulang.isPending}
      galat={simpan.error ? [kalimatGalat(simpan.error, PESAN['gagal.simpan'])] : []}
      onKirim={() =>
        simpan.mutate(
          { ...minta, pratinjau: false, versi: p.versi },
          { onError: (e) => usang(e) && ulang.mutate({ ...minta, pratinjau: true }) },
        )
      }
      onTutup={onTutup}
    >
      <p>
        Jumlah {sebut(p.jml_sebelum)} menjadi <b>{sebut(p.jml)}</b>
        {p.sisa_plafon !== null &&
          `, ${lebih ? 'di atas' : 'di bawah'} plafon ${sebut(lebih ? kurangi('0', p.sisa_plafon) : p.sisa_plafon)}`}
        . {p.perlu_alasan > 0 && `${angka(p.perlu_alasan)} baris masih perlu alasan.`}
      </p>
      <Tabel nama="pratinjau" kolom={['Perusahaan', '#Sekarang', '#Menjadi', '#Selisih', 'Alasan']} susun>
        {berubah.slice(0, MAKS_TAMPIL).map((b) => {
          const data = toko.baris(b.id)?.data;
          return (
            <tr key={b.id}>
              <td>{data ? `${data.pemilik}, ${data.uraian}` : b.no_aju}</td>
              <td className="sn-num" data-label="Sekarang">
                {b.sebelum === null ? 'belum' : angka(b.sebelum)}
              </td>
              <td className="sn-num" data-label="Menjadi">
                <b>{angka(b.sesudah)}</b>
              </td>
              <td className="sn-num" data-label="Selisih">
                {angka(b.selisih)}
              </td>
              <td data-label="Alasan">{b.kurang_alasan ? 'perlu diisi' : '-'}</td>
            </tr>
          );
        })}
      </Tabel>
      {berubah.length > MAKS_TAMPIL && (
        <p className="sn-soft">dan {angka(berubah.length - MAKS_TAMPIL)} baris lain dengan cara yang sama.</p>
      )}
    </RangkaDialog>
  );
}
