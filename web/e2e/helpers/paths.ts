import { routes } from '../../src/routes.ts';

/** The path of every route. */
export const routePaths = Object.values(routes).map(({ path }) => path);

/** A path that no route has: the server answers it with the error screen. */
export const unknownPath = '/nenhuma-pagina';

/** The path of every screen, the error screen's last. */
export const allPaths = [...routePaths, unknownPath];
