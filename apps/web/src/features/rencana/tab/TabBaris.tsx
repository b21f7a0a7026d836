import { jamKini } from '@sinas/api-client/jam';
import { desimalSah } from '@sinas/domain/format/angka';
import { JENIS_RKT } from '@sinas/domain/layanan/rkt/baris/jenis';
import { bulanLaporBuka } from '@sinas/domain/layanan/rkt/tombol';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { useKini } from '@sinas/ui/useKini';
import { useEffect, useMemo, useState } from 'react';
import type { TabRencana } from '@sinas/domain/layanan/rkt/tab';
import { bolehMedan } from '@sinas/domain/baris/medan';
import { adaBulan, bagiRata, dariRealisasi } from '../bulan/hitung';
import { LembarBulan } from '../bulan/LembarBulan';
import { medanSisi, type Sisi } from '../bulan/medan-bulan';
import { useLembarBulan } from '../bulan/useLembarBulan';
import { BukuTab } from '../excel/BukuTab';
import { koleksi, medanJml } from '../kerja/koleksi';
import { melapor, tambahBuka } from '../kerja/terbuka';
import { useRencana } from '../kerja/useRencana';
import { SpandukPerbaikan } from './CatatanBaris';
import { ImporLalu } from './ImporLalu';
import { KepalaBaris } from './KepalaBaris';
import { LaciBaris } from './LaciBaris';
import { jenisAkar, namaSisi, susunTab } from './susun';
import gaya from './tab.module.css';

const NAMA: Readonly<Record<string, string>> = {
  barang: 'Barang per bulan',
  produksi: 'Produksi per bulan',
  penggunaan: 'Penggunaan per bulan',
  distribusi: 'Distribusi per bulan',
};
const KOSONG: Readonly<Record<string, string>> = {
  barang: 'Tambahkan barang yang akan diimpor atau dibeli di dalam negeri.',
  produksi: 'Tambahkan bahan baku, lalu produk yang dibuat darinya.',
  penggunaan: 'Tambahkan barang yang dipakai, lalu di mana dan untuk apa.',
  distribusi: 'Tambahkan barang yang disalurkan, lalu ke mana.',
};

