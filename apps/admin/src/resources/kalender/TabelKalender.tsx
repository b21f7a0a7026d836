import { hariTanggalTahun } from '@sinas/domain/format/tanggal';
import { KODE_TAHAP, TAHAP_NERACA } from '@sinas/domain/kalender/tahap-neraca';
import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { Button } from '@sinas/ui/inputs/Button';
import type { ReactNode } from 'react';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { Tabel } from '../../components/daftar/Tabel';
import { dariSaat } from '../../lib/wib';
import { saat } from '../../lib/waktu';
import type { Kalender } from '../../providers/wire';
import { RUPA_JENIS } from '../siaran/kata';
import type { Jenis } from './data';
import { namaLayanan } from './isian';
import gaya from './kalender.module.css';

export interface Pilihan {
  tindakan: 'tambah' | 'ubah' | 'hapus';
  isi: Record<string, string>;
}
interface Baris {
  kunci: string;
  /** How a screen reader names the buttons of the row. */
  nama: string;
  sel: ReactNode[];
  isi: Record<string, string>;
  /** Nothing is set yet. */
  kosong?: boolean;
  tetap?: boolean;
}
const KOLOM: Record<Jenis, string[]> = {
  jadwal: ['Layanan', 'Komoditas', 'Buka pembuatan', 'Tutup pembuatan', 'Tutup perubahan', ''],
  libur: ['Tanggal', 'Nama', ''],
  tahap: ['Tahap', 'Hari pertama', 'Hari terakhir', ''],
  pengumuman: ['Pengumuman', 'Jenis', 'Mulai tayang', 'Akhir tayang', ''],
  layanan: ['Layanan', 'Terbit otomatis', ''],
};
const NAMA: Record<Jenis, string> = {
  jadwal: 'Jadwal layanan',
  libur: 'Hari libur',
  tahap: 'Tahap neraca',
  pengumuman: 'Pengumuman',
  layanan: 'Sakelar layanan',
};

function barisDari(jenis: Jenis, k: Kalender): Baris[] {
  switch (jenis) {
    case 'jadwal':
      return k.jadwal.map((j) => ({
        kunci: `${j.kd_rekom}${j.kd_komoditas ?? ''}`,
        nama: `${namaLayanan(j.kd_rekom)}${j.kd_komoditas ? `, ${namaKomoditas(j.kd_komoditas)}` : ''}`,
        sel: [
          namaLayanan(j.kd_rekom),
          j.kd_komoditas ? namaKomoditas(j.kd_komoditas) : 'Semua',
          saat(j.buka_buat),
          saat(j.tutup_buat),
          saat(j.tutup_ubah),
        ],
        isi: {
          kd_rekom: j.kd_rekom,
          kd_komoditas: j.kd_komoditas ?? '',
          buka_buat: dariSaat(j.buka_buat),
          tutup_buat: dariSaat(j.tutup_buat),
          tutup_ubah: dariSaat(j.tutup_ubah),
          buka_tarik: j.buka_tarik ? dariSaat(j.buka_tarik) : '',
          tutup_tarik: j.tutup_tarik ? dariSaat(j.tutup_tarik) : '',
        },
      }));
    case 'libur':
      return k.libur.map(({ tanggal, nama }) => ({
        kunci: tanggal,
        nama: `${nama} ${tanggal}`,
        sel: [hariTanggalTahun(tanggal), nama],
        isi: { tanggal, nama },
      }));
    case 'tahap':
      return KODE_TAHAP.map((kode) => {
        const t = k.tahap.find((x) => x.kode === kode);
        const sel = t ? [hariTanggalTahun(t.mulai), hariTanggalTahun(t.sampai)] : ['Belum diatur', '-'];
        const isi = { kode, mulai: t?.mulai ?? '', sampai: t?.sampai ?? '' };
        return { kunci: kode, nama: TAHAP_NERACA[kode], sel: [TAHAP_NERACA[kode], ...sel], isi, kosong: !t };
      });
    case 'pengumuman':
      return k.pengumuman.map((p) => ({
        kunci: String(p.id),
        nama: p.judul,
        sel: [
          <div key="p" className="kn-lipat">
            <b>{p.judul}</b>
            <p>{p.isi}</p>
          </div>,
          p.type in RUPA_JENIS ? RUPA_JENIS[p.type as keyof typeof RUPA_JENIS].kata : p.type,
          saat(p.mulai),
          p.sampai ? saat(p.sampai) : 'Tanpa akhir',
        ],
        isi: {
          id: String(p.id),
          judul: p.judul,
          isi: p.isi,
          type: p.type,
          mulai: dariSaat(p.mulai),
          sampai: dariSaat(p.sampai),
        },
      }));
    case 'layanan':
      return k.layanan.map((l) => ({
        kunci: l.kd_rekom,
        nama: namaLayanan(l.kd_rekom),
        sel: [namaLayanan(l.kd_rekom), l.fl_terbit_otomatis ? 'Boleh' : 'Tidak boleh'],
        isi: { kd_rekom: l.kd_rekom, fl_terbit_otomatis: l.fl_terbit_otomatis ? 'Y' : 'T' },
        tetap: true,
      }));
  }
}
const namaKomoditas = (kode: string): string => KELOMPOK.get(kode)?.uraian ?? kode;

interface Props {
  jenis: Jenis;
  kalender: Kalender;
  basi: boolean;
  onPilih: (pilihan: Pilihan) => void;
}

/** The rows of one kind, each with what can be done to it. */
export function TabelKalender({ jenis, kalender, basi, onPilih }: Props) {
  const baris = barisDari(jenis, kalender);
  if (baris.length === 0)
    return (
      <div className="sn-card">
        <EmptyState icon="calendar" title="Belum ada isinya">
          Tambahkan yang pertama dengan tombol di atas.
        </EmptyState>
      </div>
    );
  return (
    <Tabel nama={NAMA[jenis]} kolom={KOLOM[jenis]} basi={basi} susun>
      {baris.map(({ kunci, nama, sel, isi, kosong, tetap }) => (
        <tr key={kunci}>
          {sel.map((s, i) => (
            <td
              key={KOLOM[jenis][i]}
              className={i === 0 ? 'kn-lipat' : undefined}
              data-label={i > 0 ? KOLOM[jenis][i] : undefined}
            >
              {i > 0 ? s : <b className={gaya.utama}>{s}</b>}
            </td>
          ))}
          <td>
            <div className="kl-tombol">
              <Button
                variant="outlined"
                aria-label={`${kosong ? 'Atur' : 'Ubah'} ${nama}`}
                onClick={() => onPilih({ tindakan: 'ubah', isi })}
              >
                {kosong ? 'Atur' : 'Ubah'}
              </Button>
              {!kosong && !tetap && (
                <Button
                  variant="outlined"
                  aria-label={`Hapus ${nama}`}
                  onClick={() => onPilih({ tindakan: 'hapus', isi })}
                >
                  Hapus
                </Button>
              )}
            </div>
          </td>
        </tr>
      ))}
    </Tabel>
  );
}
