import { Button } from '@sinas/ui/inputs/Button';
import type { Opsi } from '@sinas/ui/inputs/saring-opsi';
import { Icon } from '@sinas/ui/marks/Icon';
import { DialogFrame } from '@sinas/ui/feedback/DialogFrame';
import { useEffect, useId, useRef, type KeyboardEvent } from 'react';
import { gerakPohon, jejakBaris, tampilPos, type BarisPohon } from './pohon-hs';
import { usePohonHs } from './usePohonHs';
import gaya from './pemilih.module.css';

const JEDA_KETIK_MS = 600;

interface Props {
  /** Code whose branch the tree opens at: what stands in the field, else a line of the commodity. */
  nilai: string;
  onPilih: (opsi: Opsi) => void;
  onTutup: () => void;
}
/** The tariff book from the chapters down; only lines of eight digits can be chosen. */
export function PohonHs({ nilai, onPilih, onTutup }: Props) {
  const id = useId();
  const pohon = usePohonHs(nilai);
  const { baris, kini } = pohon;
  const akar = useRef<HTMLUListElement>(null);
  const fokus = useRef(true);
  const ketikan = useRef({ teks: '', kapan: 0 });
  useEffect(() => {
    if (!fokus.current || !kini || !pohon.siap) return;
    fokus.current = false;
    const baris = akar.current?.querySelector<HTMLElement>(`[data-kode="${kini}"]`);
    baris?.focus();
    baris?.scrollIntoView?.({ block: 'nearest' });
  });
  const jejak = jejakBaris(baris, kini);
  const ujung = jejak.at(-1);
  const pilih = (kode: string) => {
    const simpul = jejakBaris(baris, kode);
    const akhir = simpul.at(-1);
    if (!akhir?.dapat_dipilih) return;
    const atas = simpul.slice(1, -1).map((s) => s.uraian);
    onPilih({ kode, nama: akhir.uraian, ...(atas.length ? { keterangan: atas.join(' › ') } : {}) });
  };
  const tombol = (e: KeyboardEvent) => {
    const { teks, kapan } = ketikan.current;
    const awalan = e.key.length === 1 && e.key !== ' ' ? (e.timeStamp - kapan < JEDA_KETIK_MS ? teks : '') + e.key : '';
    ketikan.current = { teks: awalan, kapan: e.timeStamp };
    const g = gerakPohon(e, baris, kini, awalan);
    if (!g) return;
    e.preventDefault();
    fokus.current = true;
    if ('ke' in g) pohon.setKini(g.ke);
    else if ('buka' in g) pohon.buka(g.buka);
    else if ('tutup' in g) pohon.tutup(g.tutup);
    else if ('ulang' in g) pohon.ulang(g.ulang);
    else pilih(g.pilih);
  };
  const klik = (b: BarisPohon) => {
    fokus.current = true;
    pohon.setKini(b.kode);
    if (b.jenis === 'gagal') pohon.ulang(b.induk);
    if (b.jenis !== 'simpul' || !b.simpul.anak) return;
    if (b.terbuka) pohon.tutup(b.kode);
    else pohon.buka(b.kode);
  };
  return (
    <DialogFrame
      title="Telusuri pos tarif"
      width="md"
      onClose={onTutup}
      quiet
      contentClass={gaya.isi}
      actions={
        <>
          <Button variant="outlined" onClick={onTutup}>
            Batal
          </Button>
          <Button variant="contained" disabled={!ujung?.dapat_dipilih} onClick={() => ujung && pilih(ujung.kode)}>
            {ujung?.dapat_dipilih ? `Pilih ${tampilPos(ujung.kode)}` : 'Pilih pos delapan angka'}
          </Button>
        </>
      }
    >
      <p className="sn-hint" id={`${id}-b`}>
        Ketuk baris untuk membukanya, atau pakai panah kanan dan kiri. Hanya pos delapan angka yang dapat dipilih.
      </p>
      <ul
        ref={akar}
        className={gaya.pohon}
        role="tree"
        aria-label="Telusuri pos tarif"
        aria-describedby={`${id}-b`}
        onKeyDown={tombol}
      >
        {baris.map((b) => (
          <Baris
            key={b.kode}
            b={b}
            kini={b.kode === kini}
            dipilih={b.kode === nilai}
            onKlik={() => klik(b)}
            onPilih={() => pilih(b.kode)}
          />
        ))}
      </ul>
      <ol className={gaya.jejak} aria-label="Jalur pos tarif" aria-live="polite">
        {jejak.map((s) => (
          <li key={s.kode}>
            <b>{tampilPos(s.kode)}</b> {s.uraian}
          </li>
        ))}
      </ol>
    </DialogFrame>
  );
}

interface PropsBaris {
  b: BarisPohon;
  kini: boolean;
  dipilih: boolean;
  onKlik: () => void;
  onPilih: () => void;
}
function Baris({ b, kini, dipilih, onKlik, onPilih }: PropsBaris) {
  const umum = {
    role: 'treeitem',
    'aria-level': b.tingkat,
    'data-kode': b.kode,
    tabIndex: kini ? 0 : -1,
    style: { '--ph-tingkat': b.tingkat } as React.CSSProperties,
  };
  if (b.jenis !== 'simpul')
    return (
      <li {...umum} className={gaya.kabar} aria-busy={b.jenis === 'memuat' || undefined} onClick={onKlik}>
        {b.jenis === 'memuat' ? 'Mohon tunggu...' : 'Cabang ini belum dapat dimuat. Coba lagi'}
      </li>
    );
  const { simpul } = b;
  return (
    <li
      {...umum}
      aria-expanded={simpul.anak ? b.terbuka : undefined}
      aria-setsize={b.jumlah}
      aria-posinset={b.posisi}
      aria-selected={simpul.dapat_dipilih ? dipilih : undefined}
      data-pos={simpul.dapat_dipilih || undefined}
      onClick={onKlik}
      onDoubleClick={onPilih}
    >
      {simpul.anak ? <Icon name={b.terbuka ? 'down' : 'right'} /> : <span />}
      <b>{tampilPos(simpul.kode)}</b>
      <span>{simpul.uraian}</span>
    </li>
  );
}
