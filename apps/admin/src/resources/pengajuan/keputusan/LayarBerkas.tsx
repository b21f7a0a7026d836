import { layanan } from '@sinas/domain/layanan/daftar';
import { ujiKewajaran } from '@sinas/domain/baris/kewajaran';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { Icon } from '@sinas/ui/marks/Icon';
import { useMemo, useState } from 'react';
import { useJudul } from '@sinas/ui/useJudul';
import { usePengguna } from '../../../providers/pengguna';
import { JagaKetikan } from '../../../components/JagaKetikan';
import type { Detail, Lembar } from '../../../providers/wire';
import { aksiLayar, type AksiLayar } from './aksi';
import { BerkasBerubah } from './BerkasBerubah';
import { BilahAksi } from './BilahAksi';
import { CatatanKolom } from './baris/CatatanKolom';
import { DialogCatatan, type TempatCatatan } from './dialog/DialogCatatan';
import { DialogKeputusan } from './dialog/DialogKeputusan';
import { Distribusi } from './isi/Distribusi';
import { Dokumen } from './isi/Dokumen';
import { EmpatMata } from './isi/EmpatMata';
import { IsianPemohon } from './isi/IsianPemohon';
import { KepalaBerkas } from './isi/KepalaBerkas';
import { InformasiKonsol } from './isi/InformasiKonsol';
import { KeberatanKonsol } from './isi/KeberatanKonsol';
import { Kewajaran } from './isi/Kewajaran';
import { adaJumlah, jumlahBaris, jumlahDiberi, masalahPeriksa, masalahRincian } from './lembaran';
import { PanelTagihan } from './isi/PanelTagihan';
import { Pemeriksaan } from './isi/Pemeriksaan';
import { AndaiKonsol } from './lanjutan/AndaiKonsol';
import { CatatanInternal } from './lanjutan/CatatanInternal';
import { PenyerahanKonsol } from './lanjutan/PenyerahanKonsol';
import { Perjalanan } from './isi/Perjalanan';
import { Perubahan } from './isi/Perubahan';
import { PerubahanKonsol } from './isi/PerubahanKonsol';
import { Riwayat } from './isi/Riwayat';
import { SumberKonsol } from './lanjutan/SumberKonsol';
import { TabelKeputusan } from './baris/TabelKeputusan';
import { BandingTahun } from '../../rencana/isi/BandingTahun';
import { IsiRencana } from '../../rencana/isi/IsiRencana';
import { PeriksaRencana } from '../../rencana/isi/PeriksaRencana';
import { useKeputusan, type Selesai } from './useKeputusan';
import { LEMBAR_KOSONG } from './lembar-kosong';
import { useLembaran } from './useLembaran';
import gayaKeputusan from './keputusan.module.css';
import gayaKeputusanBaris from './keputusan-baris.module.css';

interface Props {
  berkas: Detail;
  /** Null for those who read without belonging to a desk. */
  lembar: Lembar | null;
  onBentrok: (galat: unknown) => boolean;
  onMuat: () => void;
  onSelesai: (hasil: Selesai) => void;
}

/** What is kept of another desk is that desk's: who may only return the file begins with remarks of his own. */
const milik = (lembar: Lembar, { dapatCatat, utama, tolak }: AksiLayar): Lembar =>
  dapatCatat && !utama && !tolak ? { ...lembar, perbaikan: [], catatan: null, tolak: null } : lembar;

