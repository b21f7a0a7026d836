import { tanggal, tanggalSah } from '@sinas/domain/format/tanggal';
import { kuantitas } from '@sinas/domain/format/satuan';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { Button } from '@sinas/ui/inputs/Button';
import { DateField } from '@sinas/ui/inputs/DateInput';
import { Field } from '@sinas/ui/inputs/Field';
import { Icon } from '@sinas/ui/marks/Icon';
import { useJudul } from '@sinas/ui/useJudul';
import { useSearchParams } from 'react-router-dom';
import { keadaanGalat, pesanGalat } from '../../lib/galat';
import { useSesi } from '../../lib/sesi';
import { DaftarPosisi } from './components/DaftarPosisi';
import { TabelMutasi } from './components/TabelMutasi';
import { alamatUnduh, usePosisi, useRekening } from './data';
import gaya from './kuota.module.css';

/** /kuota: what the company may still import, and how it came to that. */
export function Kuota() {
  useJudul('Buku kuota');
  const [kueri, setKueri] = useSearchParams();
  const [tahun, per, dari] = ['tahun', 'per', 'dari'].map((k) => kueri.get(k) ?? '') as [string, string, string];
  const posisi = usePosisi(tahun, per);
  const semua = posisi.data?.pos ?? [];
  const dipilih = semua.find((p) => p.kunci === kueri.get('pos')) ?? semua[0];
  const rekening = useRekening(dipilih?.kunci, dari, per);
  const sesi = useSesi().data;
  const ganti = (ubah: Record<string, string>) => {
    const baru = new URLSearchParams(kueri);
    for (const [k, v] of Object.entries(ubah)) {
      if (v) baru.set(k, v);
      else baru.delete(k);
    }
    setKueri(baru, { replace: true });
  };
  const alamat = (kunci: string): string => {
    const baru = new URLSearchParams(kueri);
    baru.set('pos', kunci);
    return `?${baru.toString()}`;
  };
  return (
    <div className="sn-page hal-isi">
      <div className={`sn-head hal-judul ${gaya.judul}`}>
        <div>
          <h1>
            {dipilih
              ? `Sisa kuota ${dipilih.ur_komoditas} ${kuantitas(dipilih.sisa, dipilih.satuan, dipilih.ur_satuan)}`
              : 'Buku kuota'}
          </h1>
          <p className="sn-sub">
            Buku kuota {sesi?.pengguna?.nama_organisasi}, keadaan {per ? `akhir ${tanggal(per)}` : 'sekarang'}. Laporan
            realisasi Anda tidak mengubah buku ini: pemakaian izin dicatat dari pemberitahuan pabean (PIB).
          </p>
        </div>
        <Button variant="outlined" className="sn-no-print" onClick={() => window.print()}>
          <Icon name="printer" />
          Cetak
        </Button>
      </div>
      <div className={`${gaya.saring} sn-no-print`} role="group" aria-label="Saring">
        <Field label="Tahun">
          {(ids) => (
            <select
              {...ids}
              className="sn-input"
              value={String(posisi.data?.tahun ?? tahun)}
              onChange={(e) => ganti({ tahun: e.target.value, pos: '' })}
            >
              {tahunPilihan(posisi.data?.tahun_ada, posisi.data?.tahun).map((t) => (
                <option key={t}>{t}</option>
              ))}
            </select>
          )}
        </Field>
        <DateField label="Mutasi dari" value={dari} onUbah={(v) => hari(v) && ganti({ dari: v })} />
        <DateField label="Keadaan per" value={per} onUbah={(v) => hari(v) && ganti({ per: v })} />
        {(per || dari) && (
          <button type="button" className="sn-linkbtn" onClick={() => ganti({ per: '', dari: '' })}>
            Lihat keadaan sekarang
          </button>
        )}
      </div>
      {posisi.isPending && <LoadingSkeleton lines={8} />}
      {posisi.isError && (
        <div className="sn-card">
          <ErrorState
            {...keadaanGalat(posisi.error)}
            onRetry={() => void posisi.refetch()}
            retrying={posisi.isFetching}
          >
            {pesanGalat(posisi.error, 'Buku kuota belum dapat dimuat')}.
          </ErrorState>
        </div>
      )}
      {posisi.data && !dipilih && (
        <div className="sn-card">
          <EmptyState title={`Belum ada kuota tahun ${posisi.data.tahun}`}>
            Yang ditetapkan dan diterbitkan untuk perusahaan Anda tampil di sini begitu diputuskan.
          </EmptyState>
        </div>
      )}
      {dipilih && (
        <>
          <section aria-labelledby="j-posisi">
            <h2 id="j-posisi">Posisi per komoditas</h2>
            <DaftarPosisi posisi={semua} dipilih={dipilih.kunci} alamat={alamat} />
          </section>
          <section aria-labelledby="j-mutasi" aria-busy={rekening.isFetching}>
            <div className="sn-head">
              <h2 id="j-mutasi">Mutasi {dipilih.ur_komoditas}</h2>
              <p className={`${gaya.unduh} sn-no-print`}>
                <a href={alamatUnduh(dipilih.kunci, dari, per, 'pdf')} download>
                  <Icon name="download" /> Unduh PDF
                </a>
                <a href={alamatUnduh(dipilih.kunci, dari, per, 'xlsx')} download>
                  <Icon name="download" /> Unduh Excel
                </a>
              </p>
            </div>
            {rekening.isError && (
              <div className="sn-card">
                <ErrorState
                  heading="h3"
                  {...keadaanGalat(rekening.error)}
                  onRetry={() => void rekening.refetch()}
                  retrying={rekening.isFetching}
                >
                  Mutasi belum dapat dimuat.
                </ErrorState>
              </div>
            )}
            {rekening.data && <TabelMutasi rekening={rekening.data} />}
            {rekening.data?.terpotong && (
              <p className="sn-sub">Hanya 1.000 mutasi pertama yang tampil. Pilih rentang tanggal yang lebih pendek.</p>
            )}
          </section>
        </>
      )}
    </div>
  );
}
/** What is typed on the way to a day changes nothing yet. */
const hari = (v: string): boolean => v === '' || tanggalSah(v);
const tahunPilihan = (ada: readonly number[] = [], kini?: number): number[] =>
  [...new Set([...ada, ...(kini ? [kini] : [])])].sort((a, b) => b - a);
