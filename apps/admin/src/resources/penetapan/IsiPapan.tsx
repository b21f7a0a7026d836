import { jam } from '@sinas/domain/format/tanggal';
import { kuantitas } from '@sinas/domain/format/satuan';
import { pesan } from '@sinas/domain/pesan/pesan';
import { STATUS, type KdStatus } from '@sinas/domain/pengajuan/status';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { useMemo, useState } from 'react';
import { Halaman } from '../../components/Halaman';
import { JagaKetikan } from '../../components/JagaKetikan';
import { kalimatGalat } from '../../lib/galat';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { GarisPapan, Papan } from '../../providers/wire';
import { useSimpanKonsep } from './data';
import { DialogGaris } from './DialogGaris';
import { DialogTetapkan } from './DialogTetapkan';
import { GarisNasional } from './GarisNasional';
import { hitung, KERJA_KOSONG, type IsiBarisPenetapan, type Kerja } from './hitung';
import { PanelDasar } from './PanelDasar';
import { PanelPandangan } from './PanelPandangan';
import { TabelPenetapan } from './TabelPenetapan';
import gaya from './penetapan.module.css';

/** The board with what was typed on it; kept by the server as a draft until it is determined. */
export function IsiPapan({ papan }: { papan: Papan }) {
  const toast = useToast();
  const pengguna = usePengguna();
  const milik = pengguna.data_ga?.kode === papan.kd_ga_koordinator;
  const susun = milik && punyaIzin(pengguna, 'neraca.susun');
  const tetapkan = milik && punyaIzin(pengguna, 'rakor.tetapkan');
  const [kerja, setKerja] = useState<Kerja>(() => ({ ...KERJA_KOSONG, ...(papan.konsep?.isi as Partial<Kerja>) }));
  const [tersimpan, setTersimpan] = useState(kerja);
  const [garis, setGaris] = useState<GarisPapan | null>(null);
  const [tinjau, setTinjau] = useState(false);
  const konsep = useSimpanKonsep(papan);
  const hitungan = useMemo(() => hitung(papan, kerja), [papan, kerja]);
  const ubah = (baru: Partial<Kerja>): void => setKerja((lama) => ({ ...lama, ...baru }));
  const ubahBaris = (id: string, baru: IsiBarisPenetapan): void =>
    setKerja((lama) => ({ ...lama, baris: { ...lama.baris, [id]: { ...lama.baris[id], ...baru } } }));
  const tunda = (idNk: string): void =>
    ubah({ tunda: kerja.tunda.includes(idNk) ? kerja.tunda.filter((x) => x !== idNk) : [...kerja.tunda, idNk] });
  const simpan = (): void =>
    konsep.mutate(kerja, { onSuccess: () => setTersimpan(kerja), onError: (e) => toast.gagal(kalimatGalat(e)) });
  const kurang = hitungan.ditahan.length + [...hitungan.masalah.values()].filter((m) => m.length > 0).length;
  return (
    <Halaman
      judul={`${papan.ur_komoditas} ${papan.tahun}`}
      kalimat={`${papan.berkas.length} berkas menunggu penetapan, dikoordinasikan ${papan.koordinator}.`}
      ujung={papan.konsep && <span className="sn-soft">Tersimpan {jam(new Date(papan.konsep.updated_at))} WIB</span>}
    >
      <div className={gaya.pn}>
        <div className={gaya.utama}>
          {papan.garis.map((g) => (
            <GarisNasional key={g.kunci} garis={g} tahun={papan.tahun} onUbah={susun ? () => setGaris(g) : null} />
          ))}
          {papan.lebih && (
            <p className="sn-soft">Hanya berkas terlama yang tampil. Tetapkan dahulu, lalu berikutnya tampil.</p>
          )}
          {papan.berkas.length === 0 ? (
            <div className="sn-card">
              <EmptyState icon="scale" title="Tidak ada usulan yang menunggu penetapan">
                Berkas tampil di sini setelah pejabat kementerian menyimpan pertimbangannya.
              </EmptyState>
            </div>
          ) : (
            papan.garis
              .filter((g) => papan.baris.some((b) => b.garis === g.kunci))
              .map((g) => (
                <TabelPenetapan
                  key={g.kunci}
                  papan={papan}
                  garis={g}
                  kerja={kerja}
                  hitungan={hitungan}
                  terkunci={!susun}
                  onBaris={ubahBaris}
                  onTunda={tunda}
                />
              ))
          )}
          {papan.di_kl.length > 0 && (
            <section className={`sn-card ${gaya.diKl}`} aria-label="Masih di kementerian">
              <h2>Masih di kementerian</h2>
              <ul>
                {papan.di_kl.map((p) => (
                  <li key={p.noAju}>
                    {p.nama_perusahaan}, {kuantitas(p.jml, p.satuan)}, {p.ur_ga}:{' '}
                    {STATUS[p.kd_status as KdStatus].ur_status}
                  </li>
                ))}
              </ul>
            </section>
          )}
        </div>
        {papan.berkas.length > 0 && (
          <aside className={gaya.sisi}>
            <PanelDasar papan={papan} kerja={kerja} terkunci={!susun} onUbah={ubah} />
            <PanelPandangan papan={papan} hitungan={hitungan} alasan={kerja.alasan} />
          </aside>
        )}
      </div>
      {papan.berkas.length > 0 && susun && (
        <div className={gaya.kaki}>
          <p>
            {pesan('penetapan.ringkas', {
              penuh: hitungan.penuh,
              sebagian: hitungan.sebagian,
              ditolak: hitungan.ditolak,
            })}
            {hitungan.ditahan[0] && <small>{hitungan.ditahan.join('. ')}.</small>}
          </p>
          <Button variant="outlined" loading={konsep.isPending} onClick={simpan}>
            Simpan sementara
          </Button>
          {tetapkan && (
            <Button variant="contained" disabled={kurang > 0} onClick={() => setTinjau(true)}>
              <Icon name="lock" />
              {kurang > 0 ? `Tinjau dan tetapkan, ${kurang} isian kurang` : 'Tinjau dan tetapkan'}
            </Button>
          )}
        </div>
      )}
      <JagaKetikan ada={susun && kerja !== tersimpan && !tinjau} />
      {garis && <DialogGaris garis={garis} onTutup={() => setGaris(null)} />}
      {tinjau && (
        <DialogTetapkan
          papan={papan}
          kerja={kerja}
          hitungan={hitungan}
          onTutup={() => setTinjau(false)}
          onJadi={() => {
            setKerja(KERJA_KOSONG);
            setTersimpan(KERJA_KOSONG);
            setTinjau(false);
          }}
        />
      )}
    </Halaman>
  );
}
