import { angka, jumlahkan, persen } from '@sinas/domain/format/angka';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Penomoran } from '../../../../components/daftar/Penomoran';
import { namaSatuan } from '../../../../lib/satuan';
import { useData } from '../../../../lib/useData';
import type { Detail, Lembar } from '../../../../providers/wire';
import { BarisKeputusan } from './BarisKeputusan';
import { barisTampil } from './baris-tampil';
import type { TempatCatatan } from '../dialog/DialogCatatan';
import { adaJumlah, jumlahDiberi, tanpaAlasan } from '../lembaran';
import { jenisBerkas } from './kolom-baris';
import { BARIS_PER_HALAMAN, useBarisHalaman } from './useBarisHalaman';
import type { LembaranKerja } from '../useLembaran';
import gayaRencana from '../../../rencana/isi/rencana.module.css';
import gayaKeputusan from '../keputusan.module.css';
import gayaKeputusanBaris from '../keputusan-baris.module.css';

interface Props {
  berkas: Detail;
  lembar: Lembar;
  /** Null = to read only. */
  kerja: LembaranKerja | null;
  masalah: readonly Masalah[];
  dicoba: boolean;
  halaman: number;
  onHalaman: (halaman: number) => void;
  onCatat?: (tempat: TempatCatatan) => void;
}

/** Row by row: last year, asked, given, and why where it is less. */
export function TabelKeputusan({ berkas, lembar, kerja, masalah, dicoba, halaman, onHalaman, onCatat }: Props) {
  const data = useData();
  const [terbuka, setTerbuka] = useState<string | null>(null);
  const { baris, memuat, gagal } = useBarisHalaman(berkas, halaman);
  const lalu = useQuery({
    queryKey: ['komponen', berkas.idNk],
    queryFn: ({ signal }) => data.komponen(berkas.idNk, { signal }),
    enabled: lembar.rincian.length > 0,
    staleTime: Infinity,
  });
  const { utama } = jenisBerkas(berkas);
  const tanpa = kerja ? tanpaAlasan(kerja.isi, lembar.rincian).length : 0;
  const rekomendasi = lembar.rincian.some((r) => r.jml_koordinator !== null || r.jml_verifikator !== null);
  const tampil = barisTampil({ berkas, lembar, baris, halaman, kerja, tahunLalu: lalu.data?.tahun_lalu });
  const diberi = !kerja
    ? tampil.jumlahAkhir
    : adaJumlah(kerja.isi, lembar.rincian)
      ? jumlahDiberi(kerja.isi, lembar.rincian)
      : null;
  const p = diberi === null ? null : persen(diberi, berkas.jml_total);
  const adaLalu = lalu.data?.tahun_lalu.flatMap((t) => t.jml ?? []) ?? [];
  const jumlahLalu = adaLalu.length > 0 ? jumlahkan(adaLalu) : null;
  return (
    <section className="sn-card" aria-labelledby="j-baris">
      <div className={gayaRencana.panelKepala}>
        <h2 id="j-baris">{kerja ? 'Keputusan per baris' : 'Permintaan dan keputusan per baris'}</h2>
        <span>dalam {namaSatuan(berkas) || 'satuan berkas'}</span>
        {kerja && (
          <span className={gayaKeputusan.panelUjung}>
            {kerja.urungkan && (
              <button type="button" className="sn-linkbtn" onClick={kerja.urungkan}>
                Urungkan
              </button>
            )}
            <button type="button" className="sn-linkbtn" onClick={kerja.penuhiSemua}>
              Penuhi semua
            </button>
          </span>
        )}
      </div>
      <div className="kp-gulir" role="region" aria-label={`Tabel baris ${utama.nama.toLowerCase()}`} tabIndex={0}>
        <table className={`sn-table ${gayaKeputusanBaris.baris}`}>
          <thead>
            <tr>
              <th scope="col">{utama.nama}</th>
              <th scope="col" className="sn-num">
                Tahun lalu
              </th>
              <th scope="col" className="sn-num">
                Diminta
              </th>
              {rekomendasi && (
                <th scope="col" className="sn-num">
                  Rekomendasi
                </th>
              )}
              <th scope="col" className="sn-num">
                Diberikan
              </th>
              <th scope="col">Alasan bila kurang</th>
            </tr>
          </thead>
          <tbody>
            {tampil.baris.map((b) => (
              <BarisKeputusan
                key={b.id}
                baris={b}
                berkas={berkas}
                alasan={lembar.alasan}
                rekomendasi={rekomendasi}
                masalah={masalah.filter((m) => m.path.startsWith(`rincian.${b.id}.`))}
                tampilKosong={dicoba}
                onUbah={kerja?.ubahBaris}
                samakan={
                  kerja && tanpa > 0 && b.id === kerja.sumberAlasan
                    ? { banyak: tanpa, lakukan: kerja.samakanAlasan }
                    : undefined
                }
                terbuka={terbuka === b.id}
                onBuka={() => setTerbuka(terbuka === b.id ? null : b.id)}
                onCatat={onCatat}
              />
            ))}
            {memuat && (
              <tr>
                <td colSpan={6}>Mohon tunggu...</td>
              </tr>
            )}
            {gagal && (
              <tr>
                <td colSpan={6}>Baris halaman ini belum dapat dimuat. Muat ulang halaman.</td>
              </tr>
            )}
          </tbody>
          <tfoot>
            <tr>
              <td>Jumlah</td>
              <td className="sn-num">{angka(jumlahLalu)}</td>
              <td className="sn-num">{angka(berkas.jml_total)}</td>
              {rekomendasi && <td />}
              <td className="sn-num" data-uji="jumlah-diberi">
                {angka(diberi)}
              </td>
              <td>{p === null ? '' : `${angka(p)}% dari permintaan`}</td>
            </tr>
          </tfoot>
        </table>
      </div>
      {berkas.jumlah_baris > BARIS_PER_HALAMAN && (
        <div className={gayaKeputusanBaris.nomor}>
          <Penomoran page={halaman} perPage={BARIS_PER_HALAMAN} total={berkas.jumlah_baris} onPindah={onHalaman} />
        </div>
      )}
    </section>
  );
}
