import { ATURAN_BAWAAN, periksaBerkas } from '@sinas/domain/berkas/aturan-berkas';
import { dokumenBerlaku } from '@sinas/domain/formulir/dokumen';
import { layanan } from '@sinas/domain/layanan/daftar';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useEffect, useState } from 'react';
import { KartuDokumen, type AlatDokumen } from '../../../components/dokumen/KartuDokumen';
import { api } from '../../../lib/api';
import { unggah } from '../../../lib/formulir-unggah';
import { pesanGalat } from '../../../lib/galat';
import { punyaIzin, usePengguna, useSesi } from '../../../lib/sesi';
import { dokumenBuka } from '../kerja/terbuka';
import { useRencana } from '../kerja/useRencana';
import { NPP, type DokumenDiunggah, type DokumenRencana } from '../wire';
import { SpandukPerbaikan } from './CatatanBaris';
import gayaTab from './tab.module.css';
import gayaDokumen from '../../../components/dokumen/dokumen.module.css';

const JEDA_PERIKSA_MS = 2500;
const MAKS_PERIKSA = 24;

/** Papers of the plan: what is asked for, what is there. */
export function TabDokumen() {
  const { keadaan, cek } = useRencana();
  const { detail } = keadaan.berkas;
  usePeriksaDokumen();
  const berlaku = dokumenBerlaku(layanan('09').dokumen, detail.kd_komoditas, keadaan.kepala.jenis_pelaku);
  const diminta = [...berlaku].sort((a, b) => Number(b.wajib) - Number(a.wajib));
  const kurang = cek.pesan.filter((m) => m.tab === 'dokumen').length;
  return (
    <div className={gayaTab.halaman}>
      <SpandukPerbaikan />
      <div className="sn-head">
        <h2>Dokumen</h2>
        <span className="sn-sub">{kurang ? `${kurang} dokumen wajib belum ada` : 'Semua dokumen wajib sudah ada'}</span>
      </div>
      <p className="sn-sub">
        Ukuran kurang dari {ATURAN_BAWAAN.maksKb / 1024} MB. Jenis: {ATURAN_BAWAAN.ekstensi.join(', ')}.
      </p>
      <ul className={gayaDokumen.dokumen}>
        {diminta.map((d) => (
          <Kartu key={d.kd_dokumen} diminta={d} />
        ))}
      </ul>
    </div>
  );
}

function Kartu({ diminta }: { diminta: Parameters<typeof KartuDokumen>[0]['diminta'] }) {
  const { keadaan, sasaran } = useRencana();
  const { detail, dokumen } = keadaan.berkas;
  const { kd_dokumen } = diminta;
  const alat = useDokumen(kd_dokumen);
  return (
    <KartuDokumen
      diminta={diminta}
      milik={dokumen.filter((d) => d.kd_dokumen === kd_dokumen && d.asal === 'PEMOHON')}
      mati={!dokumenBuka(detail, kd_dokumen)}
      bolehHapus={punyaIzin(usePengguna(), 'rencana.hapus')}
      dituju={sasaran?.tab === 'dokumen' && sasaran.path === kd_dokumen ? sasaran.ke : 0}
      alat={alat}
    />
  );
}

/** Upload with progress, and deletion, of one kind of paper of this plan. */
function useDokumen(kd_dokumen: string): AlatDokumen {
  const { keadaan, store } = useRencana();
  const { noAju } = keadaan.berkas.detail;
  const csrf = useSesi().data?.csrf ?? '';
  const toast = useToast();
  const [persen, setPersen] = useState<number | null>(null);
  const [salah, setSalah] = useState<string | null>(null);
  const [menghapus, setMenghapus] = useState<string | null>(null);
  const pasang = (ubah: (d: DokumenRencana[]) => DokumenRencana[], versi: number | null) => {
    store.aturBerkas({ dokumen: ubah(store.cuplikan().berkas.dokumen) });
    store.catatVersi(versi);
  };
  const kirim: AlatDokumen['kirim'] = async (berkas, rincian) => {
    const galat = periksaBerkas({ nama: berkas.name, ukuran: berkas.size });
    setSalah(galat);
    if (galat) return false;
    const isi = new FormData();
    isi.append('no_aju', noAju);
    isi.append('kd_dokumen', kd_dokumen);
    for (const [nama, nilai] of Object.entries(rincian)) if (nilai) isi.append(nama, nilai as string);
    isi.append('file', berkas);
    setPersen(0);
    try {
      const jawab = await unggah<DokumenDiunggah>(`${NPP}/dokumen/upload/create`, isi, { csrf, onKemajuan: setPersen });
      const { versi, ...d } = jawab;
      pasang((ada) => [...ada.filter((x) => x.id !== d.id), d], versi);
      toast.berhasil(PESAN['berkas.berhasil']);
      return true;
    } catch (g) {
      const pesan = pesanGalat(g, PESAN['berkas.tidak_valid']);
      setSalah(pesan);
      toast.gagal(pesan);
      return false;
    } finally {
      setPersen(null);
    }
  };
  const hapus: AlatDokumen['hapus'] = async ({ id }) => {
    setMenghapus(id);
    try {
      const { versi } = await api.hapus('/nk/v2/npp/data-npp/dokumen/{id}', { path: { id }, query: { no_aju: noAju } });
      pasang((ada) => ada.filter((x) => x.id !== id), versi);
      toast.berhasil(PESAN['berhasil.hapus']);
    } catch (g) {
      toast.gagal(pesanGalat(g, PESAN['gagal.hapus']));
    } finally {
      setMenghapus(null);
    }
  };
  return { persen, salah, menghapus, kirim, hapus };
}

/** While a paper is being checked its state is asked for again; not for ever. */
function usePeriksaDokumen(): void {
  const { keadaan, store } = useRencana();
  const { detail, dokumen } = keadaan.berkas;
  const menunggu = dokumen.some((d) => d.status === 'PENDING');
  const { noAju } = detail;
  useEffect(() => {
    if (!menunggu) return undefined;
    let ke = 0;
    const timer = setInterval(() => {
      ke += 1;
      if (ke > MAKS_PERIKSA) return clearInterval(timer);
      return void api
        .ambil('/nk/v2/npp/data-npp/dokumen', { query: { no_aju: noAju } })
        .then((d) => store.aturBerkas({ dokumen: d }))
        .catch(() => undefined);
    }, JEDA_PERIKSA_MS);
    return () => clearInterval(timer);
  }, [menunggu, noAju, store]);
}
