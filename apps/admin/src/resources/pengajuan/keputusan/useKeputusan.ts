import { GalatApi } from '@sinas/api-client';
import type { KdKeputusan } from '@sinas/domain/baris/keputusan';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { PESAN } from '@sinas/domain/pesan/pesan';
import type { BuktiDibawa } from '@sinas/ui/akun/bukti/useBukti';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useState } from 'react';
import { pesanGalat } from '../../../lib/galat';
import { useData } from '../../../lib/useData';
import type { Detail, Lembar } from '../../../providers/wire';
import type { AksiLayar } from './aksi';
import { keKawat } from './lembaran';
import { BARIS_PER_HALAMAN } from './baris/useBarisHalaman';
import type { LembaranKerja } from './useLembaran';

export type NamaDialog = 'utama' | 'kembalikan' | 'tolak' | 'cabut';
/** How an act ended. */
export interface Selesai {
  ok: boolean;
  message: string;
  /** One sentence more: the new state, or what to mend. */
  next?: string;
  /** The officer goes on with the next file of his list. */
  berikutnya?: boolean;
  /** Takes the act back, where the law lets him. */
  urungkan?: () => void;
}
/** How an act is done: with which proof, and what comes after it. */
interface Cara {
  bukti?: BuktiDibawa;
  berikutnya?: boolean;
}
interface Bahan {
  berkas: Detail;
  lembar: Lembar;
  kerja: LembaranKerja;
  aksi: AksiLayar;
  onBentrok: (galat: unknown) => boolean;
  onSelesai: (hasil: Selesai) => void;
}
/** Id of the control that a fault belongs to; the same spelling in rows, checklist and dialogs. */
export const idMasalah = (path: string): string => `m-${path.replaceAll('.', '-')}`;

const kini = (ur_status: string): string => `Status berkas sekarang: ${ur_status}.`;

