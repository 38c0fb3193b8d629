// Written by `make film` and `make recording`: a film with sound has a button beside its seek bar.
export * from './SeekBar.tsx';
