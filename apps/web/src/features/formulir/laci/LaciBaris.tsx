import { jamKini } from '@sinas/api-client/jam';
import { bolehMedan } from '@sinas/domain/baris/medan';
import { RINCIAN_BARIS } from '@sinas/domain/formulir/sasaran';
import { satuanPendek } from '@sinas/domain/format/satuan';
import { ConfirmDialog } from '@sinas/ui/feedback/ConfirmDialog';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { useEffect, useMemo, useRef, useState } from 'react';
import { IsianKolom } from '../../../components/baris/IsianKolom';
import { BARANG, type BarisLembar } from '../kerja/baris-lembar';
import { useFormulir } from '../kerja/useFormulir';
import { useSimpanTegas } from '../kerja/useSimpanTegas';
import { satuanTunggal } from '../lembar/isi/kolom-tampil';
import type { Lembar } from '../lembar/useLembar';
import { CatatanBagian } from '../rangka/CatatanBagian';
import { RincianSub } from './RincianSub';
import gayaLaci from '../laci.module.css';
import gayaBaris from '../../../components/baris/baris.module.css';

interface Props {
  lembar: Lembar;
  baris: BarisLembar;
  fokusKe: { path: string; ke: number } | null;
}

/** The row beside the grid: every field with its list, nested rows, previous and next. The grid stays usable. */
export function LaciBaris({ lembar, baris, fokusKe }: Props) {
  const { keadaan, store, kolom, masalahBaris } = useFormulir();
  const { sibuk, simpanBaris, kabarHapus } = useSimpanTegas();
  const [hapus, setHapus] = useState(false);
  const [sebab, setSebab] = useState<string | null>(null);
  const [fokus, setFokus] = useState<{ path: string; ke: number } | null>(null);
  const isian = useRef<HTMLDivElement>(null);
  const judul = useRef<HTMLHeadingElement>(null);
  const urut = useMemo(() => {
    const elemen = kolom.filter((k) => k.grup);
    return [...elemen, ...kolom.filter((k) => !k.grup)];
  }, [kolom]);
  const di = lembar.baris.findIndex((b) => b.kunci === baris.kunci);
  const [sebelum, berikut] = [lembar.baris[di - 1], lembar.baris[di + 1]];
  const masalah = masalahBaris.get(baris.kunci) ?? [];
  const medan = lembar.medan(baris);
  const satuan = satuanTunggal(keadaan.detail.formulir.satuan);
  const dipakai = satuan ?? keadaan.detail.formulir.satuan.find((s) => s.kodeSatuan === baris.isi.satuan);
  const satuanBaris = satuanPendek(dipakai?.kodeSatuan, dipakai?.urSatuan);
  const ke = (b: BarisLembar | undefined) => {
    if (!b) return;
    lembar.setAktif({ kunci: b.kunci, kolom: lembar.aktif?.kolom ?? 0 });
    lembar.setRincian(b.kunci);
  };
  const tutup = () => lembar.setRincian(null);
  useEffect(() => {
    setSebab(null);
    isian.current?.scrollTo?.({ top: 0 });
  }, [baris.kunci]);
  useEffect(() => {
    if (!fokusKe) judul.current?.focus({ preventScroll: true });
    // eslint-disable-next-line react-hooks/exhaustive-deps -- when the drawer opens; moving on keeps the focus at work
  }, []);
  const tuju = fokus ?? fokusKe;
  const simpan = async () => {
    const [pertama] = masalah;
    if (pertama) {
      setSebab(`Baris ini belum dapat disimpan: ${pertama.message}. Yang Anda tulis tetap tersimpan sebagai draf.`);
      setFokus({ path: pertama.path, ke: jamKini().getTime() });
      return;
    }
    setSebab(null);
    if ((await simpanBaris(baris.kunci)) && berikut) ke(berikut);
  };
  return (
    <aside
      className={gayaLaci.laci}
      aria-label={`Rincian baris ${baris.no_seri}`}
      onKeyDown={(e) => {
        if (e.key === 'Escape' && !e.defaultPrevented) tutup();
      }}
    >
      <header>
        <div>
          <h2 ref={judul} tabIndex={-1}>
            Baris {baris.no_seri}, {keadaan.detail.ur_komoditas}
          </h2>
          <span className="sn-sub">Isian mengikuti kelompok komoditas {keadaan.detail.kd_komoditas}</span>
        </div>
        <div className={gayaLaci.laciTombol}>
          <button
            type="button"
            className={gayaBaris.ikon}
            aria-label="Baris sebelumnya"
            disabled={!sebelum}
            onClick={() => ke(sebelum)}
          >
            <Icon name="left" />
          </button>
          <button
            type="button"
            className={gayaBaris.ikon}
            aria-label="Baris berikutnya"
            disabled={!berikut}
            onClick={() => ke(berikut)}
          >
            <Icon name="right" />
          </button>
          <button type="button" className={gayaBaris.ikon} aria-label="Tutup rincian" onClick={tutup}>
            <Icon name="x" />
          </button>
        </div>
      </header>
      <div className={gayaLaci.laciIsi} ref={isian}>
        <CatatanBagian idBaris={baris.id} />
        <div className={gayaLaci.isianLaci}>
          {urut
            .filter((k) => k.jenis !== 'satuan' || !satuan)
            .map((k) => (
              <IsianKolom
                key={`${baris.kunci}-${k.kd_field}`}
                kolom={k}
                isi={baris.isi}
                salah={masalah.find((m) => m.path === k.kd_field)?.message ?? null}
                fokus={tuju?.path === k.kd_field ? tuju.ke : 0}
                mati={!bolehMedan(medan, k.kd_field)}
                tepi={k.jenis === 'angka' ? satuanBaris : undefined}
                onUbah={(nilai) => store.ubahSel([{ kunci: baris.kunci, isi: { [k.kd_field]: nilai } }])}
              />
            ))}
        </div>
        <RincianSub
          key={baris.id ?? 'baru'}
          baris={baris}
          satuan={satuanBaris}
          mati={!bolehMedan(medan, RINCIAN_BARIS)}
        />
      </div>
      {sebab && (
        <p className={gayaLaci.laciSebab} role="alert">
          {sebab}
        </p>
      )}
      <footer>
        {lembar.bolehHapus(baris) ? (
          <Button onClick={() => setHapus(true)}>
            <Icon name="trash" />
            Hapus baris
          </Button>
        ) : (
          <span />
        )}
        {medan?.size !== 0 && (
          <Button
            variant="contained"
            onClick={() => void simpan()}
            loading={sibuk}
            disabled={!BARANG.kotor(baris) && !baris.id}
          >
            {berikut ? `Simpan dan lanjut ke ${berikut.no_seri}` : 'Simpan baris'}
          </Button>
        )}
      </footer>
      <ConfirmDialog
        open={hapus}
        title={`Hapus baris ${baris.no_seri}`}
        question={`Hapus baris ${baris.no_seri}${baris.isi.uraian_barang ? `, ${baris.isi.uraian_barang}` : ''}?`}
        onNo={() => setHapus(false)}
        onYes={() => {
          setHapus(false);
          lembar.hapus([baris.kunci]);
          void kabarHapus();
        }}
      />
    </aside>
  );
}
