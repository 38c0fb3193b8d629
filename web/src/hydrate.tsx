import './styles/index.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';

const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root to hydrate');

// As a transition, React hydrates in slices and lets the visitor's taps come between.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <App />
    </StrictMode>,
  );
});
