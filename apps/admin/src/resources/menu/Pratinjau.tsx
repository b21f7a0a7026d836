import { BrandMark } from '@sinas/ui/marks/BrandMark';
import { Muat } from '../../components/Muat';
import { susunRel } from '../../layout/menu';
import { TAMPILAN } from '../../layout/antrean';
import type { Akun, ButirMenu } from '../../providers/wire';
import { useMenuPengguna } from './useAcl';
import gaya from './menu.module.css';

/** The menu as this user sees it, drawn as his application draws it. */
export function Pratinjau({ akun }: { akun: Akun }) {
  const menu = useMenuPengguna(akun.id);
  return (
    <section className={gaya.pratinjau} aria-label={`Pratinjau menu ${akun.fullname}`}>
      <h2>Pratinjau menu pengguna ini</h2>
      <Muat kueri={menu} apa="Pratinjau" heading="h3">
        {(isi) => {
          if (isi.length === 0) return <p>Tidak ada menu yang tampil. Ia tidak dapat memakai aplikasi.</p>;
          return akun.jenis === 'perusahaan' ? <BilahPortal menu={isi} /> : <RelKonsol menu={isi} />;
        }}
      </Muat>
    </section>
  );
}

function RelKonsol({ menu }: { menu: ButirMenu[] }) {
  const { antrean, kelompok } = susunRel(menu);
  const semua = [
    ...(antrean ? [{ judul: 'Antrean', isi: TAMPILAN.map((t) => ({ id: t.nama, nama: t.judul })) }] : []),
    ...kelompok,
  ];
  return (
    <div className={`kn-rel ${gaya.relContoh}`}>
      <BrandMark caption="Konsol petugas" />
      {semua.map((k) => (
        <div key={k.judul}>
          <h3>{k.judul}</h3>
          <ul>
            {k.isi.map((t) => (
              <li key={t.id}>{t.nama}</li>
            ))}
          </ul>
        </div>
      ))}
    </div>
  );
}

function BilahPortal({ menu }: { menu: ButirMenu[] }) {
  return (
    <div className={gaya.bilahContoh}>
      <BrandMark />
      <ul>
        {menu
          .filter((m) => m.kode.startsWith('web.'))
          .map((m) => (
            <li key={m.id}>{m.judul}</li>
          ))}
      </ul>
    </div>
  );
}
