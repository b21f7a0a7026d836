import { KELOMPOK } from '@sinas/domain/komoditas/daftar';
import { layanan } from '@sinas/domain/layanan/daftar';
import { temukanLayanan, yangDitanya, type Guna, type KodeApi } from '@sinas/domain/layanan/temukan';
import { Button } from '@sinas/ui/inputs/Button';
import { Combobox } from '@sinas/ui/inputs/Combobox';
import { Beristilah } from '@sinas/ui/marks/Beristilah';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import gaya from '../mulai.module.css';

const BARANG = [...KELOMPOK.values()]
  .filter((k) => k.layanan.some((kd) => layanan(kd).pemohon === 'PU'))
  .map((k) => ({ kode: k.kode, nama: k.uraian }))
  .sort((a, b) => a.nama.localeCompare(b.nama, 'id'));
const GUNA: Readonly<Record<Guna, string>> = {
  PABRIK: 'Diolah di pabrik sendiri',
  LAIN: 'Dijual, dikonsumsi, atau keperluan lain',
};
const API: Readonly<Record<KodeApi, string>> = { '01': 'API-U (umum)', '02': 'API-P (produsen)' };
const kodeApi = (teks: string | null): KodeApi | null => (teks === '01' || teks === '02' ? teks : null);

interface Props {
  /** What the registry holds; then it is not asked. */
  apiCode: string | null;
  onPilih: (kdRekom: string, kdKomoditas: string) => void;
}
/** Three questions instead of abbreviations; those that do not decide are not asked. */
export function TemukanLayanan({ apiCode, onPilih }: Props) {
  const tercatat = kodeApi(apiCode);
  const [barang, setBarang] = useState<(typeof BARANG)[number] | null>(null);
  const [guna, setGuna] = useState<Guna | null>(null);
  const [dijawab, setDijawab] = useState<KodeApi | null>(null);
  const tanya = barang ? yangDitanya(barang.kode, guna) : { guna: false, api: false };
  const temuan = barang && temukanLayanan(barang.kode, guna, tercatat ?? dijawab);
  const definisi = temuan && layanan(temuan.kd_rekom);
  return (
    <section className={`sn-card sn-pad ${gaya.temukan}`} aria-labelledby="fm-temukan">
      <h2 id="fm-temukan">Layanan mana yang saya perlukan?</h2>
      <div className={gaya.temukanTanya}>
        <div className="sn-field">
          <label htmlFor="fm-temukan-barang">Barang apa?</label>
          <Combobox
            id="fm-temukan-barang"
            label="Barang apa?"
            teks={barang?.nama ?? ''}
            nilai={barang?.kode}
            opsi={BARANG}
            placeholder="Tulis nama barang"
            onPilih={(o) => setBarang(BARANG.find((b) => b.kode === o.kode) ?? null)}
            onTeks={(teks) => setBarang(BARANG.find((b) => b.nama.toLowerCase() === teks.trim().toLowerCase()) ?? null)}
          />
        </div>
        {tanya.guna && <Pilihan nama="guna" tanya="Untuk apa?" isi={GUNA} nilai={guna} onPilih={setGuna} />}
        {tanya.api && !tercatat && (
          <Pilihan
            nama="api"
            tanya="Tercatat sebagai importir apa di OSS?"
            isi={API}
            nilai={dijawab}
            onPilih={setDijawab}
          />
        )}
        {tanya.api && tercatat && (
          <p className={`sn-sub ${gaya.temukanTahu}`}>
            Menurut OSS perusahaan Anda pemegang <Beristilah teks={tercatat === '02' ? 'API-P' : 'API-U'} />.
          </p>
        )}
      </div>
      {barang && temuan && definisi && (
        <div className={gaya.temukanHasil} role="status">
          <p>
            <b>
              {definisi.nama} (<Beristilah teks={definisi.jnsLayanan} />)
            </b>
            <br />
            {temuan.sebab} <Link to={`/bantuan/${definisi.jnsLayanan.toLowerCase()}`}>Syarat dan langkahnya</Link>
          </p>
          <Button variant="outlined" onClick={() => onPilih(temuan.kd_rekom, barang.kode)}>
            Pilih layanan ini
          </Button>
        </div>
      )}
    </section>
  );
}

interface PilihanProps<T extends string> {
  nama: string;
  tanya: string;
  isi: Readonly<Record<T, string>>;
  nilai: T | null;
  onPilih: (kode: T) => void;
}
function Pilihan<T extends string>({ nama, tanya, isi, nilai, onPilih }: PilihanProps<T>) {
  return (
    <fieldset className={gaya.temukanPilihan}>
      <legend>{tanya}</legend>
      {(Object.entries(isi) as [T, string][]).map(([kode, teks]) => (
        <label key={kode}>
          <input type="radio" name={`temukan-${nama}`} checked={nilai === kode} onChange={() => onPilih(kode)} />
          {teks}
        </label>
      ))}
    </fieldset>
  );
}
