import { bolehMedan } from '@sinas/domain/baris/medan';
import { MEDAN_RUJUKAN, type Kolom } from '@sinas/domain/baris/kolom';
import { JENIS_RKT } from '@sinas/domain/layanan/rkt/baris/jenis';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { ConfirmDialog } from '@sinas/ui/feedback/ConfirmDialog';
import { Button } from '@sinas/ui/inputs/Button';
import { Field } from '@sinas/ui/inputs/Field';
import { Icon } from '@sinas/ui/marks/Icon';
import { useEffect, useRef, useState } from 'react';
import { IsianKolom } from '../../../components/baris/IsianKolom';
import { usePengguna, punyaIzin } from '../../../lib/sesi';
import { koleksi, type BarisRencana } from '../kerja/koleksi';
import { hapusBuka, medanRencana } from '../kerja/terbuka';
import { useRencana } from '../kerja/useRencana';
import { CatatanBaris } from './CatatanBaris';
import { namaBaris } from './susun';
import gayaTab from './tab.module.css';
import gayaBaris from '../../../components/baris/baris.module.css';

interface Props {
  jenis: string;
  b: BarisRencana;
  kini: Date;
  onTutup: () => void;
}

/** The fields of a row beside the sheet, which stays usable. Saved by itself once nothing is wrong with it. */
export function LaciBaris({ jenis, b, kini, onTutup }: Props) {
  const { keadaan, aturan, masalah, store, sasaran } = useRencana();
  const { detail } = keadaan.berkas;
  const bolehHapus = punyaIzin(usePengguna(), 'rencana.hapus') || b.id === null;
  const [tanya, setTanya] = useState(false);
  const judul = useRef<HTMLHeadingElement>(null);
  useEffect(() => judul.current?.focus({ preventScroll: true }), [b.kunci]);
  const j = JENIS_RKT.get(jenis);
  const medan = medanRencana(detail, jenis, b, kini);
  const salah = masalah.get(jenis)?.get(b.kunci) ?? [];
  const satuan = satuanPendek(
    typeof b.isi.satuan === 'string' ? b.isi.satuan : null,
    detail.formulir.satuan.find((s) => s.kodeSatuan === b.isi.satuan)?.urSatuan,
  );
  const kolom = [...aturan.kolom(jenis)].filter((k) => k.kd_field !== MEDAN_RUJUKAN);
  const ubah = (k: Kolom, nilai: string | string[] | undefined) =>
    store.ubah(koleksi(jenis), [{ kunci: b.kunci, isi: { [k.kd_field]: nilai } }]);
  return (
    <aside
      className={gayaTab.laci}
      aria-label={`Rincian ${j?.nama ?? ''} ${b.no_seri}`}
      onKeyDown={(e) => e.key === 'Escape' && !e.defaultPrevented && onTutup()}
    >
      <header>
        <div>
          <h2 ref={judul} tabIndex={-1}>
            {j?.nama} {b.no_seri}
          </h2>
          <span className="sn-sub">{namaBaris(jenis, b) || 'Isi rinciannya, lalu bulannya di lembar'}</span>
        </div>
        <button type="button" className={gayaBaris.ikon} aria-label="Tutup rincian" onClick={onTutup}>
          <Icon name="x" />
        </button>
      </header>
      <div className={gayaTab.laciIsi}>
        <CatatanBaris idBaris={b.id} />
        <div className={gayaTab.isian}>
          {aturan.kolom(jenis).some((k) => k.kd_field === MEDAN_RUJUKAN) && (
            <Rujukan jenis={jenis} b={b} mati={!bolehMedan(medan, MEDAN_RUJUKAN)} />
          )}
          {kolom.map((k) => (
            <IsianKolom
              key={`${b.kunci} ${k.kd_field}`}
              kolom={k}
              isi={b.isi}
              salah={salah.find((m) => m.path === k.kd_field)?.message ?? null}
              fokus={sasaran?.path === k.kd_field ? sasaran.ke : 0}
              mati={!bolehMedan(medan, k.kd_field)}
              tepi={k.jenis === 'angka' && k.kd_field !== 'rendemen' ? satuan : undefined}
              onUbah={(nilai) => ubah(k, nilai)}
            />
          ))}
        </div>
        {salah.length > 0 && b.id === null && (
          <p className="sn-hint">
            Baris ini belum lengkap, jadi baru ada di perangkat ini. Setelah lengkap ia tersimpan sendiri.
          </p>
        )}
      </div>
      <footer>
        {bolehHapus && hapusBuka(detail, jenis, b) ? (
          <Button onClick={() => setTanya(true)}>
            <Icon name="trash" />
            Hapus baris
          </Button>
        ) : (
          <span />
        )}
        <Button variant="contained" onClick={onTutup}>
          Selesai
        </Button>
      </footer>
      <ConfirmDialog
        open={tanya}
        title="Hapus baris"
        question={`Hapus ${namaBaris(jenis, b) || 'baris ini'} beserta bulan dan baris di bawahnya?`}
        onNo={() => setTanya(false)}
        onYes={() => {
          setTanya(false);
          onTutup();
          store.hapus({ jenis }, [b.kunci]);
        }}
      />
    </aside>
  );
}

/** The good of the first tab that a row is about; what it says is taken over where nothing stands yet. */
function Rujukan({ jenis, b, mati }: { jenis: string; b: BarisRencana; mati: boolean }) {
  const { keadaan, store } = useRencana();
  const barang = ['barang_impor', 'barang_lokal'].flatMap((j) =>
    koleksi(j)
      .di(keadaan.baris)
      .flatMap((x) => (x.id === null ? [] : [{ x, id: x.id, asal: j === 'barang_impor' ? 'impor' : 'lokal' }])),
  );
  const pilih = (id: string) => {
    const ada = barang.find((p) => p.id === id);
    const isi = {
      ...{ uraian_barang: ada?.x.isi.uraian_barang, satuan: ada?.x.isi.satuan },
      ...(jenis === 'bahan_baku' ? { asal: ada?.asal } : {}),
    };
    const baru = Object.entries(isi).filter(([kd, v]) => v !== undefined && (b.isi[kd] ?? '') === '');
    store.ubah(koleksi(jenis), [
      { kunci: b.kunci, isi: { [MEDAN_RUJUKAN]: id || undefined, ...Object.fromEntries(baru) } },
    ]);
  };
  return (
    <div className={gayaBaris.penuh}>
      <Field label="Barang dari tab Barang" hint="Boleh dikosongkan bila bukan barang yang ada di tab Barang.">
        {(ids) => (
          <select
            {...ids}
            className="sn-input"
            disabled={mati}
            value={typeof b.isi[MEDAN_RUJUKAN] === 'string' ? b.isi[MEDAN_RUJUKAN] : ''}
            onChange={(e) => pilih(e.target.value)}
          >
            <option value="">Tidak ada</option>
            {barang.map(({ x, id, asal }) => (
              <option key={id} value={id}>
                {x.no_seri}. {namaBaris(`barang_${asal}`, x)} ({asal})
              </option>
            ))}
          </select>
        )}
      </Field>
    </div>
  );
}
