import { text, textOrNone } from './text.ts';

/** Reports whether an address has the scheme https and a host that is neither this machine nor reserved (RFC 2606). */
function isSecure(address: string): boolean {
  if (!/^https:\/\/[^\s/]+\.[^\s/]\S*$/.test(address) || !URL.canParse(address)) return false;
  return !/^127\.|\.example$/.test(new URL(address).hostname);
}

/** The address of a page elsewhere. */
export const url = text({ fits: isSecure, remedy: 'the whole address, such as https://www.example.org/name' });

/** WhatsApp's address of a telephone number, however that is written. */
const whatsApp = /^https:\/\/wa\.me\/[\d\s()+-]+(\?|$)/i;

/** The address of a chat. A number in WhatsApp's has its country code and nothing but digits. */
export const chatUrl = text({
  fits: (text) => isSecure(text) && (!whatsApp.test(text) || /\/[1-9]\d{11,14}(\?|$)/.test(text)),
  remedy: 'the whole address, such as https://wa.me/5511900000000',
});

/** A scheme and a host (RFC 6454), in the ASCII that browsers compare. */
export const origin = text({
  fits: (text) => isSecure(text) && new URL(text).origin === text,
  remedy: 'https:// and a public host, and nothing after it, such as https://www.example.org',
});

const emailAddress = /^[\w+-]+(\.[\w+-]+)*@[a-z\d-]+(\.[a-z\d-]+)+(?<!\.example)$/i;

/** An e-mail address of characters that mean themselves after `mailto:`, unlike `#` and `%` (RFC 6068). */
export const email = text({
  fits: (text) => emailAddress.test(text),
  remedy: 'an address such as name@example.org, of unaccented letters, digits and . _ + - alone',
});

/** Google Play takes no id that begins with com.example. */
const applicationId = /^(?!com\.example\b)[a-z]\w*(\.[a-z]\w*)+$/i;

/** An Android application id. */
export const packageId = text({
  fits: (text) => applicationId.test(text),
  remedy: 'the id alone, such as org.example.app',
});

/** The number of a version of Android, or ''. */
export const androidVersion = textOrNone({
  fits: (text) => /^[1-9]\d?(\.\d+){0,2}$/.test(text),
  remedy: 'the number alone, such as 9',
});
