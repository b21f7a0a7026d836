import { angka } from '@sinas/domain/format/angka';
import { layanan } from '@sinas/domain/layanan/daftar';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { Button } from '@sinas/ui/inputs/Button';
import { Fragment, useState } from 'react';
import type { Baris, DetailBerkas } from '../../../lib/wire';
import { useBarisLanjutan } from '../data';
import { dipotong, jumlahKolom, kataPotongan, kolomKeputusan, rincianBarang, type KolomKeputusan } from '../keputusan';
import gaya from '../rincian.module.css';

const SEKALI = 50;

function BarisBarang({ baris, kolom }: { baris: Baris; kolom: KolomKeputusan[] }) {
  return (
    <Fragment>
      <tr className={gaya.barang}>
        <th scope="row">
          <b>{baris.uraian_barang || baris.ur_02 || `Baris ${baris.no_seri}`}</b>
          <small>{rincianBarang(baris)}</small>
        </th>
        {kolom.map((k, i) => (
          <td
            key={k.kunci}
            className="sn-num"
            data-label={k.label}
            data-potong={dipotong(baris, kolom, i)}
            data-akhir={k.kunci === 'jml_penetapan'}
          >
            {dipotong(baris, kolom, i) && (
              <>
                <span className="sn-sr">dikurangi menjadi</span>{' '}
              </>
            )}
            {angka(baris[k.kunci])}
          </td>
        ))}
      </tr>
      {baris.potongan.length > 0 && (
        <tr className={gaya.sebab}>
          <td colSpan={kolom.length + 1}>
            {baris.potongan.map((p) => (
              <p key={`${p.level}-${p.ke}`}>
                <b>{kataPotongan(p)}</b> {p.alasan}
              </p>
            ))}
          </td>
        </tr>
      )}
    </Fragment>
  );
}

/** Request, ministry, meeting and final, row by row, each cut with its reason below it (LAYAR-03). */
export function PermintaanKeputusan({ berkas }: { berkas: DetailBerkas }) {
  const kolom = kolomKeputusan(layanan(berkas.kd_rekom).fl_rakor);
  const { baris, adaLagi, muatLagi, memuat, gagal } = useBarisLanjutan(berkas);
  const [tampil, setTampil] = useState(SEKALI);
  const lengkap = baris.length >= berkas.jumlah_baris;
  const sisa = berkas.jumlah_baris - Math.min(tampil, baris.length);
  const lagi = () => {
    if (tampil + SEKALI > baris.length && adaLagi) muatLagi();
    setTampil(tampil + SEKALI);
  };
  const jumlah = (k: KolomKeputusan) =>
    k.kunci === 'jml_bahan_baku'
      ? (berkas.jml_total ?? jumlahKolom(baris, k.kunci))
      : lengkap
        ? jumlahKolom(baris, k.kunci)
        : null;
  return (
    <section aria-labelledby="j-keputusan">
      <div className="sn-head">
        <h2 id="j-keputusan">Permintaan dan keputusan</h2>
        {(berkas.ur_satuan ?? berkas.satuan) && (
          <span className="sn-sub">dalam {satuanPendek(berkas.satuan, berkas.ur_satuan)}</span>
        )}
      </div>
      {baris.length === 0 ? (
        <div className="sn-card">
          <EmptyState title="Belum ada data barang" icon="grid">
            Baris barang tampil di sini setelah diisi.
          </EmptyState>
        </div>
      ) : (
        <div className="sn-card">
          <table className={`sn-table ${gaya.tabel}`}>
            <thead>
              <tr>
                <th scope="col">Barang</th>
                {kolom.map((k) => (
                  <th key={k.kunci} scope="col" className="sn-num">
                    {k.label}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {baris.slice(0, tampil).map((b) => (
                <BarisBarang key={b.id} baris={b} kolom={kolom} />
              ))}
            </tbody>
            <tfoot>
              <tr>
                <th scope="row">Jumlah{berkas.jumlah_baris > 1 && ` ${angka(berkas.jumlah_baris)} baris`}</th>
                {kolom.map((k) => (
                  <td key={k.kunci} className="sn-num" data-label={k.label} data-akhir={k.kunci === 'jml_penetapan'}>
                    {angka(jumlah(k))}
                  </td>
                ))}
              </tr>
            </tfoot>
          </table>
          {sisa > 0 && (
            <div className={gaya.lagi}>
              <Button variant="outlined" onClick={lagi} disabled={memuat}>
                {memuat ? 'Mohon tunggu...' : `Tampilkan ${Math.min(SEKALI, sisa)} baris lagi`}
              </Button>
              <span className="sn-sub">
                {gagal ? 'Baris berikutnya belum dapat dimuat. Coba lagi.' : `${angka(sisa)} baris belum ditampilkan`}
              </span>
            </div>
          )}
        </div>
      )}
    </section>
  );
}
