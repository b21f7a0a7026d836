import { angka } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { langkahBerlaku } from '@sinas/domain/formulir/formulir';
import { TabelDistribusi } from '@sinas/ui/berkas/TabelDistribusi';
import { Button } from '@sinas/ui/inputs/Button';
import type { DetailBerkas } from '../../../lib/wire';
import { useDistribusiBerkas } from '../data';
import gaya from '../distribusi.module.css';
import gayaRincian from '../rincian.module.css';

/** To whom the goods go, good by good, with what is asked for beside the sum. Nothing where the form has no such step. */
export function Distribusi({ berkas }: { berkas: DetailBerkas }) {
  const ada = langkahBerlaku(berkas.formulir, berkas.json_simpan.kepala).some((l) => l.kode === 'distribusi');
  const daftar = useDistribusiBerkas(berkas, ada);
  if (!ada) return null;
  const satuan = (kode: string): string =>
    satuanPendek(kode, berkas.formulir.satuan.find((s) => s.kodeSatuan === kode)?.urSatuan);
  const { rekap, rows, sisa } = daftar;
  return (
    <section aria-labelledby="j-distribusi">
      <div className="sn-head">
        <h2 id="j-distribusi">Distribusi</h2>
        {rekap.length > 0 && (
          <span className="sn-sub">
            {rekap.map((r) => `${r.ur_jenis_distribusi} ${angka(r.jml)} ${satuan(r.satuan)}`).join(', ')}
          </span>
        )}
      </div>
      <div className="sn-card">
        {daftar.memuat && rows.length === 0 && (
          <p className="sn-pad" role="status">
            Mohon tunggu...
          </p>
        )}
        {daftar.gagal && rows.length === 0 && (
          <p className="sn-pad">
            Data distribusi belum dapat dimuat.{' '}
            <Button variant="outlined" onClick={daftar.ulang}>
              Coba lagi
            </Button>
          </p>
        )}
        {daftar.ada && rows.length === 0 && <p className="sn-pad">Distribusi belum dirinci.</p>}
        {rows.length > 0 && <TabelDistribusi rows={rows} satuan={satuan} kelas={gaya.salur} />}
        {rows.length > 0 && sisa > 0 && (
          <div className={gayaRincian.lagi}>
            <Button variant="outlined" onClick={daftar.lagi} disabled={daftar.memuat}>
              {daftar.memuat ? 'Mohon tunggu...' : 'Tampilkan baris berikutnya'}
            </Button>
            <span className="sn-sub">
              {daftar.gagal
                ? 'Baris berikutnya belum dapat dimuat. Coba lagi.'
                : `${angka(sisa)} baris belum ditampilkan`}
            </span>
          </div>
        )}
      </div>
    </section>
  );
}