/** Rows of one tab with their months, and the fields of one of them beside. */
export function TabBaris({ tab }: { tab: TabRencana }) {
  const { keadaan, masalah, uji, store, sasaran } = useRencana();
  const { detail } = keadaan.berkas;
  const { tahun } = detail;
  const kini = useKini(jamKini);
  const toast = useToast();
  const lapor = melapor(detail);
  const [sisi, setSisi] = useState<Sisi>(lapor ? 'n' : 'r');
  const [rinci, setRinci] = useState<{ jenis: string; kunci: string } | null>(null);
  const kelompok = useMemo(
    () => susunTab(tab, sisi, { detail, baris: keadaan.baris, masalah, uji, kini }),
    [tab, sisi, detail, keadaan.baris, masalah, uji, kini],
  );
  const garis = useMemo(() => kelompok.flatMap((k) => k.garis.filter((g) => !g.samping)), [kelompok]);
  const lembar = useLembarBulan(garis);
  useEffect(() => {
    if (!sasaran || sasaran.tab !== tab) return;
    const ada = kelompok.find(
      (k) =>
        sasaran.path === `baris.${k.b.id ?? k.b.kunci}` ||
        (sasaran.baris !== null && k.b.no_seri === sasaran.baris && k.masalah.length > 0),
    );
    const pilih = ada ?? kelompok.find((k) => sasaran.baris !== null && k.b.no_seri === sasaran.baris);
    if (pilih) setRinci({ jenis: pilih.jenis, kunci: pilih.b.kunci });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when a link asks for it; typing moves nothing
  }, [sasaran, tab]);
  const terbuka = rinci && kelompok.find((k) => k.jenis === rinci.jenis && k.b.kunci === rinci.kunci);
  const aktif = garis.find((g) => g.id === lembar.aktif?.garis);
  const jmlAktif = aktif && aktif.b.isi[medanJml(aktif.jenis)];
  const rata = aktif?.sisi === 'r' && desimalSah(jmlAktif) && bolehMedan(aktif.medan, 'r01');
  const kosong = kelompok.filter(
    (k) => adaBulan(k.b.isi, 'l') && !adaBulan(k.b.isi, 'r') && bolehMedan(k.garis[0]?.medan ?? null, 'r01'),
  );
  const tambah = jenisAkar(tab).filter((j) => tambahBuka(detail, j));
  const salin = () => {
    for (const k of kosong)
      store.ubah(koleksi(k.jenis), [{ kunci: k.b.kunci, isi: dariRealisasi(k.b.isi, medanJml(k.jenis)) }]);
    toast.berhasil(`Rencana ${kosong.length} baris diisi dari realisasi ${tahun - 1}`);
  };
  return (
    <div className={gaya.rt}>
      <div className={gaya.kiri}>
        <SpandukPerbaikan />
        {lapor && !bulanLaporBuka(kini) && (
          <p className="sn-note">
            <Icon name="info" />
            <span>Realisasi bulanan dilaporkan tanggal 1 sampai 15. Di luar itu angkanya hanya dapat dibaca.</span>
          </p>
        )}
        <div className={gaya.alat}>
          <div className={gaya.sisi} role="group" aria-label="Tampilan">
            {(lapor ? (['n', 'r', 'l'] as const) : (['r', 'l'] as const)).map((s) => (
              <button key={s} type="button" aria-pressed={sisi === s} onClick={() => setSisi(s)}>
                {namaSisi(s, tahun)}
              </button>
            ))}
          </div>
          {tambah.map((j) => (
            <Button
              key={j}
              variant="outlined"
              onClick={() => {
                const [kunci] = store.tambah(koleksi(j), [{}]);
                if (kunci) setRinci({ jenis: j, kunci });
              }}
            >
              <Icon name="plus" />
              Tambah {JENIS_RKT.get(j)?.nama.toLowerCase()}
            </Button>
          ))}
          {sisi === 'r' && kosong.length > 0 && (
            <Button variant="outlined" onClick={salin}>
              <Icon name="copy" />
              Mulai dari realisasi {tahun - 1}
            </Button>
          )}
          {sisi === 'r' && kelompok.length > 0 && tambah.length > 0 && (
            <Button
              variant="outlined"
              disabled={!rata}
              title={rata ? undefined : 'Pilih dahulu baris yang jumlah setahunnya sudah terisi'}
              onClick={() => {
                if (!aktif || !desimalSah(jmlAktif)) return;
                const bulan = bagiRata(jmlAktif);
                const isi = Object.fromEntries(medanSisi('r').map((m, i) => [m, bulan[i]]));
                store.ubah(koleksi(aktif.jenis), [{ kunci: aktif.b.kunci, isi }]);
              }}
            >
              <Icon name="grid" />
              Bagi rata
            </Button>
          )}
          {garis.some((g) => g.medan?.size !== 0) && <span className="sn-sub">tempel dari Excel dengan Ctrl V</span>}
        </div>
        {tab === 'barang' && <ImporLalu />}
        {tab === 'penggunaan' && keadaan.kepala.jenis_pelaku === 'PRODUSEN' && <Terpakai />}
        {kelompok.length > 0 ? (
          <LembarBulan
            label={NAMA[tab] ?? tab}
            sisi={sisi}
            kelompok={kelompok}
            lembar={lembar}
            kepala={(k) => <KepalaBaris k={k} onRinci={(jenis, kunci) => setRinci({ jenis, kunci })} />}
          />
        ) : (
          <div className="sn-card">
            <EmptyState title="Belum ada baris" icon="grid">
              {KOSONG[tab]}
            </EmptyState>
          </div>
        )}
        <BukuTab tab={tab} />
      </div>
      {terbuka && <LaciBaris jenis={terbuka.jenis} b={terbuka.b} kini={kini} onTutup={() => setRinci(null)} />}
    </div>
  );
}

/** What a producer uses follows from his materials. */
function Terpakai() {
  const { keadaan, pergi } = useRencana();
  const n = koleksi('bahan_baku').di(keadaan.baris).length;
  return (
    <p className="sn-note">
      <Icon name="info" />
      <span>
        Pemakaian produksi dibaca dari{' '}
        <button type="button" className="sn-linkbtn" onClick={() => pergi('produksi')}>
          {n} bahan baku
        </button>
        . Isi tab ini hanya untuk barang lain yang dipakai.
      </span>
    </p>
  );
}
