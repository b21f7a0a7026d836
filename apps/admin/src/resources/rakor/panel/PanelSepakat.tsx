import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { useState } from 'react';
import { Pilihan } from '../../../components/Pilihan';
import { TeksPanjang } from '../../../components/TeksPanjang';
import { hurufBesar } from '../../../lib/kata';
import { kalimatGalat } from '../../../lib/galat';
import type { AgendaRapat, Modal } from '../../../providers/rakor/wire';
import { useTulisRapat } from '../data';
import { KESEPAKATAN, KODE_KESEPAKATAN } from '../status';
import gaya from '../rakor-papan.module.css';

const MAKS_PERBEDAAN = 2000;
const PILIHAN = KODE_KESEPAKATAN.map((k) => [k, hurufBesar(KESEPAKATAN[k].nama)] as const);

/** What was agreed on a commodity, and the words of those who did not agree. */
export function PanelSepakat({ idRakor, butir, isi }: { idRakor: string; butir: AgendaRapat; isi: boolean }) {
  const toast = useToast();
  const [kata, setKata] = useState<string | null>(null);
  const simpan = useTulisRapat(
    idRakor,
    (data, m: Modal) => data.rapatSimpan(m),
    () => {
      toast.berhasil(PESAN['berhasil.simpan']);
      setKata(null);
    },
  );
  const kirim = (baru: Partial<Modal>): void =>
    simpan.mutate({ id_rakor: idRakor, jenis: 'komoditas', kd_komoditas: butir.kd_komoditas, ...baru });
  const perbedaan = kata ?? butir.perbedaan;
  if (!isi)
    return (
      <section className={`sn-card ${gaya.panel}`} aria-labelledby="rk-sepakat">
        <h2 id="rk-sepakat">Kesepakatan</h2>
        <p>{hurufBesar(KESEPAKATAN[butir.kesepakatan].nama)}</p>
        {butir.perbedaan && <p className="sn-soft">{butir.perbedaan}</p>}
      </section>
    );
  return (
    <section className={`sn-card ${gaya.panel}`} aria-labelledby="rk-sepakat">
      <h2 id="rk-sepakat">Kesepakatan</h2>
      <Pilihan
        label={butir.ur_komoditas}
        pilihan={PILIHAN}
        value={butir.kesepakatan}
        disabled={simpan.isPending}
        onChange={(e) => kirim({ kesepakatan: e.target.value as AgendaRapat['kesepakatan'] })}
      />
      {(butir.kesepakatan === 'BELUM' || perbedaan !== '') && (
        <form
          onSubmit={(e) => {
            e.preventDefault();
            kirim({ perbedaan: perbedaan.trim() });
          }}
        >
          <TeksPanjang
            label="Perbedaan pendapat"
            name="perbedaan"
            maks={MAKS_PERBEDAAN}
            hint="Masuk ke berita acara."
            value={perbedaan}
            onUbah={setKata}
          />
          {kata !== null && kata !== butir.perbedaan && (
            <Button type="submit" variant="outlined" loading={simpan.isPending}>
              Simpan
            </Button>
          )}
        </form>
      )}
      {simpan.error && (
        <p className="sn-err" role="alert">
          <span>{kalimatGalat(simpan.error)}</span>
        </p>
      )}
    </section>
  );
}
