import { execFileSync } from 'node:child_process';
import path from 'node:path';
import { sourceTest } from './fixtures.ts';

sourceTest('is built from the sources as they are', ({ siteFolder }) => {
  const target = siteFolder === '.' ? 'build' : siteFolder;
  execFileSync('make', ['--silent', target], { cwd: path.resolve(import.meta.dirname, '../..'), stdio: 'inherit' });
});
