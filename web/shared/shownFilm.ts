// Written by `make film` and `make recording`: the film that the site shows.
export * from './timeline.ts';
