import { MAKS_DASAR_BATAS } from '@sinas/domain/buku/batas';
import { angka, bacaAngka } from '@sinas/domain/format/angka';
import { kuantitas } from '@sinas/domain/format/satuan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Pilihan } from '../../components/Pilihan';
import { RangkaDialog } from '../../components/RangkaDialog';
import { kalimatGalat } from '../../lib/galat';
import { useData } from '../../lib/useData';
import type { AturBatas, KomoditasBatas } from '../../providers/wire';
import gaya from './buku.module.css';

/** What the dialog begins with: a limit that is there, or a company and line without one. */
export interface AwalBatas {
  npwp: string;
  perusahaan: string | null;
  kd_komoditas: string;
  elemen: AturBatas['elemen'];
  satuan: string;
  jml: string;
  /** On permits already; null = not known here. */
  terbit: string | null;
  /** 0: no limit yet. */
  versi: number;
}
interface Props {
  awal: AwalBatas;
  tahun: number;
  komoditas: readonly KomoditasBatas[];
  onTutup: () => void;
}
const PILIH = ['', 'Pilih'] as const;
const NAMA_GRUP: Readonly<Record<string, string>> = { '02': 'Jenis barang', '03': 'Peruntukan' };

/** A company's limit of one line and year; of one that is there only the quantity and its paper change. */
export function DialogBatas({ awal, tahun, komoditas, onTutup }: Props) {
  const data = useData();
  const klien = useQueryClient();
  const toast = useToast();
  const elemen: Record<string, string> = { ...awal.elemen };
  const [isi, setIsi] = useState({
    ...{ npwp: awal.npwp, kd_komoditas: awal.kd_komoditas, elemen },
    ...{ satuan: awal.satuan, jml: awal.jml === '' ? '' : angka(awal.jml), dasar: '' },
  });
  const [galat, setGalat] = useState<string[]>([]);
  const ubah = (baru: Partial<typeof isi>) => setIsi((lama) => ({ ...lama, ...baru }));
  const tetap = awal.perusahaan !== null;
  const k = komoditas.find((x) => x.kd_komoditas === isi.kd_komoditas);
  const satuan = isi.satuan || (k?.satuan[0]?.kode ?? '');
  const simpan = useMutation({
    mutationFn: (b: AturBatas) => data.aturBatas(b),
    onSuccess: (b) => {
      void klien.invalidateQueries({ queryKey: ['batas'] });
      toast.berhasil(`Batas ${b.perusahaan} menjadi ${kuantitas(b.jml, b.satuan, b.ur_satuan)}`);
      onTutup();
    },
    onError: (g) => setGalat([kalimatGalat(g, 'Batas belum tersimpan')]),
  });
  const kirim = () => {
    const jml = bacaAngka(isi.jml);
    const npwp = isi.npwp.replace(/\D/g, '');
    const salah = [
      ...(npwp.length === 15 || npwp.length === 16 ? [] : ['NPWP terdiri atas 15 atau 16 angka']),
      ...(k ? [] : ['Pilih komoditas']),
      ...(k?.grup ?? []).flatMap(({ grup }) =>
        isi.elemen[grup] ? [] : [`Pilih ${(NAMA_GRUP[grup] ?? grup).toLowerCase()}`],
      ),
      ...(jml.sah && !jml.nilai.startsWith('-') ? [] : ['Batas harus berupa angka nol atau lebih']),
      ...(isi.dasar.trim().length >= 5 ? [] : ['Tulis nomor dan tanggal dasarnya']),
    ];
    setGalat(salah);
    if (salah.length > 0 || !k || !jml.sah) return;
    const elemen = Object.fromEntries(k.grup.map(({ grup }) => [grup, isi.elemen[grup] ?? '']));
    simpan.mutate({
      ...{ npwp, tahun, kd_komoditas: isi.kd_komoditas, satuan, elemen, jml: jml.nilai },
      ...{ dasar: isi.dasar.trim(), versi: awal.versi },
    });
  };
  return (
    <RangkaDialog
      judul={awal.versi > 0 ? 'Ubah batas' : 'Atur batas'}
      tombol="Simpan"
      sibuk={simpan.isPending}
      galat={galat}
      onKirim={kirim}
      onTutup={onTutup}
    >
      {tetap ? (
        <p>
          <b>{awal.perusahaan}</b>, {k?.ur_komoditas ?? awal.kd_komoditas} {tahun}
        </p>
      ) : (
        <>
          <TextInput
            label="NPWP perusahaan"
            required
            maks={25}
            inputMode="numeric"
            value={isi.npwp}
            onChange={(e) => ubah({ npwp: e.target.value })}
          />
          <Pilihan
            label="Komoditas"
            required
            pilihan={[PILIH, ...komoditas.map((x) => [x.kd_komoditas, x.ur_komoditas] as const)]}
            value={isi.kd_komoditas}
            onChange={(e) => ubah({ kd_komoditas: e.target.value, elemen: {}, satuan: '' })}
          />
        </>
      )}
      {!tetap &&
        k?.grup.map(({ grup, opsi }) => (
          <Pilihan
            key={grup}
            label={NAMA_GRUP[grup] ?? grup}
            required
            pilihan={[PILIH, ...opsi.map((o) => [o.kode, o.nama] as const)]}
            value={isi.elemen[grup] ?? ''}
            onChange={(e) => ubah({ elemen: { ...isi.elemen, [grup]: e.target.value } })}
          />
        ))}
      <div className={gaya.jumlah}>
        <TextInput
          label={`Batas ${tahun}`}
          required
          maks={24}
          inputMode="decimal"
          hint={
            awal.terbit === null
              ? 'Termasuk yang sudah terbit tahun ini.'
              : `Termasuk ${kuantitas(awal.terbit, awal.satuan)} yang sudah pada izin.`
          }
          value={isi.jml}
          onChange={(e) => ubah({ jml: e.target.value })}
        />
        <Pilihan
          label="Satuan"
          pilihan={(k?.satuan ?? []).map((s) => [s.kode, s.nama] as const)}
          value={satuan}
          disabled={tetap}
          onChange={(e) => ubah({ satuan: e.target.value })}
        />
      </div>
      <TextInput
        label="Dasar: nomor dan tanggal"
        required
        maks={MAKS_DASAR_BATAS}
        value={isi.dasar}
        onChange={(e) => ubah({ dasar: e.target.value })}
      />
    </RangkaDialog>
  );
}
