import { tanggal } from '@sinas/domain/format/tanggal';
import type { HasilPeriksa } from '@sinas/domain/baris/alasan';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { langkahBerlaku } from '@sinas/domain/formulir/formulir';
import { catatanPanjang } from '@sinas/domain/baris/keputusan';
import { Icon } from '@sinas/ui/marks/Icon';
import type { Detail, Lembar } from '../../../../providers/wire';
import type { Lembaran } from '../lembaran';
import { idMasalah } from '../useKeputusan';
import gayaKeputusan from '../keputusan.module.css';
import gayaKeputusanBaris from '../keputusan-baris.module.css';

interface Props {
  berkas: Detail;
  lembar: Lembar;
  isi: Lembaran;
  masalah: readonly Masalah[];
  /** The conclusion is answered by the official who decides. */
  pemutus: boolean;
  onUbah?: (bagian: Partial<Lembaran>) => void;
}
const NAMA: Record<HasilPeriksa, string> = { Y: 'Ya', N: 'Tidak', NA: 'Tak berlaku' };
const PRODUKSI = 2;
const DISTRIBUSI = 4;
const LANGKAH_DISTRIBUSI = 'distribusi';
const KESIMPULAN = 6;

/** Production data belong to producers only, distribution to services and actors whose form asks for it. */
function bolehTakBerlaku(kode: number, { formulir, json_simpan: { kepala } }: Detail): boolean {
  if (kode === DISTRIBUSI) return !langkahBerlaku(formulir, kepala).some((l) => l.kode === LANGKAH_DISTRIBUSI);
  return kode === PRODUKSI && kepala.jenis_pelaku !== 'PRODUSEN';
}

/** Whose answer the conclusion is: to come, or given. */
function penjawab({ meja }: Detail, { diputus }: Lembar): string {
  if (diputus) return `dijawab ${diputus.oleh}, ${diputus.waktu ? tanggal(diputus.waktu) : '-'}`;
  return meja.kode === 'selesai' ? 'tidak dijawab pemutus' : 'diisi oleh pemutus';
}

/** Checklist of six parts. */
export function Pemeriksaan({ berkas, lembar, isi, masalah, pemutus, onUbah }: Props) {
  const ubah = (kode: number, baru: Partial<{ hasil: HasilPeriksa; catatan: string }>) => {
    const lama = isi.periksa[kode] ?? { hasil: null, catatan: '' };
    onUbah?.({ periksa: { ...isi.periksa, [kode]: { ...lama, ...baru } } });
  };
  return (
    <section className={`sn-card ${gayaKeputusan.panel}`} aria-labelledby="j-periksa">
      <h2 id="j-periksa">Pemeriksaan enam bagian</h2>
      <ol className={gayaKeputusanBaris.enam}>
        {lembar.checklist.map(({ kode, nama }) => {
          const { hasil = null, catatan = '' } = isi.periksa[kode] ?? {};
          const kunci = !onUbah || (kode === KESIMPULAN && !pemutus);
          const salah = catatanPanjang(nama, catatan) ?? masalah.find((m) => m.path === `checklist.${kode}`)?.message;
          const pilihan = (['Y', 'N', 'NA'] as const).filter(
            (h) => h !== 'NA' || hasil === 'NA' || bolehTakBerlaku(kode, berkas),
          );
          return (
            <li key={kode}>
              <span aria-hidden>{kode}</span>
              <div>
                {nama}
                {kode === KESIMPULAN && !pemutus && <small>{penjawab(berkas, lembar)}</small>}
              </div>
              {kunci ? (
                <b className={gayaKeputusanBaris.yaBaca} data-hasil={hasil}>
                  {hasil ? NAMA[hasil] : berkas.meja.kode === 'selesai' ? 'Tidak diisi' : 'Belum diisi'}
                </b>
              ) : (
                <fieldset
                  className={gayaKeputusanBaris.ya}
                  id={idMasalah(`checklist.${kode}`)}
                  tabIndex={-1}
                  aria-label={nama}
                  aria-describedby={salah ? `pesan-periksa-${kode}` : undefined}
                >
                  {pilihan.map((h) => (
                    <label key={h} data-hasil={h}>
                      <input
                        type="radio"
                        name={`periksa-${kode}`}
                        checked={hasil === h}
                        onChange={() => ubah(kode, { hasil: h })}
                      />
                      <span>{NAMA[h]}</span>
                    </label>
                  ))}
                </fieldset>
              )}
              {salah && (
                <p className={`sn-err ${gayaKeputusanBaris.yaCatatan}`} id={`pesan-periksa-${kode}`}>
                  <Icon name="alert" />
                  <span>{salah}</span>
                </p>
              )}
              {hasil === 'N' && kunci && catatan && <p className={gayaKeputusanBaris.yaCatatan}>{catatan}</p>}
              {hasil === 'N' && !kunci && (
                <input
                  className={`sn-input ${gayaKeputusanBaris.yaCatatan}`}
                  aria-invalid={Boolean(salah)}
                  aria-describedby={salah ? `pesan-periksa-${kode}` : undefined}
                  autoComplete="off"
                  placeholder="Apa yang tidak sesuai, opsional"
                  aria-label={`Catatan ${nama}`}
                  value={catatan}
                  onChange={(e) => ubah(kode, { catatan: e.target.value })}
                />
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
