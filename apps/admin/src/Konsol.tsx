import { SinasThemeProvider } from '@sinas/ui/SinasThemeProvider';
import { PenyediaBukti } from '@sinas/ui/akun/bukti/PenyediaBukti';
import { ToastProvider } from '@sinas/ui/feedback/Toasts';
import { lazy, type ComponentType } from 'react';
import { CoreAdminContext, CoreAdminUI, CustomRoutes, memoryStore, Resource } from 'react-admin';
import { Navigate, Route } from 'react-router-dom';
import { alamatBerkas } from './layout/antrean';
import { GerbangSesi } from './layout/GerbangSesi';
import { Kerangka } from './layout/Kerangka';
import { AksesDitolak, HalamanTidakAda, Pembuka, SalahTampil } from './layout/HalamanLain';
import { layananBukti } from './lib/bukti';
import { authProvider } from './providers/auth';
import { dataProvider } from './providers/data';
import { i18nProvider } from './providers/kata/i18n';
import { klien } from './providers/klien';
import { FullScreenSpinner } from '@sinas/ui/feedback/Loading';
import { Antrean } from './resources/pengajuan/antrean/Antrean';
import { Keputusan } from './resources/pengajuan/keputusan/Keputusan';
import { DaftarRencana } from './resources/rencana/DaftarRencana';
import { SemuaBerkas } from './resources/semua-berkas/SemuaBerkas';
import { Pengiriman } from './resources/pengiriman/Pengiriman';
import { Pemberitahuan } from './resources/pemberitahuan/Pemberitahuan';

/** The pages around accounts and menus come when one of them is opened: most desks never do. */
const pengaturan = (nama: keyof typeof import('./resources/pengaturan')) =>
  lazy(async (): Promise<{ default: ComponentType }> => ({ default: (await import('./resources/pengaturan'))[nama] }));
const Aktivitas = pengaturan('Aktivitas');
const Batas = pengaturan('Batas');
const Beban = pengaturan('Beban');
const PosisiNasional = pengaturan('PosisiNasional');
const SebelumPortal = pengaturan('SebelumPortal');
const DaftarReferensi = pengaturan('DaftarReferensi');
const DaftarRapat = pengaturan('DaftarRapat');
const DasborEselon = pengaturan('DasborEselon');
const DasborRapat = pengaturan('DasborRapat');
const HakMenu = pengaturan('HakMenu');
const Kalender = pengaturan('Kalender');
const KorelasiBtki = pengaturan('KorelasiBtki');
const LayarRapat = pengaturan('LayarRapat');
const MuatBerkas = pengaturan('MuatBerkas');
const DaftarNeraca = pengaturan('DaftarNeraca');
const DaftarPk = pengaturan('DaftarPk');
const SatuPk = pengaturan('SatuPk');
const Papan = pengaturan('Papan');
const Keberatan = pengaturan('Keberatan');
const Pabean = pengaturan('Pabean');
const Pelaksana = pengaturan('Pelaksana');
const Pemantauan = pengaturan('Pemantauan');
const Pengguna = pengaturan('Pengguna');
const Peran = pengaturan('Peran');
const PratinjauMuatan = pengaturan('PratinjauMuatan');
const Profil = pengaturan('Profil');
const Rapat = pengaturan('Rapat');
const RiwayatReferensi = pengaturan('RiwayatReferensi');
const SatuPengguna = pengaturan('SatuPengguna');
const SatuReferensi = pengaturan('SatuReferensi');
const Siaran = pengaturan('Siaran');
const Tarif = pengaturan('Tarif');
const SistemLuar = pengaturan('SistemLuar');

// List state lives in the address; nothing of an officer's work stays on the device.
const simpanan = memoryStore();

/** The officers' console: react-admin's data, session, text and routes under our own screens. */
export function Konsol() {
  return (
    <SinasThemeProvider density="console">
      <ToastProvider>
        <GerbangSesi>
          <PenyediaBukti layanan={layananBukti}>
            <CoreAdminContext
              authProvider={authProvider}
              dataProvider={dataProvider}
              i18nProvider={i18nProvider}
              queryClient={klien}
              store={simpanan}
            >
              <CoreAdminUI
                layout={Kerangka}
                dashboard={Pembuka}
                catchAll={HalamanTidakAda}
                accessDenied={AksesDitolak}
                error={SalahTampil}
                loading={FullScreenSpinner}
                title="Sistem Nasional Neraca Komoditas"
                disableTelemetry
                requireAuth
              >
                <Resource name="pengajuan" list={Antrean} show={Keputusan} />
                <Resource name="rencana" list={DaftarRencana} show={Keputusan} />
                <Resource name="berkas" list={SemuaBerkas} />
                <Resource name="pengiriman" list={Pengiriman} />
                <CustomRoutes>
                  <Route path="/semua" element={<Navigate to={alamatBerkas()} replace />} />
                  <Route path="/beban" element={<Beban />} />
                  <Route path="/pemantauan" element={<Pemantauan />} />
                  <Route path="/pemberitahuan" element={<Pemberitahuan />} />
                  <Route path="/pengguna" element={<Pengguna />} />
                  <Route path="/pengguna/:id" element={<SatuPengguna />} />
                  <Route path="/dasbor-eselon" element={<DasborEselon />} />
                  <Route path="/pelaksana" element={<Pelaksana />} />
                  <Route path="/peran" element={<Peran />} />
                  <Route path="/menu" element={<HakMenu />} />
                  <Route path="/aktivitas" element={<Aktivitas />} />
                  <Route path="/referensi" element={<DaftarReferensi />} />
                  <Route path="/referensi/:jenis" element={<SatuReferensi />} />
                  <Route path="/referensi/:jenis/muat" element={<MuatBerkas />} />
                  <Route path="/referensi/:jenis/muat/:id" element={<PratinjauMuatan />} />
                  <Route path="/referensi/:jenis/riwayat" element={<RiwayatReferensi />} />
                  <Route path="/penetapan" element={<DaftarNeraca />} />
                  <Route path="/penetapan/:kd_komoditas" element={<Papan />} />
                  <Route path="/rakor" element={<DaftarRapat />} />
                  <Route path="/rakor/dashboard" element={<DasborRapat />} />
                  <Route path="/rakor/:id" element={<Rapat />} />
                  <Route path="/rakor/:id/layar" element={<LayarRapat />} />
                  <Route path="/batas" element={<Batas />} />
                  <Route path="/pembuka" element={<SebelumPortal />} />
                  <Route path="/posisi" element={<PosisiNasional />} />
                  <Route path="/keberatan" element={<Keberatan />} />
                  <Route path="/pabean" element={<Pabean />} />
                  <Route path="/pk" element={<DaftarPk />} />
                  <Route path="/pk/:id" element={<SatuPk />} />
                  <Route path="/kalender" element={<Kalender />} />
                  <Route path="/korelasi-btki" element={<KorelasiBtki />} />
                  <Route path="/tarif" element={<Tarif />} />
                  <Route path="/siaran" element={<Siaran />} />
                  <Route path="/sistem-luar" element={<SistemLuar />} />
                  <Route path="/profil" element={<Profil />} />
                </CustomRoutes>
              </CoreAdminUI>
            </CoreAdminContext>
          </PenyediaBukti>
        </GerbangSesi>
      </ToastProvider>
    </SinasThemeProvider>
  );
}
