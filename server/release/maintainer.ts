import { appName } from '../../web/shared/appName.ts';
import { site } from '../../web/src/site.ts';

// The maintainer of a release's packages, in the form that deb and rpm require.
console.log(`${appName} <${site.email}>`);
