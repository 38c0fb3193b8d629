import './styles/index.ts';
import { StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root to hydrate');

hydrateRoot(
  root,
  <StrictMode>
    <App />
  </StrictMode>,
);
