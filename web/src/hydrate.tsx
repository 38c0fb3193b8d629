import './styles/index.ts';
import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { App } from './App.tsx';
import { reopenTranscript } from './home/showcase/Transcript.tsx';
import { rememberServed } from './ui/remembered.ts';

const root = document.getElementById('root');
if (!root) throw new Error('the document has no #root to hydrate');

rememberServed();
reopenTranscript();
const focused = document.activeElement?.id ?? '';

// Hydrate as a transition: React yields between slices, so taps are handled sooner.
startTransition(() => {
  hydrateRoot(
    root,
    <StrictMode>
      <App served={root.dataset.page ?? ''} />
    </StrictMode>,
    {
      onRecoverableError: (error) => {
        reportError(error);
        // React has rendered the page again.
        document.getElementById(focused)?.focus({ preventScroll: true });
      },
    },
  );
});
