import { ALASAN, KODE_ALASAN } from '@sinas/domain/baris/alasan';
import { angka, bacaAngka, kurangi } from '@sinas/domain/format/angka';
import { kuantitas } from '@sinas/domain/format/satuan';
import { keLazim, ubahSatuan } from '@sinas/domain/neraca/satuan-dasar';
import { pesan } from '@sinas/domain/pesan/pesan';
import { CARA_TENTUKAN, tentukan, type CaraTentukan } from '@sinas/domain/rakor/tentukan';
import { Button } from '@sinas/ui/inputs/Button';
import { useDeferredValue, useMemo, useState } from 'react';
import { Pilihan } from '../../../components/Pilihan';
import { kalimatGalat } from '../../../lib/galat';
import type { GarisRapat, Pratinjau, Tentukan } from '../../../providers/rakor/wire';
import { useTulisRapat } from '../data';
import { DialogPratinjau } from './DialogPratinjau';
import { useRingkas } from '../papan/konteks';
import { keBarisRakor, type PapanToko } from '../papan/toko';
import gayaRakorPapan from '../rakor-papan.module.css';
import gayaRakorSisi from '../rakor-sisi.module.css';

const NAMA: Record<CaraTentukan, string> = {
  SETUJU_REKOMENDASI: 'Sama dengan rekomendasi',
  PERSEN: 'Persen rekomendasi',
  PLAFON: 'Plafon, sebanding',
  NOL: 'Semua nol',
};
interface Props {
  idRakor: string;
  toko: PapanToko;
}
/** All rows of a line at once: one of four ways, always by preview. */
export function PanelTentukan({ idRakor, toko }: Props) {
  const { garis } = useRingkas(toko);
  const { satuan, satuan_lazim } = garis;
  const [cara, setCara] = useState<CaraTentukan>('SETUJU_REKOMENDASI');
  const [persen, setPersen] = useState('100');
  const [plafon, setPlafon] = useState<string | null>(null);
  const [kd_alasan, setKd] = useState('');
  const [minta, setMinta] = useState<Tentukan | null>(null);
  const [hasil, setHasil] = useState<Pratinjau | null>(null);
  const teksPlafon = plafon ?? angka(keLazim(garis.plafon ?? '0', satuan, satuan_lazim));
  const baca = bacaAngka(cara === 'PERSEN' ? persen : teksPlafon);
  const perlu = cara === 'PERSEN' || cara === 'PLAFON';
  const nilai = !perlu ? undefined : !baca.sah ? '' : cara === 'PERSEN' ? baca.nilai : keGaris(baca.nilai, garis);
  const pratinjau = useTulisRapat(
    idRakor,
    (data, isi: Tentukan) => data.rapatTentukan(isi),
    (h) => setHasil(h),
  );
  const lihat = (): void => {
    const isi: Tentukan = { id_rakor: idRakor, id_garis: garis.id_garis, cara, pratinjau: true };
    if (nilai !== undefined) isi.nilai = nilai;
    if (kd_alasan) isi.kd_alasan = kd_alasan;
    setMinta(isi);
    pratinjau.mutate(isi);
  };
  return (
    <section className={`sn-card ${gayaRakorPapan.panel}`} aria-labelledby="rk-tentukan">
      <h2 id="rk-tentukan">Tentukan sekaligus</h2>
      <form
        className={gayaRakorSisi.cara}
        onSubmit={(e) => {
          e.preventDefault();
          lihat();
        }}
      >
        <fieldset>
          <legend className="sn-sr">Cara menentukan</legend>
          {CARA_TENTUKAN.map((c) => (
            <div key={c} className={gayaRakorSisi.caraSatu}>
              <label>
                <input type="radio" name="cara" checked={cara === c} onChange={() => setCara(c)} /> {NAMA[c]}
              </label>
              {c === 'PERSEN' && (
                <input
                  className="sn-input"
                  inputMode="decimal"
                  autoComplete="off"
                  aria-label="Persen"
                  value={persen}
                  onFocus={() => setCara(c)}
                  onChange={(e) => setPersen(e.target.value)}
                />
              )}
              {c === 'PLAFON' && (
                <input
                  className="sn-input"
                  inputMode="decimal"
                  autoComplete="off"
                  aria-label="Plafon yang dibagi"
                  value={teksPlafon}
                  onFocus={() => setCara(c)}
                  onChange={(e) => setPlafon(e.target.value)}
                />
              )}
            </div>
          ))}
        </fieldset>
        <Pilihan
          label="Alasan baris yang belum punya"
          pilihan={[
            ['', 'Diisi per baris'],
            ...KODE_ALASAN.filter((k) => k !== 'A99').map((k) => [k, `${k} ${ALASAN[k]}`] as const),
          ]}
          value={kd_alasan}
          onChange={(e) => setKd(e.target.value)}
        />
        <Perkiraan toko={toko} cara={cara} nilai={nilai} />
        {pratinjau.error && (
          <p className="sn-err" role="alert">
            <span>{kalimatGalat(pratinjau.error)}</span>
          </p>
        )}
        <Button type="submit" variant="outlined" loading={pratinjau.isPending}>
          Lihat pratinjau
        </Button>
      </form>
      {minta && hasil && (
        <DialogPratinjau
          idRakor={idRakor}
          toko={toko}
          minta={minta}
          awal={hasil}
          judul={NAMA[minta.cara]}
          onTutup={() => setHasil(null)}
        />
      )}
    </section>
  );
}
const keGaris = (jml: string, g: GarisRapat): string => ubahSatuan(jml, g.satuan_lazim, g.satuan);

/** What it would come to, from the rows as they are stored; the preview asks the server. */
function Perkiraan({ toko, cara, nilai }: { toko: PapanToko; cara: CaraTentukan; nilai: string | undefined }) {
  const { garis } = useRingkas(toko);
  const versi = useDeferredValue(toko.versiData);
  const isian = useDeferredValue(nilai);
  const { satuan, satuan_lazim, plafon } = garis;
  const belum = garis.jumlah.belum_dialokasikan;
  const hasil = useMemo(() => {
    void versi;
    const rows = toko.semua();
    const tertunda = new Set(rows.filter((k) => k.data.berkas_tunda || k.data.tunda).map((k) => k.data.noAju));
    const t = isian === undefined ? { cara } : { cara, nilai: isian };
    const dasar = { satuan, plafon, belum_dialokasikan: belum };
    return tentukan(
      t,
      dasar,
      rows.map((k) => keBarisRakor(k.data)),
      tertunda,
    );
  }, [versi, toko, cara, isian, satuan, plafon, belum]);
  const sebut = (jml: string): string => kuantitas(keLazim(jml, satuan, satuan_lazim), satuan_lazim);
  if (!hasil.sah) return <p className={gayaRakorSisi.kira}>{pesan(hasil.pesan, hasil.nilai)}</p>;
  const { berubah, jml, sisa_plafon } = hasil.pratinjau;
  const lebih = sisa_plafon?.startsWith('-');
  return (
    <p className={gayaRakorSisi.kira} role="status">
      {angka(berubah)} baris akan berubah. Jumlah menjadi {sebut(jml)}
      {sisa_plafon !== null &&
        `, ${lebih ? 'di atas' : 'di bawah'} plafon ${sebut(lebih ? kurangi('0', sisa_plafon) : sisa_plafon)}`}
      .
    </p>
  );
}
