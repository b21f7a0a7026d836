import { EmptyState } from '@sinas/ui/feedback/EmptyState';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { useCallback, useEffect, useRef, useState, type DragEvent } from 'react';
import { AndaiMinta } from '../dasar/AndaiMinta';
import { DasarBerkas } from '../dasar/DasarBerkas';
import { HasilUnggah } from '../excel/HasilUnggah';
import { useImpor } from '../excel/useImpor';
import { useFormulir } from '../kerja/useFormulir';
import { useMuatLanjut } from '../kerja/useMuatLanjut';
import { LaciBaris } from '../laci/LaciBaris';
import { SpandukPerbaikan } from '../rangka/CatatanBagian';
import { BilahAlat } from './BilahAlat';
import { DaftarBaris } from './DaftarBaris';
import { LembarBarang } from './LembarBarang';
import { useLayar } from './useLayar';
import { useLembar, type HasilTempel } from './useLembar';
import gaya from './lembar.module.css';

const diIsian = (t: EventTarget | null): boolean =>
  t instanceof HTMLElement && t.closest('input, textarea, select, [contenteditable], [role="dialog"]') !== null;

/** What of a pasted block could not be taken; null = nothing was left out. */
function sebabTempel({ baris, selTerkunci, barisTerkunci, asing }: HasilTempel): string | null {
  const sebab = [
    selTerkunci > 0 && `${selTerkunci} sel tidak termasuk yang diminta diperbaiki`,
    barisTerkunci > 0 && `${barisTerkunci} baris baru tidak diminta`,
    asing.length > 0 && `kolom yang tidak dikenal (${asing.join('; ')})`,
  ].filter(Boolean);
  if (sebab.length > 0) return `Tidak ikut tertempel: ${sebab.join(', ')}`;
  return baris === 0 ? 'Tidak ada baris yang dapat diisi di sini' : null;
}

/** What the keys do, for the eye; the whole of it is said below, for the ear. */
const PINTASAN = [
  ['Enter', 'ubah sel'],
  ['Ctrl+V', 'tempel dari Excel'],
  ['Ctrl+D', 'gandakan'],
  ['Ctrl+Z', 'urungkan'],
  ['Ctrl+Enter', 'rincian'],
  ['F4', 'pohon pos tarif'],
] as const;

