import { angka } from '@sinas/domain/format/angka';
import { kuantitas } from '@sinas/domain/format/satuan';
import { tampilHs } from '@sinas/domain/format/tampil';
import { Icon } from '@sinas/ui/marks/Icon';
import { useQuery } from '@tanstack/react-query';
import { useData } from '../../../lib/useData';
import type { BarisRencana, Detail } from '../../../providers/wire';
import type { TempatCatatan } from '../../pengajuan/keputusan/dialog/DialogCatatan';
import {
  ANAK,
  jenisAkar,
  jumlahTahun,
  kolomJenis,
  namaJenis,
  teksRencana,
  type AnakTab,
  type TabBaris,
} from './jenis-rencana';
import { TabelBulan } from './TabelBulan';
import gayaKeputusanBaris from '../../pengajuan/keputusan/keputusan-baris.module.css';
import gayaRencana from './rencana.module.css';

interface Props {
  berkas: Detail;
  tab: TabBaris;
  baris: BarisRencana;
  terbuka: boolean;
  onBuka: () => void;
  onCatat?: ((tempat: TempatCatatan) => void) | undefined;
}
const teks = (b: BarisRencana, medan: string): string => {
  const v = b.data[medan];
  return typeof v === 'string' ? v : '';
};
/** What stands below the name: the line of the tariff and where it comes from, or from whom it is bought. */
function keterangan(tab: TabBaris, b: BarisRencana): string {
  const hs = teks(b, '08') || teks(b, 'hs');
  const bagian =
    tab === 'barang'
      ? [
          b.jenis === 'lokal' ? 'Lokal' : 'Impor',
          teks(b, 'ur_negara_asal') || teks(b, 'negara_asal'),
          hs && tampilHs(hs),
        ]
      : tab === 'produksi'
        ? [teks(b, 'asal') === 'lokal' ? 'Lokal' : 'Impor', teks(b, 'supplier')]
        : [];
  return bagian.filter(Boolean).join(', ');
}

/** One row of a tab: its sums, and opened everything that it says, month by month, with what hangs from it. */
export function BarisPlan({ berkas, tab, baris: b, terbuka, onBuka, onCatat }: Props) {
  const { tahun } = berkas;
  const jumlah = (jml: string | null) => (jml === null ? '-' : angka(jml));
  return (
    <>
      <tr>
        <td className={gayaKeputusanBaris.barang}>
          <div>
            <button type="button" className={gayaKeputusanBaris.buka} aria-expanded={terbuka} onClick={onBuka}>
              <b>
                {b.seri}. {b.uraian ?? namaJenis(jenisAkar(tab, b))}
              </b>
            </button>
            <small>{keterangan(tab, b) || '-'}</small>
          </div>
          {onCatat && (
            <button
              type="button"
              className={gayaKeputusanBaris.komentar}
              aria-label={`Tambah catatan pada ${namaJenis(jenisAkar(tab, b)).toLowerCase()} baris ${b.seri}`}
              onClick={() =>
                onCatat({
                  langkah: tab,
                  tetap: { id: b.id, nama: `${namaJenis(jenisAkar(tab, b))} baris ${b.seri}, ${b.uraian ?? ''}` },
                })
              }
            >
              <Icon name="comment" />
            </button>
          )}
        </td>
        <td className="sn-num">{kuantitas(b.jml, b.satuan, teks(b, 'ur_satuan'))}</td>
        <td className="sn-num">{jumlah(jumlahTahun(b.rencana, tahun))}</td>
        <td className="sn-num">{jumlah(jumlahTahun(b.realisasi, tahun - 1))}</td>
        <td className="sn-num">{jumlah(jumlahTahun(b.realisasi, tahun))}</td>
      </tr>
      {terbuka && (
        <tr className={gayaKeputusanBaris.rinci}>
          <td colSpan={5}>
            <div className={gayaKeputusanBaris.rinciIsi}>
              <Isian berkas={berkas} kode={jenisAkar(tab, b)} baris={b} />
              <TabelBulan baris={b} tahun={tahun} />
              {b.jumlah_anak > 0 && ANAK[tab].map((a) => <Anak key={a.jenis} berkas={berkas} anak={a} induk={b} />)}
            </div>
          </td>
        </tr>
      )}
    </>
  );
}

/** Every column that was filled in. */
function Isian({ berkas, kode, baris }: { berkas: Detail; kode: string; baris: BarisRencana }) {
  return (
    <dl className={gayaKeputusanBaris.isian}>
      {kolomJenis(berkas, kode).map((k) => (
        <div key={k.kd_field}>
          <dt>{k.label}</dt>
          <dd>{teksRencana(baris, k)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Anak({ berkas, anak, induk }: { berkas: Detail; anak: AnakTab; induk: BarisRencana }) {
  const data = useData();
  const rows = useQuery({
    queryKey: ['rencana-anak', berkas.idNk, berkas.versi, anak.jenis, induk.id],
    queryFn: ({ signal }) => data.anakRencana(anak.daftar, berkas.noAju, { [anak.induk]: induk.id }, { signal }),
  });
  const nama = namaJenis(anak.jenis);
  if (rows.isPending) return <p role="status">Mohon tunggu...</p>;
  if (rows.isError) return <p className="sn-err">{nama} belum dapat dimuat. Muat ulang halaman.</p>;
  if (rows.data.length === 0) return null;
  return (
    <section aria-label={`${nama} di bawah baris ${induk.seri}`}>
      <h3>{nama}</h3>
      {rows.data.map((b) => (
        <div key={b.id} className={gayaRencana.anak}>
          <p>
            <b>
              {induk.seri}.{b.seri} {b.uraian ?? ''}
            </b>{' '}
            {kuantitas(b.jml, b.satuan ?? induk.satuan)}
            {b.jml_produk_keputusan !== null && (
              <> Menurut bahan baku yang ditetapkan: {kuantitas(b.jml_produk_keputusan, b.satuan)}.</>
            )}
          </p>
          <Isian berkas={berkas} kode={anak.jenis} baris={{ ...b, satuan: b.satuan ?? induk.satuan }} />
          <TabelBulan baris={b} tahun={berkas.tahun} />
        </div>
      ))}
    </section>
  );
}
