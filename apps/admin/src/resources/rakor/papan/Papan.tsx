import { JENIS_RAKOR, type KdJenisRakor } from '@sinas/domain/rakor/jenis';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { useCallback, useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Muat } from '../../../components/Muat';
import { PilihTampilan } from '../../../components/saring/PilihTampilan';
import { useData } from '../../../lib/useData';
import { usePengguna } from '../../../providers/pengguna';
import type { Modal, RapatRinci } from '../../../providers/rakor/wire';
import { useGaris } from '../data';
import { BilahAgenda } from './BilahAgenda';
import { DialogUsul } from './DialogUsul';
import { GarisRapat } from './GarisRapat';
import { useRingkas, type Papan as KonteksIsi } from './konteks';
import { PanelBelum } from '../panel/PanelBelum';
import { PanelBukuKerja } from '../panel/PanelBukuKerja';
import { PanelHadir } from '../panel/PanelHadir';
import { PanelSepakat } from '../panel/PanelSepakat';
import { PanelTentukan } from '../panel/PanelTentukan';
import { PanelVersi } from '../panel/PanelVersi';
import type { RakPapan } from './rak';
import { pakaiMilikLain, simpanBaris, simpanMilikSaya } from './simpan';
import { TabelBaris } from './TabelBaris';
import { useSunting } from './useSunting';
import { useToko } from './useToko';
import gaya from '../rakor-papan.module.css';

interface Props {
  rapat: RapatRinci;
  /** Read-only and without side panels, for everybody in the room. */
  ruang?: boolean;
  rak: RakPapan;
}
/** The live board: one commodity's line at a time. */
export function Papan({ rapat, rak, ruang = false }: Props) {
  const [kueri, setKueri] = useSearchParams();
  const data = useData();
  const garis = useGaris(rapat.id_rakor);
  const { agenda } = rapat;
  const diminta = garis.data?.find((g) => g.id_garis === kueri.get('garis'));
  const komoditas = kueri.get('komoditas') ?? diminta?.kd_komoditas;
  const kd = agenda.find((a) => a.kd_komoditas === komoditas) ?? agenda[0];
  const pilih = (baru: { komoditas: string } | { garis: string }): void => {
    setKueri((lama) => ({ ...Object.fromEntries(lama), garis: '', ...baru }), { replace: true });
    const tuju = 'garis' in baru ? baru.garis : garis.data?.find((g) => g.kd_komoditas === baru.komoditas)?.id_garis;
    if (tuju !== undefined && rapat.boleh_isi && !ruang)
      void data.rapatSunting(rapat.id_rakor, null, tuju).catch(() => undefined);
  };
  if (!kd)
    return (
      <div className="sn-card">
        <EmptyState icon="scale" title="Agenda rapat masih kosong">
          Masukkan komoditas di Agenda dan peserta. Baris perusahaan tampil di sini setelah rapat dijadwalkan.
        </EmptyState>
      </div>
    );
  return (
    <>
      <BilahAgenda agenda={agenda} kini={kd.kd_komoditas} onPilih={(komoditas) => pilih({ komoditas })} />
      <Muat kueri={garis} apa="Papan rapat">
        {(semua) => {
          const milik = semua.filter((g) => g.kd_komoditas === kd.kd_komoditas);
          const satu = milik.find((g) => g.id_garis === kueri.get('garis')) ?? milik[0];
          return (
            <>
              {milik.length > 1 && (
                <PilihTampilan
                  nama="Baris nasional"
                  pilihan={milik.map((g) => [g.id_garis, g.uraian || g.ur_komoditas] as const)}
                  nilai={satu?.id_garis}
                  onUbah={(garis) => pilih({ garis })}
                />
              )}
              <SatuGaris rapat={rapat} kd={kd.kd_komoditas} idGaris={satu?.id_garis} ruang={ruang} rak={rak} />
            </>
          );
        }}
      </Muat>
    </>
  );
}

