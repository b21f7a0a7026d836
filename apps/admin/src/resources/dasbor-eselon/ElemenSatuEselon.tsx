import { Muat } from '../../components/Muat';
import { AturElemen } from './AturElemen';
import { useDasborEselon } from './data';

/** The parts of the dashboard on the page of one eselon user. */
export function ElemenSatuEselon({ id }: { id: string }) {
  const dasbor = useDasborEselon();
  return (
    <Muat kueri={dasbor} apa="Elemen dasbor" heading="h3">
      {(semua) => {
        const eselon = semua.find((e) => e.id_user === id);
        return eselon ? <AturElemen eselon={eselon} /> : <p>Akun ini tidak menerima elemen dasbor.</p>;
      }}
    </Muat>
  );
}
