import type { Skema } from '@sinas/api-client';
import { jamKini } from '@sinas/api-client/jam';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { ErrorState } from '@sinas/ui/feedback/ErrorState';
import { LoadingSkeleton } from '@sinas/ui/feedback/Loading';
import { ResultDialog } from '@sinas/ui/feedback/ResultDialog';
import { Button } from '@sinas/ui/inputs/Button';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { api } from '../../../lib/api';
import { keadaanGalat, pesanGalat } from '../../../lib/galat';
import { usePengguna } from '../../../lib/sesi';
import { useJudul } from '@sinas/ui/useJudul';
import { useKini } from '@sinas/ui/useKini';
import { PilihDasar } from '../dasar/PilihDasar';
import { sumberLayanan, useSumber, type Sumber } from '../dasar/sumber';
import { DokumenDisiapkan } from '../mulai/DokumenDisiapkan';
import { Halangan } from '../mulai/Halangan';
import { adaBuka, jendela, tutupKalimat, type LayananWire } from '../mulai/layanan-buka';
import { PilihKomoditas } from '../mulai/PilihKomoditas';
import { PilihLayanan } from '../mulai/PilihLayanan';
import { TemukanLayanan } from '../mulai/TemukanLayanan';
import gaya from '../mulai.module.css';

interface Pilihan {
  kd_rekom: Skema<'BuatDto'>['kd_rekom'];
  kd_komoditas: string;
  tahun: number;
  no_aju_rkt?: string;
}

