import { angka, banding } from '@sinas/domain/format/angka';
import { pukul } from '@sinas/domain/format/tanggal';
import type { Masalah } from '@sinas/domain/formulir/isian';
import { Button } from '@sinas/ui/inputs/Button';
import { useId } from 'react';
import { usePintasan } from '../../../lib/pintasan';
import { namaSatuan } from '../../../lib/satuan';
import type { Detail, Lembar } from '../../../providers/wire';
import { Tombol } from '../../../components/Tombol';
import type { AksiLayar } from './aksi';
import type { KeputusanKerja } from './useKeputusan';
import type { LembaranKerja, StatusSimpan } from './useLembaran';
import gaya from './keputusan-dialog.module.css';

interface Props {
  berkas: Detail;
  lembar: Lembar;
  aksi: AksiLayar;
  kerja: LembaranKerja | null;
  /** Sum given so far; null = no row has a number yet. */
  diberi: string | null;
  masalahBaris: readonly Masalah[];
  masalahPeriksa: readonly Masalah[];
  keputusan: KeputusanKerja;
  onTinjau: () => void;
}

/** What is still missing, in words. */
function tinggal(baris: readonly Masalah[], periksa: readonly Masalah[]): string {
  const n = new Set(baris.map((m) => m.baris)).size;
  const bagian = periksa.map((m) => m.path.split('.')[1]).join(', ');
  return [n > 0 && `${n} baris belum lengkap`, bagian && `bagian ${bagian}`].filter(Boolean).join(' dan ');
}

/** The bar of actions: what the file would become, and the buttons of this officer in this state. */
export function BilahAksi({
  berkas,
  lembar,
  aksi,
  kerja,
  diberi,
  masalahBaris,
  masalahPeriksa,
  keputusan,
  onTinjau,
}: Props) {
  const id = useId();
  const { kembalikan, tolak, utama, ambil, lepas, kirimUlang, cabut } = aksi;
  const { sibuk } = keputusan;
  usePintasan({
    ...(kembalikan?.boleh && { b: { arti: 'kembalikan ke pemohon', lakukan: () => keputusan.buka('kembalikan') } }),
    ...(tolak?.boleh && { t: { arti: 'tolak', lakukan: () => keputusan.buka('tolak') } }),
    ...(utama?.boleh && { Enter: { arti: utama.tombol, lakukan: onTinjau } }),
    ...(ambil?.boleh && { a: { arti: 'ambil', lakukan: () => void keputusan.ambil() } }),
    ...(lepas?.boleh && { l: { arti: 'lepas', lakukan: () => void keputusan.lepas() } }),
    ...(kerja && { s: { arti: 'simpan sementara', lakukan: () => void keputusan.simpanSementara() } }),
  });
  if (!kerja && ![kembalikan, tolak, utama, ambil, kirimUlang, cabut].some(Boolean)) return null;
  const alasan = aksi.tertutup;
  const kurang = tinggal(masalahBaris, masalahPeriksa);
  const penuh = diberi !== null && banding(diberi, berkas.jml_total) === 0;
  const kata =
    utama?.jenis === 'putuskan'
      ? aksi.utama?.tombol === 'Teruskan ke rakor'
        ? 'Teruskan'
        : 'Setujui'
      : aksi.utama?.tombol;
  return (
    <footer className={gaya.bilah} aria-label="Tindakan">
      <div className={gaya.bilahKata}>
        {kerja && (
          <p>
            {lembar.rincian.length === 0 ? (
              <>Tidak ada impor yang diputuskan jumlahnya.</>
            ) : diberi === null ? (
              <>Belum ada baris yang diberi jumlah.</>
            ) : (
              <>
                {kata} {penuh ? 'penuh' : 'sebagian'}, <b>{angka(diberi)}</b> dari {angka(berkas.jml_total)}{' '}
                {namaSatuan(berkas)}.
              </>
            )}
            {kurang && <> Tinggal {kurang}.</>}
          </p>
        )}
        {alasan.length > 0 && (
          <p className={gaya.bilahAlasan} id={`${id}-alasan`}>
            {alasan.join('. ')}.
          </p>
        )}
        {kerja && <Simpanan status={kerja.status} />}
      </div>
      <div className={gaya.bilahTombol}>
        {kirimUlang && (
          <Button variant="outlined" disabled={!kirimUlang.boleh || sibuk} onClick={() => void keputusan.kirimUlang()}>
            {kirimUlang.label}
          </Button>
        )}
        {lepas && (
          <Button variant="outlined" disabled={sibuk} onClick={() => void keputusan.lepas()}>
            Lepas <Tombol>L</Tombol>
          </Button>
        )}
        {kembalikan && (
          <Button
            variant="outlined"
            disabled={!kembalikan.boleh || sibuk}
            aria-describedby={kembalikan.boleh ? undefined : `${id}-alasan`}
            onClick={() => keputusan.buka('kembalikan')}
          >
            Kembalikan <Tombol>B</Tombol>
          </Button>
        )}
        {cabut?.boleh && (
          <Button className={gaya.tolak} disabled={sibuk} onClick={() => keputusan.buka('cabut')}>
            {cabut.label}
          </Button>
        )}
        {tolak && (
          <Button
            className={gaya.tolak}
            disabled={!tolak.boleh || sibuk}
            aria-describedby={tolak.boleh ? undefined : `${id}-alasan`}
            onClick={() => keputusan.buka('tolak')}
          >
            Tolak <Tombol>T</Tombol>
          </Button>
        )}
        {kerja && (
          <Button variant="outlined" disabled={sibuk} onClick={() => void keputusan.simpanSementara()}>
            Simpan sementara <Tombol>S</Tombol>
          </Button>
        )}
        {ambil && (
          <Button
            variant="contained"
            disabled={!ambil.boleh || sibuk}
            aria-describedby={ambil.boleh ? undefined : `${id}-alasan`}
            onClick={() => void keputusan.ambil()}
          >
            Ambil <Tombol>A</Tombol>
          </Button>
        )}
        {utama && !ambil?.boleh && (
          <Button
            variant="contained"
            disabled={!utama.boleh || sibuk}
            aria-describedby={utama.boleh ? undefined : `${id}-alasan`}
            onClick={onTinjau}
          >
            {utama.tombol} <Tombol>Enter</Tombol>
          </Button>
        )}
      </div>
    </footer>
  );
}

function Simpanan({ status }: { status: StatusSimpan }) {
  const kata = {
    diam: '',
    menyimpan: 'Menyimpan...',
    tersimpan: status.tahap === 'tersimpan' ? `Tersimpan ${pukul(status.pada)}` : '',
    gagal: status.tahap === 'gagal' ? `Belum tersimpan. ${status.pesan}` : '',
  }[status.tahap];
  return (
    <p className={gaya.simpan} role="status" data-tahap={status.tahap}>
      {kata}
    </p>
  );
}
