import { angka, bacaAngka, jumlahkan, kurangi } from '@sinas/domain/format/angka';
import { kuantitas } from '@sinas/domain/format/satuan';
import { tampilPeriode } from '@sinas/domain/format/periode';
import { tanggal, waktu } from '@sinas/domain/format/tanggal';
import { tampilHs } from '@sinas/domain/format/tampil';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { sisaIzin } from '@sinas/domain/realisasi/sisa';
import { DataTable, Td, Th } from '@sinas/ui/DataTable';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { useState, type FormEvent } from 'react';
import { pesanGalat } from '../../../lib/galat';
import { jmlBulan, useLapor, type BarisRealisasi, type BulanLapor, type Izin } from '../data';
import gaya from '../realisasi.module.css';

const MAKS_REF = 60;
type Ketikan = Record<string, { jml: string; ref: string }>;
const awal = (izin: Izin, bulan: BulanLapor): Ketikan =>
  Object.fromEntries(
    (izin.baris ?? []).map((b) => {
      const { jml, ref } = jmlBulan(b, bulan);
      return [b.id, { jml: jml === '' ? '' : angka(jml), ref }];
    }),
  );

/** The report of one month: a quantity and the number of the customs declaration for each good. */
export function IsiBulan({ izin, bulan }: { izin: Izin; bulan: BulanLapor }) {
  const [ketikan, setKetikan] = useState(() => awal(izin, bulan));
  const [versi, setVersi] = useState(bulan.versi);
  const [galat, setGalat] = useState('');
  const lapor = useLapor(izin.idNk);
  const toast = useToast();
  const baris = izin.baris ?? [];
  const nama = tampilPeriode(bulan.periode);
  // Somebody else has reported meanwhile: what is typed stays until it is looked at again.
  const basi = bulan.versi !== versi;
  const isi = (id: string) => ketikan[id] ?? { jml: '', ref: '' };
  const salah = (id: string): boolean => {
    const { jml } = isi(id);
    const b = bacaAngka(jml);
    return jml.trim() !== '' && (!b.sah || b.nilai.startsWith('-'));
  };
  const kirim = (e: FormEvent) => {
    e.preventDefault();
    if (baris.some((b) => salah(b.id))) return setGalat(PESAN['realisasi.jumlah']);
    if (baris.some((b) => isi(b.id).ref.trim().length > MAKS_REF))
      return setGalat(`Nomor PIB paling banyak ${MAKS_REF} huruf`);
    setGalat('');
    const rows = baris.flatMap((b) => {
      const { jml, ref } = isi(b.id);
      const dibaca = bacaAngka(jml);
      return dibaca.sah ? [{ id: b.id, jml: dibaca.nilai, ref: ref.trim() || null }] : [];
    });
    lapor.mutate(
      { idNk: izin.idNk, periode: bulan.periode, versi, baris: rows },
      {
        onSuccess: (baru) => {
          const m = baru.bulan.find((x) => x.periode === bulan.periode);
          if (m) {
            setVersi(m.versi);
            setKetikan(awal(baru, m));
          }
          toast.berhasil(`Realisasi ${nama} dilaporkan`);
        },
        onError: (g) => setGalat(pesanGalat(g, 'Laporan belum tersimpan')),
      },
    );
    return undefined;
  };
  const muatUlang = () => {
    setKetikan(awal(izin, bulan));
    setVersi(bulan.versi);
    setGalat('');
  };
  return (
    <form onSubmit={kirim} className={gaya.form} aria-label={`Realisasi ${nama}`} noValidate>
      <div className="sn-head">
        <h2>{nama}</h2>
        <span className="sn-sub">
          {bulan.dilaporkan
            ? `Dilaporkan ${bulan.oleh ?? ''}, ${waktu(bulan.dilaporkan)}`
            : `Laporkan paling lambat ${tanggal(bulan.tenggat)}`}
        </span>
      </div>
      <DataTable label={`Realisasi ${nama} per barang`}>
        <thead>
          <tr>
            <Th>Barang</Th>
            <Th num>Ditetapkan</Th>
            <Th num>Bulan lain</Th>
            <Th num>Masuk {nama}</Th>
            <Th>Nomor PIB</Th>
            <Th num>Sisa</Th>
          </tr>
        </thead>
        <tbody>
          {baris.map((b) => (
            <BarisIsi
              key={b.id}
              b={b}
              periode={bulan.periode}
              isi={isi(b.id)}
              salah={salah(b.id)}
              boleh={izin.boleh_lapor && !lapor.isPending}
              onUbah={(ubah) => setKetikan((k) => ({ ...k, [b.id]: { ...isi(b.id), ...ubah } }))}
            />
          ))}
        </tbody>
      </DataTable>
      {galat && (
        <p className="sn-err" role="alert">
          {galat}.
        </p>
      )}
      {basi && (
        <p className="sn-sub" role="status">
          Laporan {nama} berubah sejak Anda membukanya.{' '}
          <button type="button" className="sn-linkbtn" onClick={muatUlang}>
            Muat yang terbaru
          </button>
        </p>
      )}
      {izin.boleh_lapor && (
        <div className={gaya.simpan}>
          <Button type="submit" variant="contained" disabled={lapor.isPending || basi}>
            {bulan.versi > 0 ? 'Simpan perubahan laporan' : 'Laporkan'}
          </Button>
          <span className="sn-sub">Kolom yang kosong dilaporkan nol.</span>
        </div>
      )}
    </form>
  );
}

interface BarisProps {
  b: BarisRealisasi;
  periode: string;
  isi: { jml: string; ref: string };
  salah: boolean;
  boleh: boolean;
  onUbah: (ubah: { jml?: string; ref?: string }) => void;
}
function BarisIsi({ b, periode, isi, salah, boleh, onUbah }: BarisProps) {
  const lain = jumlahkan(b.bulan.filter((m) => m.periode !== periode).map((m) => m.jml));
  const dibaca = bacaAngka(isi.jml);
  const kini = dibaca.sah && !dibaca.nilai.startsWith('-') ? dibaca.nilai : '0';
  const semua = jumlahkan([lain, kini]);
  const lebih = kurangi(semua, b.ditetapkan);
  const melebihi = !lebih.startsWith('-') && lebih !== '0';
  return (
    <tr>
      <Td>
        {b.seri}. {b.uraian}
        {b.hs && <small className={gaya.hs}>{tampilHs(b.hs)}</small>}
      </Td>
      <Td num>{kuantitas(b.ditetapkan, b.satuan, b.ur_satuan)}</Td>
      <Td num>{angka(lain)}</Td>
      <Td num>
        <input
          className={`sn-input ${gaya.angka}`}
          inputMode="decimal"
          aria-label={`Jumlah baris ${b.seri}`}
          aria-invalid={salah}
          value={isi.jml}
          disabled={!boleh}
          onChange={(e) => onUbah({ jml: e.target.value })}
        />
      </Td>
      <Td>
        <input
          className="sn-input"
          aria-label={`Nomor PIB baris ${b.seri}`}
          value={isi.ref}
          aria-invalid={isi.ref.trim().length > MAKS_REF}
          disabled={!boleh}
          onChange={(e) => onUbah({ ref: e.target.value })}
        />
      </Td>
      <Td num>
        {angka(sisaIzin(b.ditetapkan, semua))}
        {melebihi && <small className={`sn-tone-danger ${gaya.hs}`}>melebihi {angka(lebih)}</small>}
      </Td>
    </tr>
  );
}
