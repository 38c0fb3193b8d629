// @vitest-environment node
import { afterEach, expect, test, vi } from 'vitest';
import { site } from '../src/site.ts';
import { absolute } from './address.ts';

const { origin } = site;

afterEach(() => {
  vi.unstubAllEnvs();
  Object.assign(site, { origin });
});

test.each(['goniometria.com.br', 'localhost:8080', ''])(
  'an origin %j is refused by the name of who stated it',
  (broken) => {
    vi.stubEnv('ORIGIN', broken);
    expect(() => absolute('/')).toThrow(`ORIGIN is '${broken}'`);
    vi.stubEnv('ORIGIN', undefined);
    Object.assign(site, { origin: broken });
    expect(() => absolute('/')).toThrow(`site.origin in web/src/site.ts is '${broken}'`);
  },
);

test('for staging ORIGIN replaces the address, and may be plain HTTP', () => {
  Object.assign(site, { origin: 'https://goniometria.example' });
  vi.stubEnv('ORIGIN', 'http://127.0.0.1:8080');
  expect(absolute('/about')).toBe('http://127.0.0.1:8080/about');
  vi.stubEnv('ORIGIN', undefined);
  expect(absolute('/about')).toBe('https://goniometria.example/about');
});
