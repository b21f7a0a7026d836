import type { Skema } from '@sinas/api-client';
import { hariTanggalTahun } from '@sinas/domain/format/tanggal';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { Icon } from '@sinas/ui/marks/Icon';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { ResultDialog } from '@sinas/ui/feedback/ResultDialog';
import { ratakan } from '@sinas/ui/inputs/saring-opsi';
import Button from '@mui/material/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { Link, useNavigate } from 'react-router-dom';
import { api } from '../../../lib/api';
import { keadaanGalat, pesanGalat } from '../../../lib/galat';
import { useJudul } from '@sinas/ui/useJudul';
import '../gaya/mulai.css';
import { JALUR, type HasilSimpan } from '../wire';
import { Halangan } from './Halangan';

type LayananWire = Skema<'LayananBukaDto'>;
type Terbuka = Skema<'TerbukaDto'>;
type KomoditasWire = Skema<'KomoditiDto'>;
interface Pilihan {
  kd_rekom: string;
  kd_komoditas: string;
  tahun: number;
}
const REF = `${JALUR}/ref`;
/** A commodity with a window of its own does not follow that of its service. */
const jendela = (l: LayananWire, kd: string) => l.jadwal_komoditas.find((j) => j.kd_komoditas === kd) ?? l;
const adaBuka = (l: LayananWire): boolean => l.buka || l.jadwal_komoditas.some((j) => j.buka);

/** /pengajuan/baru: service, commodity group and year; then the file exists and is filled. */
export function MulaiPage() {
  useJudul('Pengajuan baru');
  const pergi = useNavigate();
  const layanan = useQuery({
    queryKey: ['ref-layanan'],
    queryFn: async ({ signal }) => (await api.daftar<LayananWire>(`${REF}/layanan`, undefined, { signal })).data,
  });
  const [rekom, setRekom] = useState<string | null>(null);
  const [komoditas, setKomoditas] = useState<string | null>(null);
  const [tahunPilih, setTahunPilih] = useState<number | null>(null);
  const kirim = useRef<{ isi: string; kunci: string } | null>(null);
  const semua = (layanan.data ?? []).filter((l) => l.pemohon !== 'KL');
  const unik = [...new Map(semua.map((l) => [l.kd_rekom, l])).values()];
  const tahunan = semua.filter((l) => l.kd_rekom === rekom);
  const terpilih = tahunan.find((l) => l.tahun === tahunPilih) ?? tahunan.find(adaBuka) ?? tahunan[0] ?? null;
  const tahun = terpilih?.tahun ?? null;
  const kelompok = useQuery({
    queryKey: ['ref-komoditi', rekom, tahun],
    queryFn: async ({ signal }) => {
      const jenis = terpilih?.jnsLayanan.toLowerCase() ?? 'rki';
      return (await api.daftar<KomoditasWire>(`${REF}/komoditi-${jenis}`, { kd_rekom: rekom, tahun }, { signal })).data;
    },
    enabled: terpilih !== null,
  });
  const terbuka = useQuery({
    queryKey: ['terbuka', rekom, tahun],
    queryFn: async ({ signal }) =>
      (await api.daftar<Terbuka>(`${JALUR}/terbuka`, { kd_rekom: rekom, tahun }, { signal })).data,
    enabled: terpilih !== null,
    staleTime: 0,
  });
  const buat = useMutation({
    mutationFn: (isi: Pilihan) => {
      const teks = JSON.stringify(isi);
      if (kirim.current?.isi !== teks) kirim.current = { isi: teks, kunci: crypto.randomUUID() };
      return api.kirim<HasilSimpan>(JALUR, isi, { kunci: kirim.current.kunci });
    },
    onSuccess: (hasil) => void pergi(`/pengajuan/${hasil.idNk}/ubah`, { replace: true }),
  });
  const siap =
    terpilih && komoditas && tahun && jendela(terpilih, komoditas).buka
      ? { kd_rekom: terpilih.kd_rekom, kd_komoditas: komoditas, tahun }
      : null;
  return (
    <div className="sn-page fm-mulai">
      <h1>Pengajuan baru</h1>
      <p className="sn-soft">
        Pilih layanan dan komoditas. Jenis pelaku, alamat, dan kontak yang sudah ada di data perusahaan dan profil Anda
        terisi lebih dahulu; Anda dapat mengubahnya.
      </p>
      <Halangan />
      {layanan.isPending && <LoadingSkeleton lines={5} />}
      {layanan.isError && (
        <div className="sn-card">
          <ErrorState
            {...keadaanGalat(layanan.error)}
            onRetry={() => void layanan.refetch()}
            retrying={layanan.isFetching}
          >
            Daftar layanan belum dapat dimuat.
          </ErrorState>
        </div>
      )}
      {layanan.data && unik.length === 0 && (
        <div className="sn-card">
          <EmptyState title="Belum ada layanan yang dibuka">
            Layanan muncul di sini saat jadwal pengajuan dimulai.
          </EmptyState>
        </div>
      )}
      {unik.length > 0 && (
        <fieldset className="fm-pilih-layanan">
          <legend>
            <h2>Layanan</h2>
          </legend>
          <div>
            {unik.map((l) => {
              const terbuka = semua.some((x) => x.kd_rekom === l.kd_rekom && adaBuka(x));
              return (
                <label key={l.kd_rekom} className="sn-card" data-mati={!terbuka || undefined}>
                  <input
                    type="radio"
                    name="layanan"
                    disabled={!terbuka}
                    checked={rekom === l.kd_rekom}
                    onChange={() => {
                      setRekom(l.kd_rekom);
                      setKomoditas(null);
                      setTahunPilih(null);
                    }}
                  />
                  <span>
                    <b>{l.nama}</b>
                    <small>
                      {l.jnsLayanan}
                      {l.ur_ga && `, ${l.ur_ga}`}
                      {l.sla_hari !== null && `, ${l.sla_hari} hari kerja`}
                    </small>
                    <small>{tutupKalimat(semua.find((x) => x.kd_rekom === l.kd_rekom && adaBuka(x)) ?? l)}</small>
                  </span>
                </label>
              );
            })}
          </div>
        </fieldset>
      )}
      {terpilih && (
        <section aria-labelledby="fm-komoditas">
          <h2 id="fm-komoditas">Komoditas dan tahun</h2>
          {kelompok.isPending && <LoadingSkeleton lines={3} />}
          {kelompok.isError && (
            <div className="sn-card">
              <ErrorState onRetry={() => void kelompok.refetch()} retrying={kelompok.isFetching}>
                Daftar komoditas belum dapat dimuat. {pesanGalat(kelompok.error)}.
              </ErrorState>
            </div>
          )}
          {tahunan.length > 1 && (
            <div className="sn-field fm-tahun">
              <label htmlFor="fm-tahun">Tahun</label>
              <select
                id="fm-tahun"
                className="sn-input"
                value={tahun ?? ''}
                onChange={(e) => {
                  setTahunPilih(Number(e.target.value));
                  setKomoditas(null);
                }}
              >
                {tahunan.map((l) => (
                  <option key={l.tahun} value={l.tahun} disabled={!adaBuka(l)}>
                    {l.tahun}
                  </option>
                ))}
              </select>
            </div>
          )}
          {kelompok.data && (
            <PilihKomoditas
              key={rekom}
              daftar={kelompok.data}
              layanan={terpilih}
              terbuka={terbuka.data ?? []}
              nilai={komoditas}
              onPilih={setKomoditas}
            />
          )}
        </section>
      )}
      <div className="fm-mulai-kaki">
        <Button variant="contained" disabled={!siap} loading={buat.isPending} onClick={() => siap && buat.mutate(siap)}>
          Mulai mengisi
        </Button>
        {!siap && unik.length > 0 && (
          <span className="sn-sub">
            {terpilih ? 'Pilih komoditas untuk melanjutkan' : 'Pilih layanan untuk melanjutkan'}
          </span>
        )}
      </div>
      <ResultDialog
        result={
          buat.isError
            ? {
                ok: false,
                message: pesanGalat(buat.error, PESAN['gagal.simpan']),
                next: 'Belum ada berkas yang dibuat.',
              }
            : null
        }
        onClose={() => buat.reset()}
      />
    </div>
  );
}

