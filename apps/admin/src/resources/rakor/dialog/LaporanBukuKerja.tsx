import { angka, kurangi } from '@sinas/domain/format/angka';
import { kuantitas } from '@sinas/domain/format/satuan';
import { keLazim } from '@sinas/domain/neraca/satuan-dasar';
import { Tabel } from '../../../components/daftar/Tabel';
import { Kesalahan } from '../../../components/unggah/Kesalahan';
import type { HasilBukuKerja } from '../../../providers/rakor/wire';
import gaya from '../rakor-sisi.module.css';

/** More rows than anybody reads in a dialog. */
const MAKS_TAMPIL = 200;

/** What a workbook would change: the sum of each line, every row, and every fault at its row. */
export function LaporanBukuKerja({ hasil: h }: { hasil: HasilBukuKerja }) {
  return (
    <>
      <p role="status">
        {angka(h.dibaca)} baris dibaca: {angka(h.berubah.length)} akan berubah, {angka(h.jumlah_salah)} kesalahan.
      </p>
      <Kesalahan salah={h.salah} jumlah={h.jumlah_salah} />
      {h.garis.length > 0 && (
        <ul className={gaya.bukuGaris}>
          {h.garis.map((g) => (
            <li key={g.id_garis}>
              <KalimatGaris garis={g} />
            </li>
          ))}
        </ul>
      )}
      {h.berubah.length > 0 && <Perubahan berubah={h.berubah} />}
    </>
  );
}

function KalimatGaris({ garis: g }: { garis: HasilBukuKerja['garis'][number] }) {
  const sebut = (jml: string): string => kuantitas(keLazim(jml, g.satuan, g.satuan_lazim), g.satuan_lazim);
  const sisa = g.sisa_plafon;
  return (
    <>
      {g.uraian || g.ur_komoditas}: {sebut(g.sebelum)} menjadi <b>{sebut(g.sesudah)}</b>
      {sisa !== null &&
        (g.lewat_plafon ? (
          <b className="sn-tone-warning">, di atas plafon {sebut(kurangi('0', sisa))}</b>
        ) : (
          `, di bawah plafon ${sebut(sisa)}`
        ))}
    </>
  );
}

type Isian = HasilBukuKerja['berubah'][number]['dari'];
const jumlah = (i: Isian): string => (i.tunda ? 'ditunda' : angka(i.penetapan, 'belum'));
const alasan = (i: Isian): string => [i.kd_alasan, i.alasan].filter(Boolean).join('. ') || '-';

const Perubahan = ({ berubah }: { berubah: HasilBukuKerja['berubah'] }) => (
  <>
    <Tabel nama="perubahan" kolom={['#Baris Excel', 'Perusahaan', '#Sekarang', '#Menjadi', 'Alasan']} susun>
      {berubah.slice(0, MAKS_TAMPIL).map((b) => (
        <tr key={b.id_baris}>
          <td className="sn-num" data-label="Baris Excel">
            {angka(b.nomor)}
          </td>
          <td className="kn-lipat" data-label="Perusahaan">
            {b.pemilik}, {b.uraian}
          </td>
          <td className="sn-num" data-label="Sekarang">
            {jumlah(b.dari)}
          </td>
          <td className="sn-num" data-label="Menjadi">
            <b>{jumlah(b.ke)}</b>
          </td>
          <td className="kn-lipat" data-label="Alasan">
            {alasan(b.ke)}
          </td>
        </tr>
      ))}
    </Tabel>
    {berubah.length > MAKS_TAMPIL && (
      <p className="sn-soft">dan {angka(berubah.length - MAKS_TAMPIL)} baris lain di buku kerja yang sama.</p>
    )}
  </>
);
