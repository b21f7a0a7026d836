import { bolehMedan } from '@sinas/domain/baris/medan';
import { angka } from '@sinas/domain/format/angka';
import { ConfirmDialog } from '@sinas/ui/feedback/ConfirmDialog';
import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { useState } from 'react';
import { MenuExcel } from '../excel/MenuExcel';
import { useFormulir } from '../kerja/useFormulir';
import { useSimpanTegas } from '../kerja/useSimpanTegas';
import { satuanBerkas } from './isi/kolom-tampil';
import { UbahBanyak } from './UbahBanyak';
import type { Lembar } from './useLembar';
import gayaLembar from './lembar.module.css';
import gayaLayar from '../layar.module.css';

/** Actions on rows, and the total that is always in view. */
export function BilahAlat({ lembar, onUnggah }: { lembar: Lembar; onUnggah: (berkas: File) => void }) {
  const { keadaan, masalahBaris, jumlah, barisBenar } = useFormulir();
  const [banyak, setBanyak] = useState(false);
  const { kabarHapus } = useSimpanTegas();
  const [hapus, setHapus] = useState<string[] | null>(null);
  const sasaran = lembar.sasaran();
  const satuan = satuanBerkas(keadaan);
  const n = keadaan.baris.length + keadaan.belumDimuat.baris;
  const buruk = masalahBaris.size;
  const dipilih = lembar.dipilih.size;
  const kolomBebas = lembar.kolom.filter((k) => sasaran.every((b) => bolehMedan(lembar.medan(b), k.kd_field)));
  const bebas = sasaran.length > 0 && kolomBebas.length > 0;
  const adaTerbuka = lembar.bolehTambah || lembar.baris.some((b) => lembar.medan(b)?.size !== 0);
  return (
    <div className={gayaLembar.alat} role="toolbar" aria-label="Alat baris">
      {lembar.bolehTambah && (
        <Button variant="outlined" onClick={() => lembar.tambah()}>
          <Icon name="plus" />
          Tambah baris
        </Button>
      )}
      {lembar.bolehTambah && (
        <Button
          variant="outlined"
          className={gayaLayar.hanyaLebar}
          disabled={sasaran.length === 0}
          onClick={lembar.gandakan}
        >
          <Icon name="copy" />
          Duplikat
        </Button>
      )}
      <Button variant="outlined" className={gayaLayar.hanyaLebar} disabled={!bebas} onClick={() => setBanyak(true)}>
        <Icon name="edit" />
        Ubah banyak
      </Button>
      {dipilih > 0 && sasaran.length > 0 && sasaran.every(lembar.bolehHapus) && (
        <Button variant="outlined" onClick={() => setHapus(sasaran.map((b) => b.kunci))}>
          <Icon name="trash" />
          Hapus {dipilih}
        </Button>
      )}
      {adaTerbuka && <MenuExcel onUnggah={onUnggah} />}
      {keadaan.dapatUrung && (
        <Button onClick={lembar.urung} aria-label="Urungkan" title="Urungkan (Ctrl+Z)">
          <Icon name="undo" />
        </Button>
      )}
      {(buruk > 0 || lembar.saring) && (
        <Button aria-pressed={lembar.saring} onClick={() => lembar.setSaring(!lembar.saring)}>
          <Icon name="filter" />
          {buruk} bermasalah
        </Button>
      )}
      <Button
        className={gayaLayar.hanyaLebar}
        aria-pressed={lembar.semuaKolom}
        onClick={() => lembar.setSemuaKolom(!lembar.semuaKolom)}
      >
        <Icon name="grid" />
        Semua kolom
      </Button>
      <span className={gayaLembar.jumlah} aria-live="polite">
        {dipilih > 0 && <>{angka(dipilih)} dipilih, </>}
        {angka(n)} baris, <b>{angka(jumlah)}</b> {satuan}
        {barisBenar < n && ` dari ${angka(barisBenar)} baris yang lengkap`}
      </span>
      {banyak && <UbahBanyak baris={sasaran} kolom={kolomBebas} onTutup={() => setBanyak(false)} />}
      <ConfirmDialog
        open={hapus !== null}
        title="Hapus baris"
        question={`Hapus ${hapus?.length ?? 0} baris yang dipilih?`}
        onNo={() => setHapus(null)}
        onYes={() => {
          lembar.hapus(hapus ?? []);
          setHapus(null);
          void kabarHapus();
        }}
      >
        <p>Ctrl+Z mengembalikannya selama halaman ini terbuka.</p>
      </ConfirmDialog>
    </div>
  );
}