function tutupKalimat(l: LayananWire): string {
  const sendiri = l.jadwal_komoditas.filter((j) => j.buka).length;
  if (!l.buka) return sendiri > 0 ? `Dibuka untuk ${sendiri} komoditas saja` : 'Belum dibuka atau sudah tutup';
  return l.tutup_buat ? `Dibuka sampai ${hariTanggalTahun(l.tutup_buat)}` : 'Dibuka sepanjang tahun';
}

interface KomoditasProps {
  daftar: readonly KomoditasWire[];
  layanan: LayananWire;
  /** Applications that a new one would repeat. */
  terbuka: readonly Terbuka[];
  nilai: string | null;
  onPilih: (kd: string) => void;
}
function PilihKomoditas({ daftar, layanan, terbuka, nilai, onPilih }: KomoditasProps) {
  const { tahun } = layanan;
  const mati = (k: KomoditasWire): boolean => k.fl_disable || !jendela(layanan, k.kd_elemen).buka;
  const [kata, setKata] = useState('');
  const tampil = daftar
    .filter((k) => k.flag_enable && ratakan(k.ur_elemen).includes(ratakan(kata)))
    .sort((a, b) => a.ur_elemen.localeCompare(b.ur_elemen, 'id'));
  if (daftar.length === 0) return <p className="sn-sub">Layanan ini belum mempunyai komoditas untuk tahun {tahun}.</p>;
  return (
    <>
      {daftar.length > 8 && (
        <label className="fm-cari">
          <span className="sn-sr">Cari komoditas</span>
          <Icon name="search" />
          <input
            className="sn-input"
            placeholder="Cari komoditas"
            value={kata}
            onChange={(e) => setKata(e.target.value)}
          />
        </label>
      )}
      <div className="fm-pilih-komoditas" role="radiogroup" aria-label={`Komoditas ${tahun}`}>
        {tampil.map((k) => (
          <label key={k.kd_elemen} className="sn-card" data-mati={mati(k) || undefined}>
            <input
              type="radio"
              name="komoditas"
              disabled={mati(k)}
              checked={nilai === k.kd_elemen}
              onChange={() => onPilih(k.kd_elemen)}
            />
            <span>
              {k.ur_elemen}
              {mati(k) && <small>Tidak dibuka untuk {tahun}</small>}
              <SudahAda berkas={terbuka.find((t) => t.kd_komoditas === k.kd_elemen)} />
            </span>
          </label>
        ))}
      </div>
      {tampil.length === 0 && <p className="sn-sub">Tidak ada komoditas dengan kata itu.</p>}
    </>
  );
}

/** A second one for the same goods cannot be sent: said here, with the way to the first. */
function SudahAda({ berkas }: { berkas: Terbuka | undefined }) {
  if (!berkas) return null;
  return (
    <small>
      Sudah ada, {berkas.ur_status.toLowerCase()}
      {berkas.idNk ? (
        <>
          , <Link to={`/pengajuan/${berkas.idNk}`}>lihat berkas</Link>
        </>
      ) : (
        ' di cabang lain'
      )}
    </small>
  );
}
