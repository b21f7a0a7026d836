import type { KodeLangkah } from '@sinas/domain/formulir/formulir';
import { Button } from '@sinas/ui/inputs/Button';
import type { ReactNode } from 'react';
import { useFormulir } from '../kerja/useFormulir';
import { tautanKurang } from './tempat';
import gaya from '../rangka.module.css';

interface Props {
  langkah: KodeLangkah;
  onLangkah: (k: KodeLangkah) => void;
  /** Takes the place of the next step on the last one. */
  akhir: ReactNode;
}
const PENDEK: Partial<Record<KodeLangkah, string>> = { produksi: 'Produksi', kirim: 'Periksa' };

/** How much is there, a link to each thing that is missing, back and on. Never 'lengkap' when sending would be refused. */
export function Meter({ langkah, onLangkah, akhir }: Props) {
  const { keadaan, kolom, lengkap, pergi } = useFormulir();
  const { formulir, catatan } = keadaan.detail;
  const di = formulir.langkah.findIndex((l) => l.kode === langkah);
  const [sebelum, berikut] = [formulir.langkah[di - 1], formulir.langkah[di + 1]];
  const tautan = tautanKurang(lengkap.masalah, { formulir, kolom, catatan });
  return (
    <section className={gaya.meter} aria-label="Kelengkapan">
      <div className={gaya.persen}>
        <b>{lengkap.persen}%</b>
        <span className={gaya.batang} role="img" aria-label={`Kelengkapan ${lengkap.persen} persen`}>
          <i style={{ width: `${lengkap.persen}%` }} />
        </span>
        <small>{lengkap.boleh_kirim ? 'lengkap, siap dikirim' : 'terisi, belum dapat dikirim'}</small>
      </div>
      {tautan.length > 0 ? (
        <nav className={gaya.kurang} aria-label="Yang masih kurang">
          <span>Masih kurang:</span>
          {tautan.map((t) => (
            <button key={t.teks} type="button" className="sn-linkbtn" onClick={() => pergi(t.langkah, t.path, t.baris)}>
              {t.teks}
            </button>
          ))}
        </nav>
      ) : (
        <span />
      )}
      <div className={gaya.maju}>
        {sebelum && (
          <Button variant="outlined" onClick={() => onLangkah(sebelum.kode)}>
            Kembali
          </Button>
        )}
        {berikut ? (
          <Button variant="contained" onClick={() => onLangkah(berikut.kode)}>
            Lanjut ke {PENDEK[berikut.kode] ?? berikut.nama}
          </Button>
        ) : (
          akhir
        )}
      </div>
    </section>
  );
}