/** The acts on a file: claim, release, forward, return, decide, reject; each says how it ended (PENGAJUAN-08, -09). */
export function useKeputusan({ berkas, lembar, kerja, aksi, onBentrok, onSelesai }: Bahan) {
  const data = useData();
  const toast = useToast();
  const [dialog, setDialog] = useState<NamaDialog | null>(null);
  const [sibuk, setSibuk] = useState(false);
  const [halaman, setHalaman] = useState(1);
  const [masalahServer, setMasalahServer] = useState<Masalah[]>([]);

  /** Leads to the first fault: its page of rows, then its control. */
  const tunjuk = (m: Masalah) => {
    const urutan = lembar.rincian.findIndex((r) => m.path.startsWith(`rincian.${r.id}.`));
    if (urutan >= 0) setHalaman(Math.floor(urutan / BARIS_PER_HALAMAN) + 1);
    setTimeout(() => document.getElementById(idMasalah(m.path))?.focus(), 0);
  };
  const gagal = (galat: unknown, kata: string) => {
    if (onBentrok(galat)) return setDialog(null);
    const errors = galat instanceof GalatApi ? galat.errors : [];
    const masalah = errors.map(({ path = '', baris, langkah, message }): Masalah => {
      return { langkah: langkah ?? 'barang', path, message, ...(baris ? { baris } : {}) };
    });
    setMasalahServer(masalah);
    // A wrong password, or a fault of the dialog's own fields, is answered where it was typed.
    const diDialog = masalah.length > 0 && masalah.every((m) => !/^(rincian|checklist)\./.test(m.path));
    if (diDialog) return undefined;
    // The session has ended: its own dialog comes up, and this one waits below it as it is.
    if (galat instanceof GalatApi && galat.status === 401) return undefined;
    setDialog(null);
    onSelesai({ ok: false, message: pesanGalat(galat, kata), next: masalah[0] ? masalah[0].message : undefined });
    if (masalah[0]) tunjuk(masalah[0]);
    return undefined;
  };

  const kirim = async (kd_keputusan: KdKeputusan, { bukti, berikutnya }: Cara = {}) => {
    if (sibuk) return;
    setSibuk(true);
    setMasalahServer([]);
    await kerja.tutup();
    const { rincian, perbaikan, tolak, ...isi } = keKawat(berkas.idNk, kerja.isi, lembar.rincian);
    try {
      const hasil = await data.putuskan({
        ...isi,
        ...(kd_keputusan === '1' || kd_keputusan === '4' ? { rincian } : {}),
        ...(kd_keputusan === '2' ? { perbaikan } : {}),
        ...(kd_keputusan === '3' ? { tolak: tolak ?? kerja.isi.tolak } : {}),
        versi: berkas.versi,
        kd_keputusan,
        ...bukti,
      });
      setDialog(null);
      onSelesai({ ok: true, message: PESAN['berhasil.kirim'], next: kini(hasil.ur_status), berikutnya });
    } catch (galat) {
      if (onBentrok(galat)) return setDialog(null);
      kerja.bukaLagi();
      gagal(galat, PESAN['gagal.kirim']);
    } finally {
      setSibuk(false);
    }
  };
  const cabut = async (isi: { alasan: string; dasar_hukum: string }, bukti: BuktiDibawa) => {
    if (sibuk) return;
    setSibuk(true);
    setMasalahServer([]);
    try {
      const hasil = await data.cabut(berkas.idNk, { ...isi, versi: berkas.versi, ...bukti });
      setDialog(null);
      onSelesai({ ok: true, message: PESAN['cabut.berhasil'], next: kini(hasil.ur_status) });
    } catch (galat) {
      gagal(galat, PESAN['gagal.simpan']);
    } finally {
      setSibuk(false);
    }
  };
  const jalankan = async (lakukan: () => Promise<unknown>, berhasil: string, kata: string, urungkan?: () => void) => {
    if (sibuk) return;
    setSibuk(true);
    try {
      await lakukan();
      onSelesai({ ok: true, message: berhasil, urungkan });
    } catch (galat) {
      gagal(galat, kata);
    } finally {
      setSibuk(false);
    }
  };
  // Claim and release take each other back; what somebody else has done meanwhile is refused, and told, as ever.
  const ambil = (): Promise<void> =>
    jalankan(
      () => data.ambil(berkas.idNk),
      PESAN['berhasil.simpan'],
      PESAN['gagal.simpan'],
      () => void lepasLagi(),
    );
  const lepas = (): Promise<void> =>
    jalankan(
      async () => {
        await kerja.simpan();
        await kerja.tutup();
        await data.lepas(berkas.idNk);
      },
      PESAN['berhasil.simpan'],
      PESAN['gagal.simpan'],
      () => void ambilLagi(),
    );
  const ambilLagi = () => jalankan(() => data.ambil(berkas.idNk), PESAN['berhasil.simpan'], PESAN['gagal.simpan']);
  const lepasLagi = () => jalankan(() => data.lepas(berkas.idNk), PESAN['berhasil.simpan'], PESAN['gagal.simpan']);
  return {
    dialog,
    sibuk,
    halaman,
    setHalaman,
    masalahServer,
    tunjuk,
    buka: (nama: NamaDialog) => {
      setMasalahServer([]);
      setDialog(nama);
    },
    tutupDialog: () => setDialog(null),
    utama: (cara?: Cara) => kirim(aksi.utama?.jenis === 'putuskan' ? '1' : '4', cara),
    kembalikan: (cara?: Cara) => kirim('2', cara),
    tolak: (cara: Cara) => kirim('3', cara),
    cabut,
    ambil,
    lepas,
    kirimUlang: () => jalankan(() => data.kirimUlang(berkas.idNk), PESAN['pengiriman.antre'], PESAN['gagal.kirim']),
    simpanSementara: async () => {
      if (await kerja.simpan()) toast.berhasil(PESAN['berhasil.simpan']);
      else toast.gagal(PESAN['gagal.simpan']);
    },
  };
}
export type KeputusanKerja = ReturnType<typeof useKeputusan>;
