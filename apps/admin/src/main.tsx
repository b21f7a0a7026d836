import '@sinas/ui/styles.css';
import './konsol.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Konsol } from './Konsol';

const akar = document.getElementById('akar');
if (!akar) throw new Error('index.html carries #akar');

createRoot(akar).render(
  <StrictMode>
    <Konsol />
  </StrictMode>,
);
