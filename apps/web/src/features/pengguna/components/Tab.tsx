import { NavLink } from 'react-router-dom';

/** The two lists of a company's administrator. */
export const Tab = () => (
  <nav className="pu-tab" aria-label="Pengguna perusahaan">
    <NavLink to="/pengguna" end>
      Pengguna
    </NavLink>
    <NavLink to="/pengguna/cabang">Cabang</NavLink>
  </nav>
);
