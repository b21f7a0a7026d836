import Button from '@mui/material/Button';
import { angka, kurangi } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { hariTanggal } from '@sinas/domain/format/tanggal';
import { ANGKA_GARIS, KODE_ANGKA_GARIS } from '@sinas/domain/neraca/garis';
import { keLazim } from '@sinas/domain/neraca/satuan-dasar';
import { Icon } from '@sinas/ui/marks/Icon';
import type { GarisPapan } from '../../providers/wire';

interface Props {
  garis: GarisPapan;
  tahun: number;
  /** Null for who only reads. */
  onUbah: (() => void) | null;
}

/** A national line: supply and demand with their sources, and the ceiling that nothing passes. */
export function GarisNasional({ garis, tahun, onUbah }: Props) {
  const { isi, satuan, satuan_lazim } = garis;
  const lazim = (jml: string): string => angka(keLazim(jml, satuan, satuan_lazim));
  const sisi = (apa: 'pasokan' | 'kebutuhan') =>
    KODE_ANGKA_GARIS.filter((k) => ANGKA_GARIS[k].sisi === apa).flatMap((kode) => {
      const semua = isi?.angka.filter((a) => a.kode === kode) ?? [];
      const dipakai = semua.find((a) => a.dipilih);
      return dipakai ? [{ ...dipakai, dari: semua.length }] : [];
    });
  const tabel = (judul: string, apa: 'pasokan' | 'kebutuhan', jumlah: string) => (
    <table className="sn-table pn-angka">
      <caption className="sn-sr">{judul}</caption>
      <thead>
        <tr>
          <th scope="col">{judul}</th>
          <th scope="col" className="sn-num">
            Angka
          </th>
          <th scope="col">Sumber</th>
        </tr>
      </thead>
      <tbody>
        {sisi(apa).map((a) => (
          <tr key={a.kode}>
            <td>{ANGKA_GARIS[a.kode].nama}</td>
            <td className="sn-num">{lazim(a.jml)}</td>
            <td>
              {a.sumber}, {hariTanggal(a.tanggal)}
              {a.dari > 1 && (
                <small>
                  dipilih dari {a.dari}: {a.alasan}
                </small>
              )}
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>Jumlah</td>
          <td className="sn-num">{lazim(jumlah)}</td>
          <td />
        </tr>
      </tfoot>
    </table>
  );
  return (
    <section className="sn-card pn-garis" aria-label={`Baris nasional ${garis.uraian || garis.ur_komoditas}`}>
      <header>
        <h2>
          {garis.uraian || 'Baris nasional'}, impor {tahun}, dalam {satuanPendek(satuan_lazim)}
        </h2>
        {onUbah && (
          <Button variant="outlined" startIcon={<Icon name="edit" />} onClick={onUbah}>
            {isi ? 'Ubah angka' : 'Isi angka'}
          </Button>
        )}
      </header>
      {isi ? (
        <div className="pn-garis-isi">
          {tabel('Pasokan', 'pasokan', isi.jml_pasokan)}
          {tabel('Kebutuhan', 'kebutuhan', isi.jml_kebutuhan)}
          <dl className="pn-plafon">
            <dt>Plafon</dt>
            <dd>
              <b>{lazim(isi.plafon)}</b>
              <small>{isi.plafon_sumber}</small>
            </dd>
            <dt>{isi.selisih.startsWith('-') ? 'Defisit' : 'Surplus'}</dt>
            <dd>
              {lazim(isi.selisih.replace('-', ''))}
              <small>
                {lazim(isi.jml_kebutuhan)} − {lazim(isi.jml_pasokan)}
              </small>
            </dd>
            <dt>Sudah ditetapkan</dt>
            <dd>
              {lazim(isi.ditetapkan)}
              <small>sisa {lazim(kurangi(isi.plafon, isi.ditetapkan))}</small>
            </dd>
          </dl>
        </div>
      ) : (
        <p className="sn-soft">
          Belum ada angka pasokan, kebutuhan, dan plafon. Usulan di baris ini belum dapat ditetapkan.
        </p>
      )}
    </section>
  );
}
