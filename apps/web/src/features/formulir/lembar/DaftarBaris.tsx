import { satuanPendek } from '@sinas/domain/format/satuan';
import { angka, desimalSah } from '@sinas/domain/format/angka';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { useFormulir } from '../kerja/useFormulir';
import { satuanTunggal } from './isi/kolom-tampil';
import { pesanSingkat, teksSel } from '@sinas/formulir/lembar/nilai';
import type { Lembar } from './useLembar';
import { useState } from 'react';
import gayaDaftar from './daftar.module.css';
import gayaLembar from './lembar.module.css';

const SEKALI = 60;
const RINGKAS = ['08', 'negara_asal', 'pelabuhan_tujuan', 'periode_importasi'];

/** Rows on a phone: one block each, the details a tap away. */
export function DaftarBaris({ lembar, onHampirHabis }: { lembar: Lembar; onHampirHabis: () => void }) {
  const { keadaan, daftar, kolom, masalahBaris } = useFormulir();
  const [batas, setBatas] = useState(SEKALI);
  const satuan = satuanTunggal(keadaan.detail.formulir.satuan);
  const sisa = lembar.baris.length - batas + keadaan.belumDimuat.baris;
  return (
    <>
      <ul className={`${gayaDaftar.daftar} sn-card`} aria-label="Data barang">
        {lembar.baris.slice(0, batas).map((b) => {
          const salah = masalahBaris.get(b.kunci);
          const jml = b.isi.jml_bahan_baku;
          return (
            <li key={b.kunci} data-buruk={salah ? true : undefined}>
              <button type="button" id={`daftar-${b.kunci}`} onClick={() => lembar.setRincian(b.kunci)}>
                <span className={gayaDaftar.daftarNo}>{b.no_seri}</span>
                <span className={gayaDaftar.daftarIsi}>
                  <b>{b.isi.uraian_barang || 'Belum diisi'}</b>
                  <span>
                    {kolom
                      .filter((k) => RINGKAS.includes(k.kd_field))
                      .map((k) => teksSel(b.isi, k, daftar))
                      .filter(Boolean)
                      .join(', ')}
                  </span>
                  {salah?.slice(0, 2).map((m) => {
                    const k = kolom.find((x) => x.kd_field === m.path);
                    return (
                      <span key={m.path + m.message} className={gayaLembar.salah}>
                        {k ? `${k.label}: ${pesanSingkat(m.message, k).toLowerCase()}` : m.message}
                      </span>
                    );
                  })}
                </span>
                <span className="sn-num">
                  {desimalSah(jml) ? angka(jml) : (jml ?? '-')}{' '}
                  {jml && <small>{satuanPendek(satuan?.kodeSatuan ?? b.isi.satuan, b.isi.ur_satuan)}</small>}
                </span>
                <Icon name="right" />
              </button>
            </li>
          );
        })}
      </ul>
      {sisa > 0 && (
        <Button
          variant="outlined"
          onClick={() => {
            setBatas(batas + SEKALI);
            if (batas + SEKALI >= lembar.baris.length) onHampirHabis();
          }}
        >
          Tampilkan baris berikutnya ({angka(sisa)} lagi)
        </Button>
      )}
    </>
  );
}
