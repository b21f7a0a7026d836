import { jamKini } from '@sinas/api-client/jam';
import { hariTanggal, tanggalIso } from '@sinas/domain/format/tanggal';
import { JENIS_PELAKU, type JenisPelaku } from '@sinas/domain/formulir/formulir';
import type { KeadaanTab } from '@sinas/domain/layanan/rkt/checkpoint';
import { TRADER_TYPE } from '@sinas/domain/layanan/rkt/formulir';
import type { TabRencana } from '@sinas/domain/layanan/rkt/tab';
import { dalam } from '@sinas/domain/pengajuan/himpunan';
import { tampilNoAju } from '@sinas/domain/pengajuan/nomor-aju';
import { jumlahPerubahan } from '@sinas/formulir/kerja/keadaan';
import { Shape, type ShapeName } from '@sinas/ui/marks/Shape';
import { StatusBadge } from '@sinas/ui/marks/StatusBadge';
import { useKini } from '@sinas/ui/useKini';
import { KataSimpan } from '../../../components/simpan/KataSimpan';
import { koleksi } from '../kerja/koleksi';
import { dapatUbah, melapor } from '../kerja/terbuka';
import { useRencana } from '../kerja/useRencana';
import { CATATAN_NERACA } from '../kirim/kurang';
import { jenisAkar } from '../tab/susun';
import gaya from './rangka.module.css';

const HARI_MS = 86_400_000;
/** A tab of the workspace, with the firm's own beside those of the law. */
export type TabLayar = TabRencana | 'perusahaan';
const NAMA: Readonly<Record<TabLayar, string>> = {
  barang: 'Barang',
  produksi: 'Produksi',
  penggunaan: 'Penggunaan',
  distribusi: 'Distribusi',
  dokumen: 'Dokumen',
  perusahaan: 'Perusahaan',
};
const KEADAAN: Readonly<
  Record<Exclude<KeadaanTab, 9>, { bentuk: ShapeName; kelas: string | undefined; kata: string }>
> = {
  0: { bentuk: 'cincin-putus', kelas: gaya.kosong, kata: 'kosong' },
  1: { bentuk: 'separuh', kelas: 'sn-tone-warning', kata: 'belum lengkap' },
  2: { bentuk: 'centang', kelas: 'sn-tone-success', kata: 'lengkap' },
};

function Tutup({ tutup, kata }: { tutup: string; kata: string }) {
  const kini = useKini(jamKini);
  const sisa = Math.round((Date.parse(tanggalIso(tutup)) - Date.parse(tanggalIso(kini))) / HARI_MS);
  const lagi = kini > new Date(tutup) ? 'sudah lewat' : sisa === 0 ? 'hari ini' : `${sisa} hari lagi`;
  return (
    <span>
      <b>
        {kata} {hariTanggal(tutup)}
      </b>
      , {lagi}
    </span>
  );
}

/** What this plan is, whose it is, how long it may be changed, whether it is saved; and its tabs. */
export function KepalaRencana({ tab, onTab }: { tab: TabLayar; onTab: (t: TabLayar) => void }) {
  const { keadaan, penyimpan, store } = useRencana();
  const { detail } = keadaan.berkas;
  const { trader_type, jenis_pelaku } = keadaan.kepala;
  const perbaikan = dalam('dikembalikan', detail.kd_status_pengajuan) ? detail.perbaikan?.tenggat : null;
  const tutup = perbaikan ?? detail.formulir.tutup_buat;
  const siapa = [
    TRADER_TYPE[trader_type as keyof typeof TRADER_TYPE],
    JENIS_PELAKU[jenis_pelaku as JenisPelaku]?.toLowerCase().replace(/ \(.*\)/, ''),
  ].filter(Boolean);
  return (
    <header className={gaya.kepala}>
      <div>
        <h1>
          Rencana {detail.ur_komoditas} {detail.tahun}
        </h1>
        <span className={`sn-aju ${gaya.aju}`}>{tampilNoAju(detail.noAju)}</span>
      </div>
      <StatusBadge kode={detail.kd_status_pengajuan} ur_status={detail.ur_status} />
      <div className={gaya.langsung}>
        {detail.penyunting_lain && <span>{detail.penyunting_lain}</span>}
        <span>{siapa.join(', ')}</span>
        {dapatUbah(detail) && tutup && <Tutup tutup={tutup} kata={perbaikan ? 'Perbaikan sampai' : 'Tutup'} />}
        {(dapatUbah(detail) || melapor(detail)) && (
          <KataSimpan
            simpan={keadaan.simpan}
            belum={jumlahPerubahan(store.form, keadaan)}
            onCoba={() => void penyimpan.sekarang()}
          />
        )}
      </div>
      <Tab tab={tab} onTab={onTab} />
    </header>
  );
}

function Tab({ tab, onTab }: { tab: TabLayar; onTab: (t: TabLayar) => void }) {
  const { cek, keadaan, lengkap } = useRencana();
  const ubah = dapatUbah(keadaan.berkas.detail);
  const tampil = (['barang', 'produksi', 'penggunaan', 'distribusi', 'dokumen'] as const).filter((t) => cek[t] !== 9);
  const perusahaan = lengkap.masalah.some((m) => m.langkah === 'perusahaan' && !CATATAN_NERACA.has(m.path)) ? 1 : 2;
  return (
    <nav className={gaya.tab} aria-label="Bagian rencana">
      {[...tampil, 'perusahaan' as const].map((t) => {
        const k = KEADAAN[(t === 'perusahaan' ? perusahaan : cek[t]) as 0 | 1 | 2];
        const n = hitung(t);
        return (
          <button key={t} type="button" aria-current={tab === t ? 'page' : undefined} onClick={() => onTab(t)}>
            {ubah && <Shape name={k.bentuk} className={k.kelas} />}
            {NAMA[t]}
            {ubah && <span className="sn-sr">, {k.kata}</span>}
            {n && (
              <small>
                <span className="sn-sr">, </span>
                {n}
              </small>
            )}
          </button>
        );
      })}
    </nav>
  );

  function hitung(t: TabLayar): string {
    const kurang = lengkap.masalah.filter(
      (m) => m.langkah === t && m.path !== 'baris' && !CATATAN_NERACA.has(m.path),
    ).length;
    if (t === 'perusahaan') return ubah && kurang > 0 ? `${kurang} belum` : '';
    if (t === 'dokumen') {
      const ada = new Set(keadaan.berkas.dokumen.filter((d) => d.asal === 'PEMOHON').map((d) => d.kd_dokumen)).size;
      return `${ada} dari ${ada + (ubah ? kurang : 0)}`;
    }
    const n = jenisAkar(t).reduce((jml, j) => jml + koleksi(j).di(keadaan.baris).length, 0);
    return ubah && kurang > 0 && n > 0 ? `${n} baris, ${kurang} belum` : `${n} baris`;
  }
}
