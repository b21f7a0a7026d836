import { NavLink } from 'react-router-dom';
import gaya from '../pengguna.module.css';

/** The two lists of a company's administrator. */
export const Tab = () => (
  <nav className={gaya.tab} aria-label="Pengguna perusahaan">
    <NavLink to="/pengguna" end>
      Pengguna
    </NavLink>
    <NavLink to="/pengguna/cabang">Cabang</NavLink>
  </nav>
);
