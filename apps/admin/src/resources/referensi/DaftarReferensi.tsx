import { angka } from '@sinas/domain/format/angka';
import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { Halaman } from '../../components/Halaman';
import { Muat } from '../../components/Muat';
import { BilahSaring } from '../../components/saring/BilahSaring';
import { Cari } from '../../components/saring/Cari';
import { AksesDitolak } from '../../layout/HalamanLain';
import { statusGalat } from '../../lib/galat';
import { saat } from '../../lib/waktu';
import { usePengguna } from '../../providers/pengguna';
import { punyaIzin } from '../../providers/sesi';
import type { DaftarReferensi as Daftar } from '../../providers/wire';
import { useSemuaReferensi } from './data';
import gaya from './referensi.module.css';

const cocok = (d: Daftar, kata: string): boolean =>
  kata
    .toLowerCase()
    .split(/\s+/)
    .every((k) => `${d.nama} ${d.keterangan} ${d.jenis}`.toLowerCase().includes(k));

/** /referensi: every list that the portal chooses from, how full and how fresh it is. */
export function DaftarReferensi() {
  const semua = useSemuaReferensi();
  const [kata, setKata] = useState('');
  if (!punyaIzin(usePengguna(), 'referensi.kelola') || statusGalat(semua.error) === 403) return <AksesDitolak />;
  return (
    <Halaman
      judul="Daftar referensi"
      kalimat={
        semua.data
          ? `${semua.data.length} daftar, ${angka(semua.data.reduce((n, d) => n + d.jumlah_berlaku, 0))} entri berlaku hari ini.`
          : 'Daftar pilihan di formulir dan pemeriksaan.'
      }
    >
      <BilahSaring nama="Saringan daftar">
        <Cari nama="Nama daftar" nilai={kata} onUbah={setKata} />
      </BilahSaring>
      <Muat kueri={semua} apa="Daftar referensi">
        {(isi) => {
          const tampak = isi.filter((d) => cocok(d, kata));
          if (tampak.length === 0)
            return (
              <div className="sn-card">
                <EmptyState icon="search" title="Tidak ada daftar yang cocok">
                  Coba kata lain, misalnya pelabuhan atau satuan.
                </EmptyState>
              </div>
            );
          return (
            <ul className={gaya.semua} aria-label="Daftar referensi">
              {tampak.map((d) => (
                <SatuDaftar key={d.jenis} daftar={d} />
              ))}
            </ul>
          );
        }}
      </Muat>
    </Halaman>
  );
}

function SatuDaftar({ daftar: d }: { daftar: Daftar }) {
  const m = d.muatan_terakhir;
  return (
    <li>
      <div className={gaya.nama}>
        <h2>
          <Link to={`/referensi/${d.jenis}`}>{d.nama}</Link>
        </h2>
        <p>{d.keterangan}</p>
      </div>
      <dl>
        <div className={gaya.banyak}>
          <dt>Berlaku</dt>
          <dd>
            <b>{angka(d.jumlah_berlaku)}</b>
            {d.jumlah !== d.jumlah_berlaku && <small>dari {angka(d.jumlah)}</small>}
          </dd>
        </div>
        <div>
          <dt>Terakhir diubah</dt>
          <dd>{d.diubah ? saat(d.diubah) : 'Belum pernah'}</dd>
        </div>
        <div>
          <dt>Muatan terakhir</dt>
          <dd>
            {m ? (
              <>
                <Link to={`/referensi/${d.jenis}/muat/${m.id}`}>{m.nama_berkas}</Link>
                <small>
                  {saat(m.diterapkan ?? m.dibuat)}, {m.diterapkan_oleh ?? m.dibuat_oleh}
                </small>
              </>
            ) : (
              'Belum ada'
            )}
          </dd>
        </div>
        <div>
          <dt>Berkas sumber</dt>
          <dd>
            {d.berkas.length === 0
              ? 'Diisi petugas'
              : d.berkas.map((b) => (
                  <span key={b.nama} title={b.keterangan}>
                    {b.nama}
                  </span>
                ))}
          </dd>
        </div>
      </dl>
    </li>
  );
}
