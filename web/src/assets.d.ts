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