/** Step 'Data barang': workbook, tools, grid (a list on phones), drawer. */
export function LangkahBarang() {
  const { keadaan, sasaran, kolom } = useFormulir();
  const lembar = useLembar();
  const impor = useImpor();
  const toast = useToast();
  const muat = useMuatLanjut();
  const { ponsel, lebar } = useLayar();
  const [seret, setSeret] = useState(false);
  const [fokusLaci, setFokusLaci] = useState<{ path: string; ke: number } | null>(null);
  const terlayani = useRef(0);
  const { tempel, setAktif, setRincian, setSaring } = lembar;
  const hampirHabis = useCallback(() => void muat(), [muat]);

  useEffect(() => {
    const dengar = (e: ClipboardEvent) => {
      if (diIsian(e.target)) return;
      const teks = e.clipboardData?.getData('text/plain') ?? '';
      if (!teks.trim()) return;
      e.preventDefault();
      const sebab = sebabTempel(tempel(teks));
      if (sebab) toast.gagal(sebab);
    };
    document.addEventListener('paste', dengar);
    return () => document.removeEventListener('paste', dengar);
  }, [tempel, toast]);

  // A link asked for a row: it may still be on the server.
  useEffect(() => {
    if (!sasaran || sasaran.langkah !== 'barang' || sasaran.ke === terlayani.current || sasaran.baris === null) return;
    const b = keadaan.baris.find((x) => x.no_seri === sasaran.baris);
    if (!b) {
      if (keadaan.belumDimuat.baris > 0) void muat();
      return;
    }
    terlayani.current = sasaran.ke;
    setSaring(false);
    const di = lembar.kolom.findIndex((k) => k.kd_field === sasaran.path);
    setAktif({ kunci: b.kunci, kolom: Math.max(0, di) });
    if (ponsel || di < 0) {
      setRincian(b.kunci);
      setFokusLaci(sasaran.path ? { path: sasaran.path, ke: sasaran.ke } : null);
    } else {
      if (lembar.rincian) setRincian(b.kunci);
      // After the grid has scrolled there.
      setTimeout(() => document.getElementById(`sel-${b.kunci}-${di}`)?.focus(), 120);
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- for a new wish, or when the rows it waits for have come
  }, [sasaran, keadaan.baris]);

  const baris = keadaan.baris.find((b) => b.kunci === lembar.rincian);
  const kosong = keadaan.baris.length === 0 && keadaan.belumDimuat.baris === 0;
  const jatuh = (e: DragEvent) => {
    e.preventDefault();
    setSeret(false);
    const f = e.dataTransfer.files[0];
    if (f && !keadaan.detail.formulir.closedForm) void impor.mulai(f);
  };
  return (
    <div className={gaya.barang} data-laci={baris ? true : undefined}>
      <div
        className={gaya.kiri}
        data-seret={seret || undefined}
        onDragOver={(e) => {
          e.preventDefault();
          setSeret(e.dataTransfer.types.includes('Files'));
        }}
        onDragLeave={() => setSeret(false)}
        onDrop={jatuh}
      >
        <SpandukPerbaikan buka={false} />
        <DasarBerkas />
        <HasilUnggah {...impor} />
        <BilahAlat lembar={lembar} onUnggah={(f) => void impor.mulai(f)} />
        {kosong ? (
          <div className="sn-card">
            <EmptyState
              title="Belum ada data barang"
              icon="grid"
              action={
                lembar.bolehTambah && (
                  <Button variant="contained" onClick={() => lembar.tambah()}>
                    <Icon name="plus" />
                    Tambah baris
                  </Button>
                )
              }
            >
              Satu baris untuk tiap barang, negara asal, pelabuhan dan bulan. Salin dari Excel lalu tekan Ctrl+V di
              sini, atau seret buku kerja ke halaman ini.
            </EmptyState>
          </div>
        ) : ponsel ? (
          <DaftarBaris lembar={lembar} onHampirHabis={hampirHabis} />
        ) : (
          <LembarBarang lembar={lembar} onHampirHabis={hampirHabis} />
        )}
        <AndaiMinta />
        {!ponsel && !kosong && (
          <p className={gaya.pintasan} aria-hidden="true">
            {PINTASAN.map(([tombol, arti]) => (
              <span key={tombol}>
                <kbd>{tombol}</kbd> {arti}
              </span>
            ))}
          </p>
        )}
        {!ponsel && (
          <p id="fm-bantuan-lembar" className="sn-sr">
            Panah berpindah sel, Enter atau F2 mengubah, Tab ke sel berikutnya, Esc lalu Tab keluar dari lembar,
            Ctrl+Enter membuka rincian, Ctrl+V menempel dari Excel, Ctrl+D menggandakan baris, Ctrl+Z mengurungkan,
            Ctrl+titik memakai saran perbaikan, F4 pada pos tarif menelusuri pohon.
          </p>
        )}
      </div>
      {baris && (
        <LaciBaris
          lembar={{
            ...lembar,
            setRincian: (kunci) => {
              setFokusLaci(null);
              setRincian(kunci);
              if (kunci !== null) return;
              const kembali = ponsel ? `daftar-${baris.kunci}` : `sel-${baris.kunci}-${lembar.aktif?.kolom ?? 0}`;
              setTimeout(() => document.getElementById(kembali)?.focus());
            },
          }}
          baris={baris}
          fokusKe={fokusLaci ?? (lebar || !kolom[0] ? null : { path: '', ke: 0 })}
        />
      )}
    </div>
  );
}
