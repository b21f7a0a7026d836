import { waktuPendek } from '@sinas/domain/format/tanggal';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { NomorAju } from '../../components/NomorAju';
import { pesanGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import type { PutaranTertahan } from '../../providers/wire';
import gaya from './pengiriman.module.css';

const SEGAR_MS = 15_000;
const PEKERJAAN: Record<PutaranTertahan['putaran'], string> = {
  batas_perbaikan_lewat: 'Menutup berkas yang tidak diperbaiki',
  informasi_lewat: 'Mencatat permintaan informasi yang lewat batas',
  terbit_otomatis: 'Menerbitkan keputusan yang lewat batas layanan',
  kedaluwarsa: 'Mengakhiri keputusan yang habis masa berlakunya',
  kelayakan: 'Memeriksa status perusahaan',
  pabean: 'Membukukan realisasi pabean',
  pembuka_habis: 'Mengakhiri izin sebelum portal yang habis masa berlakunya',
  sapu: 'Perapian tiap jam',
  sapu_akun: 'Perapian data akun',
  sapu_baris: 'Perapian data lama dan arsip',
  sapu_dokumen: 'Perapian dokumen yang tidak dipakai',
  sapu_ekspor: 'Pembersihan ekspor yang lewat masa simpannya',
  sapu_impor: 'Pembersihan buku kerja yang tidak diambil',
  tagihan: 'Memeriksa dan menutup tagihan PNBP',
  tahun_tutup: 'Menutup pengajuan dari tahun neraca yang berakhir',
  tutup_buku: 'Menutup buku tahun neraca yang berakhir',
};

/** Work that time brings about and that keeps failing for some items; shown only when there is any. */
export function Tertahan() {
  const data = useData();
  const kueri = useQuery({
    queryKey: ['putaran'],
    queryFn: ({ signal }) => data.putaran({ signal }),
    refetchInterval: SEGAR_MS,
  });
  if (kueri.isError && !kueri.data)
    return (
      <p className={gaya.tertahan} role="status">
        Daftar pekerjaan terjadwal yang gagal belum dapat dimuat. {pesanGalat(kueri.error, 'Coba lagi beberapa saat')}.
      </p>
    );
  if (!kueri.data?.length) return null;
  return (
    <section className={gaya.tertahan} aria-labelledby="kn-tertahan">
      <h2 id="kn-tertahan">Pekerjaan terjadwal yang gagal</h2>
      <p>Yang lain tetap berjalan. Portal mencoba lagi sendiri pada putaran berikutnya.</p>
      <div className="kn-tabel" role="region" aria-label="Tabel pekerjaan terjadwal yang gagal" tabIndex={0}>
        <table className="sn-table">
          <caption className="sn-sr">Pekerjaan terjadwal yang gagal</caption>
          <thead>
            <tr>
              <th scope="col">Pekerjaan</th>
              <th scope="col">Berkas</th>
              <th scope="col" className="sn-num">
                Percobaan
              </th>
              <th scope="col">Sejak</th>
              <th scope="col">Terakhir dicoba</th>
              <th scope="col">Kesalahan</th>
            </tr>
          </thead>
          <tbody>
            {kueri.data.map((g) => (
              <tr key={`${g.putaran} ${g.sasaran}`}>
                <td className="kn-lipat">{PEKERJAAN[g.putaran]}</td>
                <td>
                  {g.idNk && g.noAju ? (
                    <>
                      <Link to={`/pengajuan/${g.idNk}/show`}>{g.nama_perusahaan}</Link>
                      <br />
                      <NomorAju nomor={g.noAju} />
                    </>
                  ) : (
                    '-'
                  )}
                </td>
                <td className="sn-num">{g.kali}</td>
                <td>{waktuPendek(g.sejak)}</td>
                <td>{waktuPendek(g.terakhir)}</td>
                <td className="kn-lipat">{g.kesalahan}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </section>
  );
}
