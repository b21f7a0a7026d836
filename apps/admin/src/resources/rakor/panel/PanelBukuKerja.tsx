import { Button } from '@sinas/ui/inputs/Button';
import { Icon } from '@sinas/ui/marks/Icon';
import { useState } from 'react';
import { bukuKerjaRapat } from '../../../providers/rakor/data';
import { DialogBukuKerja } from '../dialog/DialogBukuKerja';
import gayaRakorPapan from '../rakor-papan.module.css';
import gayaRakorSisi from '../rakor-sisi.module.css';

/** The board as a workbook, out for whoever reads it and in for whoever fills it in. */
export function PanelBukuKerja({ idRakor, isi }: { idRakor: string; isi: boolean }) {
  const [unggah, setUnggah] = useState(false);
  return (
    <section className={`sn-card ${gayaRakorPapan.panel}`} aria-labelledby="rk-buku">
      <h2 id="rk-buku">Buku kerja</h2>
      <p className="sn-soft">
        Semua baris rapat ini.{isi && ' Penetapan, tunda, dan alasan dapat diisi di Excel lalu diunggah kembali.'}
      </p>
      <div className={gayaRakorSisi.buku}>
        <Button variant="outlined" component="a" href={bukuKerjaRapat(idRakor)} download>
          <Icon name="download" />
          Unduh buku kerja
        </Button>
        {isi && (
          <Button variant="outlined" onClick={() => setUnggah(true)}>
            <Icon name="upload" />
            Unggah buku kerja
          </Button>
        )}
      </div>
      {unggah && <DialogBukuKerja idRakor={idRakor} onTutup={() => setUnggah(false)} />}
    </section>
  );
}
