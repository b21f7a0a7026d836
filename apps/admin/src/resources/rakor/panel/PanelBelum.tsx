import { angka, bacaAngka } from '@sinas/domain/format/angka';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { keLazim, ubahSatuan } from '@sinas/domain/neraca/satuan-dasar';
import { PESAN } from '@sinas/domain/pesan/pesan';
import { Button } from '@sinas/ui/inputs/Button';
import { TextInput } from '@sinas/ui/inputs/Field';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useState } from 'react';
import { kalimatGalat } from '../../../lib/galat';
import type { Modal } from '../../../providers/rakor/wire';
import { useTulisRapat } from '../data';
import { useRingkas } from '../papan/konteks';
import type { PapanToko } from '../papan/toko';
import gaya from '../rakor-papan.module.css';

/** What is determined on a line and given to nobody yet. */
export function PanelBelum({ idRakor, toko }: { idRakor: string; toko: PapanToko }) {
  const toast = useToast();
  const { garis } = useRingkas(toko);
  const { satuan, satuan_lazim } = garis;
  const kini = angka(keLazim(garis.jumlah.belum_dialokasikan, satuan, satuan_lazim));
  const [teks, setTeks] = useState<string | null>(null);
  const baca = bacaAngka(teks ?? kini);
  const simpan = useTulisRapat(
    idRakor,
    (data, m: Modal) => data.rapatSimpan(m),
    () => {
      toast.berhasil(PESAN['berhasil.simpan']);
      setTeks(null);
    },
  );
  const salah = teks !== null && !baca.sah ? 'Tulis angka, misalnya 1.250,5' : null;
  return (
    <form
      className={`sn-card ${gaya.panel}`}
      aria-label="Belum dialokasikan"
      onSubmit={(e) => {
        e.preventDefault();
        if (!baca.sah) return;
        simpan.mutate({
          ...{ id_rakor: idRakor, jenis: 'garis', id: garis.id_garis, versi: garis.versi },
          belum_dialokasikan: ubahSatuan(baca.nilai, satuan_lazim, satuan),
        });
      }}
    >
      <TextInput
        label={`Belum dialokasikan, ${satuanPendek(satuan_lazim)}`}
        inputMode="decimal"
        autoComplete="off"
        hint="Ditetapkan di baris nasional, belum untuk perusahaan mana pun."
        error={salah ?? (simpan.error ? kalimatGalat(simpan.error) : null)}
        value={teks ?? kini}
        onChange={(e) => setTeks(e.target.value)}
      />
      {teks !== null && teks !== kini && (
        <Button type="submit" variant="outlined" disabled={salah !== null} loading={simpan.isPending}>
          Simpan
        </Button>
      )}
    </form>
  );
}
