import { PESAN } from '@sinas/domain/pesan/pesan';
import { useToast } from '@sinas/ui/feedback/Toasts';
import { Button } from '@sinas/ui/inputs/Button';
import { useState } from 'react';
import { kalimatGalat } from '../../lib/galat';
import type { Detail } from '../../providers/wire';
import { useTulisPk } from './data';
import type { KetikanPk } from './ketikan';
import gaya from './pk.module.css';

/** What still lacks, the statement, and the submission. */
export function KirimPk({ berkas, ketikan, boleh }: { berkas: Detail; ketikan: KetikanPk; boleh: boolean }) {
  const toast = useToast();
  const [setuju, setSetuju] = useState(berkas.json_simpan.pernyataan);
  const kirim = useTulisPk(
    async (data, _: null) => {
      const { idNk, versi: kini } = berkas;
      // What stands on the screen is what is sent.
      const belum = ketikan.ada || !berkas.json_simpan.pernyataan;
      const { versi } = belum
        ? await data.simpanPk({ idNk, versi: kini, ...(ketikan.ada ? ketikan.isi : {}), pernyataan: true })
        : berkas;
      ketikan.tersimpan();
      return data.kirimPk(berkas.idNk, versi);
    },
    () => toast.berhasil(PESAN['berhasil.kirim']),
  );
  const kurang = (berkas.kelengkapan?.masalah ?? []).filter((m) => m.path !== 'pernyataan');
  return (
    <>
      {kurang.length > 0 ? (
        <ul aria-label="Yang masih kurang">
          {kurang.map((m, i) => (
            <li key={`${m.path} ${i}`}>{m.baris ? `Baris ${m.baris}: ${m.message}` : m.message}</li>
          ))}
        </ul>
      ) : (
        <p>Semua isian lengkap.</p>
      )}
      <label className={gaya.nyata}>
        <input type="checkbox" checked={setuju} onChange={(e) => setSetuju(e.target.checked)} /> Data pada penetapan
        kebutuhan ini benar dan dapat dipertanggungjawabkan.
      </label>
      {kirim.error && (
        <p className="sn-err" role="alert">
          {kalimatGalat(kirim.error, PESAN['gagal.kirim'])}
        </p>
      )}
      <Button
        variant="contained"
        disabled={!boleh || !setuju || kurang.length > 0}
        loading={kirim.isPending}
        onClick={() => kirim.mutate(null)}
      >
        Kirim
      </Button>
    </>
  );
}
