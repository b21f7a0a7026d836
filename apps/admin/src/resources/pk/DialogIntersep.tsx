import { angka, bacaAngka } from '@sinas/domain/format/angka';
import { kuantitas } from '@sinas/domain/format/satuan';
import { BATAS_TEKS } from '@sinas/domain/format/batas-teks';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useState } from 'react';
import { RangkaDialog } from '../../components/RangkaDialog';
import { TeksPanjang } from '../../components/TeksPanjang';
import { galatDi, kalimatGalat } from '../../lib/galat';
import type { LevelPk } from '../../providers/data-pk';
import type { BarisPk, Detail } from '../../providers/wire';
import { useTulisPk } from './data';
import { namaBaris } from './level';

/** A higher officer gives a row another quantity before the meeting: lower, nothing, or more. */
export function DialogIntersep(p: { berkas: Detail; level: LevelPk; baris: BarisPk; onTutup: () => void }) {
  const { berkas, level, baris } = p;
  const toast = useToast();
  const [jml, setJml] = useState(angka(baris.jml_keputusan ?? baris.jml));
  const [alasan, setAlasan] = useState(baris.alasan ?? '');
  const [dicoba, setDicoba] = useState(false);
  const baca = bacaAngka(jml);
  const beda = baca.sah && baca.nilai !== baris.jml;
  const kirim = useTulisPk(
    (data, jml_keputusan: string) =>
      data.intersepPk({
        ...{ no_aju: berkas.noAju, versi: berkas.versi, id_level: level },
        rows: [{ id: baris.id, jml_usulan: baris.jml, jml_keputusan, alasan: alasan.trim() }],
      }),
    () => {
      toast.berhasil(PESAN['berhasil.simpan']);
      p.onTutup();
    },
  );
  const di = (medan: string) => galatDi(kirim.error, `rows.0.${medan}`);
  const [salahJml, salahAlasan] = [di('jml_keputusan'), di('alasan')];
  return (
    <RangkaDialog
      judul={`Ubah jumlah ${namaBaris(baris)}`}
      tombol="Simpan jumlah"
      sibuk={kirim.isPending}
      galat={kirim.error && !salahJml && !salahAlasan ? [kalimatGalat(kirim.error, PESAN['gagal.simpan'])] : []}
      onKirim={() => {
        setDicoba(true);
        if (baca.sah && (!beda || alasan.trim())) kirim.mutate(baca.nilai);
      }}
      onTutup={p.onTutup}
    >
      <p>
        Diusulkan <b>{kuantitas(baris.jml, baris.satuan)}</b>. Isi 0 untuk tidak memberi.
      </p>
      <TextInput
        label="Jumlah"
        required
        inputMode="decimal"
        autoComplete="off"
        value={jml}
        error={dicoba && !baca.sah ? PESAN['isian.angka'].replace('{label}', 'Jumlah') : (salahJml ?? null)}
        onChange={(e) => setJml(e.target.value)}
      />
      <TeksPanjang
        label="Alasan"
        name="alasan"
        required={beda}
        rows={3}
        maks={BATAS_TEKS.catatan_butir}
        error={dicoba && beda && !alasan.trim() ? 'Alasan wajib diisi karena jumlahnya diubah' : salahAlasan}
        value={alasan}
        onUbah={setAlasan}
      />
    </RangkaDialog>
  );
}
