import './styles/index.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App, loadText } from './App.tsx';

// The page's text may be a module of its own. While it is missing, the prerendered page and its links work as they are.
await loadText(location.pathname);

const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root to hydrate');

// Hydrate as a transition: React yields between slices, so taps are handled sooner.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <App />
    </StrictMode>,
  );
});
