import { angka } from '@sinas/domain/format/angka';
import { waktu } from '@sinas/domain/format/tanggal';
import { Button } from '@sinas/ui/inputs/Button';
import { Badge } from '@sinas/ui/marks/StatusBadge';
import { Tabel } from '../../../components/daftar/Tabel';
import { laporanRapat } from '../../../providers/rakor/data';
import type { RapatRinci, TombolRapat } from '../../../providers/rakor/wire';
import { TANDA_TANGAN } from '../status';
import { Beda } from './Beda';
import gaya from '../rakor.module.css';

interface Props {
  rapat: RapatRinci;
  onTombol: (t: TombolRapat) => void;
}
/** Versions of the minutes, who has signed, and how far the result has come. */
export function Versi({ rapat, onTombol }: Props) {
  const tanda = rapat.tombol.find((t) => t.aksi === 'tanda_tangan' && t.boleh);
  return (
    <div className={gaya.dua}>
      <div>
        <section aria-labelledby="rk-tt">
          <h2 id="rk-tt">Tanda tangan</h2>
          {rapat.penanda_tangan.length === 0 ? (
            <p className="sn-soft">Belum ada penanda tangan.</p>
          ) : (
            <ol className={gaya.tt}>
              {rapat.penanda_tangan.map((t) => {
                const { nama, grup, bentuk } = TANDA_TANGAN[t.status];
                return (
                  <li key={t.id_user} data-giliran={t.giliran_anda}>
                    <div>
                      <b>{t.nama}</b>
                      <small>
                        {t.jabatan}
                        {t.pimpinan && ', pimpinan, menandatangani terakhir'}
                      </small>
                      {t.ket && <p className="sn-err">{t.ket}</p>}
                    </div>
                    <div>
                      <Badge grup={grup} bentuk={bentuk}>
                        {nama}
                      </Badge>
                      {t.waktu && <small>{waktu(t.waktu)}</small>}
                      {t.giliran_anda && tanda && (
                        <Button variant="contained" onClick={() => onTombol(tanda)}>
                          {t.status === 'GAGAL' ? 'Coba tanda tangani lagi' : 'Tanda tangani sekarang'}
                        </Button>
                      )}
                    </div>
                  </li>
                );
              })}
            </ol>
          )}
        </section>
        <Terap rapat={rapat} />
        <section aria-labelledby="rk-pernyataan">
          <h2 id="rk-pernyataan">Pernyataan akhir</h2>
          <p>{rapat.pernyataan}</p>
        </section>
      </div>
      <div>
        <section aria-labelledby="rk-daftar-versi">
          <h2 id="rk-daftar-versi">Berita acara</h2>
          <p>
            <a href={laporanRapat(rapat.id_rakor)} target="_blank" rel="noopener">
              {rapat.versi_berita.some((v) => v.gugur === null)
                ? `Unduh berita acara ${rapat.no_ba ?? ''}`
                : 'Unduh konsep berita acara'}
            </a>
          </p>
          {rapat.versi_berita.length === 0 ? (
            <p className="sn-soft">Belum ada versi yang final. Versi {rapat.versi_ba} sedang diisi.</p>
          ) : (
            <Tabel nama="versi" kolom={['Versi', 'Difinalkan', 'Keadaan']} susun>
              {rapat.versi_berita.map((v) => (
                <tr key={v.versi_ba}>
                  <td>
                    Versi {v.versi_ba}
                    <small className={gaya.hash} title={v.hash}>
                      {v.hash.slice(0, 12)}
                    </small>
                  </td>
                  <td data-label="Difinalkan">
                    {waktu(v.waktu)}, {v.nama}
                  </td>
                  <td className="kn-lipat" data-label="Keadaan">
                    {v.gugur === null ? 'berlaku' : `gugur ${waktu(v.gugur)}, ${v.gugur_oleh ?? ''}: ${v.alasan ?? ''}`}
                  </td>
                </tr>
              ))}
            </Tabel>
          )}
        </section>
        {rapat.versi_berita.length > 1 && <Beda rapat={rapat} />}
      </div>
    </div>
  );
}

/** Files that the signed result goes to; it goes on while nobody looks. */
function Terap({ rapat }: { rapat: RapatRinci }) {
  const { menunggu, selesai, gugur } = rapat.terap;
  const semua = menunggu + selesai + gugur;
  if (semua === 0) return null;
  return (
    <section aria-labelledby="rk-terap">
      <h2 id="rk-terap">Hasil ke berkas</h2>
      <progress aria-labelledby="rk-terap" max={semua} value={selesai + gugur} />
      <p role="status">
        {menunggu > 0
          ? `${angka(selesai)} dari ${angka(semua)} berkas sudah menerima hasilnya. Halaman ini boleh ditinggalkan.`
          : `Hasil sampai di ${angka(selesai)} dari ${angka(semua)} berkas.`}
        {gugur > 0 && ` ${angka(gugur)} berkas tidak lagi menunggu hasil rapat ini.`}
      </p>
    </section>
  );
}