interface SatuProps extends Required<Props> {
  kd: string;
  idGaris: string | undefined;
}
function SatuGaris({ rapat, rak, kd, idGaris, ruang }: SatuProps) {
  const id = rapat.id_rakor;
  const data = useData();
  const pengguna = usePengguna();
  const kueri = useToko(id, idGaris, rak);
  const [usul, setUsul] = useState<string | null>(null);
  const isi = rapat.boleh_isi && !ruang;
  const fokus = useSunting(id, rak, !ruang && (rapat.boleh_isi || rapat.boleh_usul), isi ? idGaris : undefined);
  const toko = idGaris === undefined ? undefined : kueri.data;
  const ga = pengguna.data_ga?.kode;
  const bolehUsul = useCallback(
    (kdGa: string) => !ruang && rapat.boleh_usul && (ga === kdGa || ga === rapat.kd_ga_koordinator),
    [ruang, rapat.boleh_usul, rapat.kd_ga_koordinator, ga],
  );
  const { evaluasi } = JENIS_RAKOR[rapat.jenis as KdJenisRakor];
  const satuanLazim = toko?.ringkas().garis.satuan_lazim ?? '';
  const papan = useMemo<Omit<KonteksIsi, 'pergi'> | null>(() => {
    if (!toko) return null;
    const kirim = (m: Modal) => data.rapatSimpan(m);
    return {
      ...{ toko, isi, evaluasi, satuanLazim, bolehUsul, fokus },
      ubah: (b, baru) => toko.ubah(b, baru),
      simpan: (b) => void simpanBaris(toko, id, b, kirim),
      milikLain: (b) => pakaiMilikLain(toko, b),
      milikSaya: (b) => void simpanMilikSaya(toko, id, b, kirim),
      usul: setUsul,
    };
  }, [toko, isi, evaluasi, satuanLazim, bolehUsul, fokus, data, id]);
  const butir = rapat.agenda.find((a) => a.kd_komoditas === kd);
  const sisi = !ruang && (
    <aside className={gaya.sisiKanan} aria-label="Keadaan rapat">
      <PanelHadir rapat={rapat} />
      {toko && isi && <PanelTentukan key={idGaris} idRakor={id} toko={toko} />}
      {toko && isi && <PanelBelum key={`${idGaris ?? ''}-belum`} idRakor={id} toko={toko} />}
      {toko && <PanelBukuKerja idRakor={id} isi={isi} />}
      {butir && <PanelSepakat key={kd} idRakor={id} butir={butir} isi={isi} />}
      <PanelVersi rapat={rapat} />
    </aside>
  );
  return (
    <div className={gaya.ruang} data-ruang={ruang}>
      <div className={gaya.utama}>
        {idGaris === undefined ? (
          <div className="sn-card">
            <EmptyState icon="inbox" title="Belum ada berkas komoditas ini di rapat">
              Berkas yang menunggu ditarik ke agenda saat rapat dijadwalkan.
            </EmptyState>
          </div>
        ) : (
          <Muat kueri={kueri} apa="Baris perusahaan">
            {() => toko && papan && <Isi papan={papan} rapat={rapat} ruang={ruang} />}
          </Muat>
        )}
      </div>
      {sisi}
      {usul && toko && <DialogUsul idRakor={id} id={usul} toko={toko} onTutup={() => setUsul(null)} />}
    </div>
  );
}

function Isi({ papan, rapat, ruang }: { papan: Omit<KonteksIsi, 'pergi'>; rapat: RapatRinci; ruang: boolean }) {
  const { garis } = useRingkas(papan.toko);
  const { tahun } = rapat;
  const memilih = !ruang && (rapat.boleh_isi || rapat.boleh_kelola);
  return (
    <>
      <GarisRapat key={garis.id_garis} garis={garis} tahun={tahun} ruang={ruang} rapat={memilih ? rapat : undefined} />
      <TabelBaris papan={papan} tahun={tahun} />
    </>
  );
}
