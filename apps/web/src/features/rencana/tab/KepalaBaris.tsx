import { angka, desimalSah } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { tampilHs } from '@sinas/domain/format/tampil';
import { JENIS_RKT } from '@sinas/domain/layanan/rkt/baris/jenis';
import { Icon } from '@sinas/ui/marks/Icon';
import type { KelompokBulan } from '../bulan/baris-bulan';
import { koleksi } from '../kerja/koleksi';
import { tambahBuka } from '../kerja/terbuka';
import { useRencana } from '../kerja/useRencana';
import { jenisAnak, namaBaris } from './susun';
import gaya from './tab.module.css';

interface Props {
  k: KelompokBulan;
  onRinci: (jenis: string, kunci: string) => void;
}
const LABEL: readonly (readonly [kd: string, kata: string])[] = [
  ['stok_awal', 'stok awal'],
  ['pemakaian', 'dipakai'],
  ['stok_akhir', 'stok akhir'],
  ['kapasitas_terpasang', 'kapasitas'],
];

/** What a row is and what was decided of it; the way to its fields, and to rows below it. */
export function KepalaBaris({ k, onRinci }: Props) {
  const { keadaan, daftar, store } = useRencana();
  const { detail } = keadaan.berkas;
  const { jenis, b } = k;
  const nama = namaBaris(jenis, b) || 'belum bernama';
  const satuan = satuanPendek(typeof b.isi.satuan === 'string' ? b.isi.satuan : null, namaSatuan());
  function namaSatuan(): string | undefined {
    return detail.formulir.satuan.find((s) => s.kodeSatuan === b.isi.satuan)?.urSatuan;
  }
  const hs = b.isi['08'] ?? b.isi.hs;
  const negara = daftar
    .opsi({ kd_field: '', label: '', jenis: 'negara', wajib: false })
    .find((o) => o.kode === b.isi.negara_asal);
  const ciri = [
    typeof hs === 'string' && hs && tampilHs(hs),
    b.isi.asal === 'impor' ? 'impor' : b.isi.asal === 'lokal' ? 'lokal' : '',
    negara?.nama,
    ...LABEL.map(([kd, kata]) => (desimalSah(b.isi[kd]) ? `${kata} ${angka(b.isi[kd])}` : '')),
    desimalSah(b.isi.rendemen) && `rendemen ${angka(b.isi.rendemen)}%`,
    satuan && `dalam ${satuan}`,
  ].filter(Boolean);
  const anak = jenisAnak(jenis).filter((j) => tambahBuka(detail, j, b.kunci));
  return (
    <div className={gaya.kepala}>
      <div>
        <span className="sn-soft">{JENIS_RKT.get(jenis)?.nama}</span>{' '}
        <button type="button" className={`sn-linkbtn ${gaya.nama}`} onClick={() => onRinci(jenis, b.kunci)}>
          {nama}
        </button>
        {b.id === null && <small className={gaya.belum}>belum tersimpan</small>}
        <small className="sn-soft">{ciri.join(', ')}</small>
        <Putusan k={k} satuan={satuan} />
      </div>
      {anak.map((j) => (
        <button
          key={j}
          type="button"
          className={`sn-linkbtn ${gaya.tambah}`}
          onClick={() => {
            const [kunci] = store.tambah(koleksi(j), [{}], b.kunci);
            if (kunci) onRinci(j, kunci);
          }}
        >
          <Icon name="plus" />
          {JENIS_RKT.get(j)?.nama}
          <span className="sn-sr"> untuk {nama}</span>
        </button>
      ))}
    </div>
  );
}

/** What the ministry recommends and what was determined, once it may be seen. */
function Putusan({ k, satuan }: { k: KelompokBulan; satuan: string }) {
  const wire = k.b.server?.wire;
  const kata = [
    wire?.jml_keputusan && `Ditetapkan ${angka(wire.jml_keputusan)} ${satuan}`,
    wire?.jml_produk_keputusan && `Cukup untuk ${angka(wire.jml_produk_keputusan)} ${satuan} produk`,
  ].filter(Boolean);
  return kata.length === 0 ? null : <small className={gaya.putusan}>{kata.join('. ')}</small>;
}
