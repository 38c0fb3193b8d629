/** The app's name, which the specification gives. Pages, film, icons and share image read it here. */
export const appName = 'Goniometria Digital';