/** Request, last year, checks and history side by side; the same page to decide and to read. */
export function LayarBerkas({ berkas, lembar: adaLembar, onBentrok, onMuat, onSelesai }: Props) {
  const { id_user } = usePengguna();
  const lembar = adaLembar ?? LEMBAR_KOSONG;
  const aksi = useMemo(() => aksiLayar(berkas, id_user), [berkas, id_user]);
  const dapatUbah = aksi.dapatUbah && lembar.level !== null;
  const dapatCatat = aksi.dapatCatat && lembar.level !== null;
  const kerja = useLembaran(berkas.idNk, milik(lembar, aksi), dapatUbah, onBentrok);
  const { isi } = kerja;
  const [dicoba, setDicoba] = useState(false);
  const [tempat, setTempat] = useState<TempatCatatan | null>(null);
  const [mencatat, setMencatat] = useState(false);
  useJudul(berkas.nama_perusahaan);

  const pemutus = aksi.utama?.jenis === 'putuskan';
  const baris = useMemo(() => masalahRincian(isi, lembar.rincian), [isi, lembar.rincian]);
  const periksa = useMemo(
    () => masalahPeriksa(layanan(berkas.kd_rekom).pemeriksaan, isi, pemutus),
    [berkas, isi, pemutus],
  );
  const diberi = useMemo(() => jumlahDiberi(isi, lembar.rincian), [isi, lembar.rincian]);
  const terisi = adaJumlah(isi, lembar.rincian);
  const kewajaran = useMemo(
    () => (dapatUbah && terisi ? ujiKewajaran(berkas.json_simpan.kepala, diberi, berkas.satuan) : null),
    [dapatUbah, terisi, berkas.json_simpan.kepala, berkas.satuan, diberi],
  );
  const keputusan = useKeputusan({ berkas, lembar, kerja, aksi, onBentrok, onSelesai });
  const masalah: Masalah[] = dapatUbah ? [...keputusan.masalahServer, ...baris, ...(dicoba ? periksa : [])] : [];

  /** Review first: nothing is decided by a key. Faults are shown at their rows instead. */
  const tinjau = () => {
    setDicoba(true);
    const pertama = [...baris, ...periksa][0];
    if (pertama) keputusan.tunjuk(pertama);
    else keputusan.buka('utama');
  };
  const rencana = layanan(berkas.kd_rekom).rumpun === 'rencana';
  const catat = dapatCatat ? setTempat : undefined;
  return (
    <main className={gayaKeputusan.keputusan} id="isi" tabIndex={-1}>
      <BerkasBerubah berkas={berkas} onMuat={onMuat} />
      <KepalaBerkas berkas={berkas} />
      <div className={gayaKeputusan.papan}>
        {!dapatUbah && (
          <p className={`sn-note ${gayaKeputusan.sebab}`}>
            <Icon name="lock" />
            <span>{aksi.sebab ?? 'Berkas ini hanya dapat Anda baca.'}</span>
          </p>
        )}
        <div className={gayaKeputusan.kolom}>
          {!rencana && <TanyaJawab berkas={berkas} onMuat={onMuat} />}
          {berkas.perubahan && <Perubahan berkas={berkas} beda={berkas.perubahan} />}
          {(!rencana || berkas.jumlah_baris > 0) && (
            <TabelKeputusan
              berkas={berkas}
              lembar={lembar}
              kerja={dapatUbah ? kerja : null}
              masalah={masalah}
              dicoba={dicoba}
              halaman={keputusan.halaman}
              onHalaman={keputusan.setHalaman}
              onCatat={catat}
            />
          )}
          <div className={gayaKeputusanBaris.dua}>
            {lembar.checklist.length > 0 && (
              <Pemeriksaan
                berkas={berkas}
                lembar={lembar}
                isi={isi}
                masalah={masalah}
                pemutus={pemutus}
                onUbah={dapatUbah ? kerja.ubah : undefined}
              />
            )}
            <CatatanKolom
              berkas={berkas}
              lembar={lembar}
              perbaikan={isi.perbaikan}
              onTambah={dapatCatat ? () => setTempat({}) : undefined}
              onHapus={(i) => kerja.ubah({ perbaikan: isi.perbaikan.filter((_, n) => n !== i) })}
            />
          </div>
          {rencana ? (
            <>
              <IsiRencana berkas={berkas} onCatat={catat} />
              <BandingTahun berkas={berkas} />
            </>
          ) : (
            <Distribusi berkas={berkas} onCatat={catat} />
          )}
          <IsianPemohon berkas={berkas} onCatat={catat} />
        </div>
        <div className={gayaKeputusan.kolom}>
          {rencana ? (
            <PeriksaRencana berkas={berkas} />
          ) : (
            <Kewajaran diminta={berkas.kewajaran} keputusan={kewajaran} satuan={berkas.satuan} />
          )}
          <Dokumen dokumen={berkas.dokumen} terbit={berkas.kode_periksa !== null} />
        </div>
        <div className={gayaKeputusan.kolom}>
          <SumberKonsol berkas={berkas} />
          {dapatUbah && terisi && berkas.dasar !== null && (
            <AndaiKonsol berkas={berkas} rincian={jumlahBaris(isi, lembar.rincian)} diberi={diberi} />
          )}
          <PanelTagihan berkas={berkas} onMuat={onMuat} />
          {!rencana && <PenyerahanKonsol berkas={berkas} />}
          <EmpatMata berkas={berkas} lembar={adaLembar} />
          <CatatanInternal key={berkas.idNk} id={berkas.idNk} onKetik={setMencatat} />
          <Perjalanan berkas={berkas} />
          <Riwayat id={berkas.idNk} rencana={rencana} langkah={berkas.formulir.langkah} />
        </div>
      </div>
      <JagaKetikan ada={mencatat || (!dapatUbah && isi.perbaikan !== lembar.perbaikan && isi.perbaikan.length > 0)} />
      <BilahAksi
        berkas={berkas}
        lembar={lembar}
        aksi={aksi}
        kerja={dapatUbah ? kerja : null}
        diberi={terisi ? diberi : null}
        masalahBaris={baris}
        masalahPeriksa={periksa}
        keputusan={keputusan}
        onTinjau={tinjau}
      />
      <DialogKeputusan
        berkas={berkas}
        lembar={lembar}
        kerja={kerja}
        aksi={aksi}
        diberi={diberi}
        keputusan={keputusan}
        onCatat={() => setTempat({})}
      />
      {tempat && (
        <DialogCatatan
          berkas={berkas}
          lembar={lembar}
          awal={tempat}
          onTutup={() => setTempat(null)}
          onSimpan={(butir) => {
            kerja.ubah({ perbaikan: [...isi.perbaikan, butir] });
            setTempat(null);
          }}
        />
      )}
    </main>
  );
}

/** What was asked, objected to and changed; a plan has nothing of it. */
function TanyaJawab(p: Pick<Props, 'berkas' | 'onMuat'>) {
  return (
    <>
      <InformasiKonsol {...p} />
      <KeberatanKonsol {...p} />
      <PerubahanKonsol berkas={p.berkas} />
    </>
  );
}
