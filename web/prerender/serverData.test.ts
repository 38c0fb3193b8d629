// @vitest-environment node
import { expect, test } from 'vitest';
import { policySource } from './serverData.ts';

test.each(['https://forms.example', 'http://127.0.0.1:9000'])('pages may call a sender at %s', (origin) => {
  expect(policySource(origin)).toBe(origin);
});

test.each([
  'https://forms.example; script-src *',
  'https://forms.example;script-src',
  'https://forms.example,*',
  'https://forms.example/form',
  'forms.example',
])('a sender at %j is refused by its origin', (origin) => {
  expect(() => policySource(origin)).toThrow(`the sender's origin is '${origin}'`);
});
