import { BrandMark } from '@sinas/ui/marks/BrandMark';
import { Link } from 'react-router-dom';
import { BERANDA } from '../lib/masuk';

/** The portal's mark in its bar: leads home. */
export const Merek = () => (
  <Link to={BERANDA} className="sn-mark" aria-label="SINAS NK, ke beranda">
    <BrandMark />
  </Link>
);
