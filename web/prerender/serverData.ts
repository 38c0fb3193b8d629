import { sender } from '../src/contact/sender.ts';
import { absolute } from './address.ts';

/** The picture that other sites show beside a link to a page. */
export const shareImage = '/share.png';

/** What the server has to know of the build. It refuses a build without it (`server/internal/site/site.go`). */
export function serverData() {
  return {
    origin: new URL(absolute('/')).origin,
    connectSrc: sender.simulated ? [] : [policySource(sender.origin)],
    embeddable: [shareImage],
  };
}

/** The sender's origin. Throws for one that would begin another directive of the content security policy. */
export function policySource(origin: string): string {
  if (/^https?:\/\/[^\s/;,]+$/.test(origin)) return origin;
  throw new Error(`the sender's origin is '${origin}': write an address such as https://example.org`);
}
