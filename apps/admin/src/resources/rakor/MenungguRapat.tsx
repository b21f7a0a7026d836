import { angka } from '@sinas/domain/format/angka';
import { tanggal } from '@sinas/domain/format/tanggal';
import { menungguRapat } from '@sinas/domain/rakor/jenis';
import { Link } from 'react-router-dom';
import { Tabel } from '../../components/daftar/Tabel';
import { alamatBerkas, alamatRencana } from '../../layout/antrean';
import type { MenungguRapat as Menunggu } from '../../providers/rakor/wire';
import type { UsulRapat } from './dialog/DialogRapat';
import gaya from './rakor.module.css';

interface Props {
  menunggu: readonly Menunggu[];
  /** Null: the reader makes no meetings. */
  onBuat: ((usul: UsulRapat) => void) | null;
}

/** The list of those files. */
const alamatMenunggu = ({ jenis, kd_komoditas, tahun, rencana }: Menunggu): string =>
  (rencana ? alamatRencana : alamatBerkas)({
    kd_komoditas,
    kd_status: menungguRapat(jenis).join(','),
    tahun: String(tahun),
  });

/** Commodities whose files wait for a meeting, the longest wait first: each leads to its files, and to a meeting about them. */
export function MenungguRapat({ menunggu, onBuat }: Props) {
  return (
    <section className={gaya.menunggu} aria-labelledby="rk-menunggu">
      <h2 id="rk-menunggu">Menunggu agenda</h2>
      <Tabel
        nama="Berkas yang menunggu agenda rapat"
        kolom={['Komoditas', 'Menunggu', '#Tahun neraca', '#Berkas', 'Dikirim paling awal', ...(onBuat ? [''] : [])]}
        susun
      >
        {menunggu.map((m) => (
          <tr key={[m.jenis, m.tahun, m.kd_komoditas, m.rencana].join(' ')}>
            <td className="kn-lipat">{m.ur_komoditas}</td>
            <td data-label="Menunggu">
              {m.ur_jenis}
              {m.rencana && <span className="sn-soft"> rencana kebutuhan</span>}
            </td>
            <td className="sn-num" data-label="Tahun neraca">
              {m.tahun}
            </td>
            <td className="sn-num" data-label="Berkas">
              <Link to={alamatMenunggu(m)}>{angka(m.berkas)}</Link>
            </td>
            <td data-label="Dikirim paling awal">{tanggal(m.sejak)}</td>
            {onBuat && (
              <td>
                <button
                  type="button"
                  className="sn-linkbtn"
                  aria-label={`Buat ${m.ur_jenis} ${m.ur_komoditas} ${m.tahun}`}
                  onClick={() =>
                    onBuat({ jenis: m.jenis, tahun: m.tahun, judul: `${m.ur_jenis} ${m.ur_komoditas} ${m.tahun}` })
                  }
                >
                  Buat rapat
                </button>
              </td>
            )}
          </tr>
        ))}
      </Tabel>
    </section>
  );
}
