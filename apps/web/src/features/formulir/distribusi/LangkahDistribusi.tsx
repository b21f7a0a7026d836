import { JENIS_DISTRIBUSI, PELAKU_DISTRIBUSI } from '@sinas/domain/baris/distribusi';
import { bolehMedan } from '@sinas/domain/baris/medan';
import { angka, desimalSah, jumlahkan } from '@sinas/domain/format/angka';
import { DISTRIBUSI_BARIS } from '@sinas/domain/formulir/sasaran';
import { pesan } from '@sinas/domain/pesan/pesan';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { Button } from '@sinas/ui/inputs/Button';
import { useEffect, useState } from 'react';
import { HasilUnggah } from '../excel/HasilUnggah';
import { MenuExcel } from '../excel/MenuExcel';
import { useImpor } from '../excel/useImpor';
import { medanTerbuka } from '../kerja/terbuka';
import { useFormulir } from '../kerja/useFormulir';
import { useMuatLanjut } from '../kerja/useMuatLanjut';
import { satuanBerkas } from '../lembar/isi/kolom-tampil';
import { SpandukPerbaikan } from '../rangka/CatatanBagian';
import type { DistribusiServer } from '../wire';
import { KartuBarang } from './KartuBarang';
import { useDistribusi } from './useDistribusi';
import gayaIsian from '../isian.module.css';
import gayaDistribusi from './distribusi.module.css';

const PER_HALAMAN = 20;

/** Step 'Distribusi': to whom each good goes. */
export function LangkahDistribusi() {
  const { keadaan, store, sasaran, pergi } = useFormulir();
  const salur = useDistribusi();
  const impor = useImpor('distribusiExcel');
  const muat = useMuatLanjut();
  const [halaman, setHalaman] = useState(0);
  const { detail, kepala, baris, belumDimuat } = keadaan;
  const barang = baris.filter((b) => b.id !== null);
  const pelaku = kepala.jenis_pelaku;
  const asing = pelaku !== undefined && pelaku !== '' && !PELAKU_DISTRIBUSI.some((p) => p === pelaku);
  const dituju = sasaran?.langkah === 'distribusi' ? sasaran : null;
  const diNomor = dituju?.baris ? barang.findIndex((b) => b.no_seri === dituju.baris) : -1;
  useEffect(() => {
    if (diNomor >= 0) setHalaman(Math.floor(diNomor / PER_HALAMAN));
  }, [diNomor, dituju?.ke]);
  const akhir = Math.ceil((barang.length + belumDimuat.baris) / PER_HALAMAN);
  const tampil = barang.slice(halaman * PER_HALAMAN, (halaman + 1) * PER_HALAMAN);
  const ktx = { ...store.aturan.konteks, pelaku: pelaku || undefined };
  const pindah = (ke: number) => {
    if ((ke + 1) * PER_HALAMAN > barang.length) void muat();
    setHalaman(ke);
  };
  return (
    <div className={`${gayaIsian.halaman} ${gayaDistribusi.langkahSalur}`}>
      <SpandukPerbaikan buka />
      <HasilUnggah {...impor} />
      <section className="sn-card sn-pad" aria-labelledby="fm-distribusi">
        <div className="sn-head">
          <h2 id="fm-distribusi">Distribusi</h2>
          <span className="sn-sub">
            {salur.daftar.data ? ringkas(salur.daftar.data, satuanBerkas(keadaan)) : 'Ke mana barang disalurkan'}
          </span>
          {!detail.formulir.closedForm && !asing && <MenuExcel onUnggah={(f) => void impor.mulai(f)} />}
        </div>
        <p className="sn-hint">
          Tulis ke mana setiap barang disalurkan: pembeli di dalam negeri, ekspor, atau lainnya seperti stok akhir,
          susut, dan hibah. Yang belum pasti boleh dikosongkan.
        </p>
        {asing && (
          <p className="sn-note" data-grup="anda" role="alert">
            {pesan('distribusi.bukan_pelaku')}. Hapus baris yang ada, atau ubah jenis pelaku usaha di langkah
            Perusahaan.
          </p>
        )}
      </section>
      {!salur.aman && (
        <p className="sn-note" data-grup="anda" role="alert">
          Baris yang belum tersimpan tidak dapat disimpan sementara di peramban ini. Lengkapi sebelum halaman ditutup.
        </p>
      )}
      {salur.daftar.isError ? (
        <section className="sn-card">
          <ErrorState onRetry={() => void salur.daftar.refetch()} retrying={salur.daftar.isFetching}>
            Data distribusi belum dapat dimuat. Yang sudah tersimpan tetap aman.
          </ErrorState>
        </section>
      ) : salur.daftar.isPending ? (
        <LoadingSkeleton lines={4} />
      ) : barang.length === 0 ? (
        <section className="sn-card">
          <EmptyState
            title="Belum ada barang"
            icon="grid"
            action={
              <Button variant="contained" onClick={() => pergi('barang')}>
                Isi data barang
              </Button>
            }
          >
            Distribusi diisi per barang.
          </EmptyState>
        </section>
      ) : (
        tampil.map((b) => (
          <KartuBarang
            key={b.kunci}
            barang={b}
            salur={salur}
            ktx={ktx}
            mati={!bolehMedan(medanTerbuka(detail, b), DISTRIBUSI_BARIS)}
            hanyaHapus={asing}
            dituju={dituju?.baris === b.no_seri ? dituju.ke : 0}
          />
        ))
      )}
      {akhir > 1 && (
        <nav className={gayaDistribusi.salurNomor} aria-label="Halaman barang">
          <Button variant="outlined" disabled={halaman === 0} onClick={() => pindah(halaman - 1)}>
            Sebelumnya
          </Button>
          <span>
            Halaman {angka(halaman + 1)} dari {angka(akhir)}
          </span>
          <Button variant="outlined" disabled={halaman + 1 >= akhir} onClick={() => pindah(halaman + 1)}>
            Berikutnya
          </Button>
        </nav>
      )}
    </div>
  );
}

/** Sums per kind, of what is stored. */
function ringkas(rows: readonly DistribusiServer[], satuan: string): string {
  if (rows.length === 0) return 'Belum ada baris';
  return Object.entries(JENIS_DISTRIBUSI)
    .flatMap(([kode, nama]) => {
      const jml = rows.flatMap((r) => (r.jenis_distribusi === kode && desimalSah(r.jml) ? [r.jml] : []));
      return jml.length > 0 ? [`${nama} ${`${angka(jumlahkan(jml))} ${satuan}`.trim()}`] : [];
    })
    .join(', ');
}