/** /pengajuan/baru: service, commodity group and year; then the file exists and is filled. */
export function MulaiPage() {
  useJudul('Pengajuan baru');
  const pergi = useNavigate();
  const layanan = useQuery({
    queryKey: ['ref-layanan'],
    queryFn: async ({ signal }) => (await api.daftar('/nk/v2/data-nk/ref/layanan', { signal })).data,
  });
  const [rekom, setRekom] = useState<Pilihan['kd_rekom'] | null>(null);
  const [komoditas, setKomoditas] = useState<string | null>(null);
  const [tahunPilih, setTahunPilih] = useState<number | null>(null);
  const [tarik, setTarik] = useState<string | null>(null);
  const kini = useKini(jamKini);
  const { api_code } = usePengguna();
  const kakiPilihan = useRef<HTMLDivElement>(null);
  const adaSumber = useSumber().data ?? [];
  const kirim = useRef<{ isi: string; kunci: string } | null>(null);
  const semua = (layanan.data ?? []).filter((l) => l.pemohon !== 'KL');
  const tahunan = semua.filter((l) => l.kd_rekom === rekom);
  const terpilih = tahunan.find((l) => l.tahun === tahunPilih) ?? tahunan.find(adaBuka) ?? tahunan[0] ?? null;
  const tahun = terpilih?.tahun ?? null;
  const kelompok = useQuery({
    queryKey: ['ref-komoditi', rekom, tahun],
    queryFn: async ({ signal }) => {
      const jenis = terpilih?.jnsLayanan.toLowerCase() ?? 'rki';
      return (
        await api.daftar('/nk/v2/data-nk/ref/komoditi-{type}', {
          path: { type: jenis },
          query: { kd_rekom: rekom, tahun },
          signal,
        })
      ).data;
    },
    enabled: terpilih !== null,
  });
  const terbuka = useQuery({
    queryKey: ['terbuka', rekom, tahun],
    queryFn: async ({ signal }) =>
      (await api.daftar('/nk/v2/data-nk/terbuka', { query: { kd_rekom: rekom, tahun }, signal })).data,
    enabled: terpilih !== null,
    staleTime: 0,
  });
  const buat = useMutation({
    mutationFn: (isi: Pilihan) => {
      const teks = JSON.stringify(isi);
      if (kirim.current?.isi !== teks) kirim.current = { isi: teks, kunci: crypto.randomUUID() };
      return api.kirim('/nk/v2/data-nk', { body: isi, kunci: kirim.current.kunci });
    },
    onSuccess: (hasil) => void pergi(`/pengajuan/${hasil.idNk}/ubah`, { replace: true }),
  });
  const sumber = rekom === null ? [] : sumberLayanan(adaSumber, rekom, kini);
  const dipilih = sumber.find((s) => s.no_aju === tarik);
  const usulanBuka = tahunan.some(adaBuka);
  const siapTarik: Pilihan | null =
    dipilih && rekom
      ? { kd_rekom: rekom, kd_komoditas: dipilih.kd_komoditas, tahun: dipilih.tahun, no_aju_rkt: dipilih.no_aju }
      : null;
  const siapUsulan: Pilihan | null =
    terpilih && komoditas && tahun && jendela(terpilih, komoditas).buka
      ? { kd_rekom: terpilih.kd_rekom, kd_komoditas: komoditas, tahun }
      : null;
  const siap = siapTarik ?? siapUsulan;
  const pilihLayanan = (kd: string, kdKomoditas: string | null) => {
    setRekom(semua.find((l) => l.kd_rekom === kd)?.kd_rekom ?? null);
    setKomoditas(kdKomoditas);
    setTahunPilih(null);
    setTarik(awalDasar(semua, sumberLayanan(adaSumber, kd, kini), kd));
  };
  return (
    <div className={`sn-page ${gaya.mulai}`}>
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
      {layanan.data && semua.length === 0 && (
        <div className="sn-card">
          <EmptyState title="Belum ada layanan yang dibuka">
            Layanan muncul di sini saat jadwal pengajuan dimulai.
          </EmptyState>
        </div>
      )}
      {semua.length > 0 && (
        <TemukanLayanan
          apiCode={api_code}
          onPilih={(kd, kdKomoditas) => {
            pilihLayanan(kd, kdKomoditas);
            kakiPilihan.current?.scrollIntoView?.({ behavior: 'smooth', block: 'center' });
          }}
        />
      )}
      {semua.length > 0 && (
        <PilihLayanan
          semua={semua}
          tertarik={(kd) => sumberLayanan(adaSumber, kd, kini).length > 0}
          nilai={rekom}
          onPilih={(kd) => pilihLayanan(kd, null)}
        />
      )}
      {terpilih && sumber.length > 0 && (
        <section aria-labelledby="fm-dasar">
          <h2 id="fm-dasar">Atas dasar apa?</h2>
          <PilihDasar
            sumber={sumber}
            usulan={`Dibahas dalam rapat koordinasi. ${tutupKalimat(tahunan.find(adaBuka) ?? terpilih)}.`}
            usulanMati={!usulanBuka}
            nilai={tarik}
            onPilih={setTarik}
          />
        </section>
      )}
      {terpilih && !dipilih && (
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
            <div className={`sn-field ${gaya.tahun}`}>
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
      {siap && <DokumenDisiapkan kdRekom={siap.kd_rekom} kdKomoditas={siap.kd_komoditas} apiCode={api_code} />}
      {semua.length > 0 && (
        <div className={gaya.mulaiKaki} ref={kakiPilihan}>
          <Button
            variant="contained"
            disabled={!siap}
            loading={buat.isPending}
            onClick={() => siap && buat.mutate(siap)}
          >
            Mulai mengisi
          </Button>
          {!siap && (
            <span className="sn-sub">
              {terpilih ? 'Pilih komoditas untuk melanjutkan' : 'Pilih layanan untuk melanjutkan'}
            </span>
          )}
        </div>
      )}
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

/** Preselected by the schedule: what the nation may be asked for, else the newest determination. */
const awalDasar = (semua: readonly LayananWire[], sumber: readonly Sumber[], rekom: string): string | null =>
  semua.some((l) => l.kd_rekom === rekom && adaBuka(l)) ? null : (sumber[0]?.no_aju ?? null);
