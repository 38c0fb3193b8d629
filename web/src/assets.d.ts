/** The build's date in ISO 8601. */
declare const BUILD_DAY: string;

/** Whether the film has sound. The bundler leaves out what is not shown without it. */
declare const FILM_HAS_SOUND: boolean;

// The bundler copies these files under a hashed name; importing one gives its URL.
declare module '*.mp4' {
  const url: string;
  export default url;
}

declare module '*.webp' {
  const url: string;
  export default url;
}

declare module '*.vtt' {
  const url: string;
  export default url;
}

// An icon by its file: for an import from the package's index, the bundler would link all of them after every change.
declare module 'lucide/dist/esm/icons/*.mjs' {
  const icon: import('lucide').IconNode;
  export default icon;
}
