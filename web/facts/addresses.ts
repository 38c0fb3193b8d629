import { text, textOrNone } from './text.ts';

/** Writes an address with the scheme that it should have. */
const secured = (address: string) => `https://${address.trim().replace(/^(https?:)?\/*/i, '')}`;

/** Reports whether an address has the scheme https and a host that is not this machine. */
function isSecure(address: string): boolean {
  if (!/^https:\/\/[^\s/]+\.[^\s/]\S*$/.test(address) || !URL.canParse(address)) return false;
  return !new URL(address).hostname.startsWith('127.');
}

const page = {
  fits: isSecure,
  remedy: 'the whole address, such as https://www.example.org/name',
  mend: (text: string) => (URL.canParse(secured(text)) ? new URL(secured(text)).href : text),
};

/** The address of a page elsewhere. */
export const url = text(page);

/** A telephone number as owners write it: alone, after `tel:` or in WhatsApp's address. */
const telephone = /^(?:tel:|(?:https?:\/\/)?wa\.me\/)?([\d\s()+-]+)(?:\?.*)?$/i;

/** The address of a chat. A number in WhatsApp's has its country code and nothing but digits. */
export const chatUrl = text({
  fits: (text) => isSecure(text) && (!telephone.test(text) || /\/[1-9]\d{11,14}(\?|$)/.test(text)),
  remedy: 'the whole address, such as https://wa.me/5511900000000',
  mend: (text) => {
    const [, number = ''] = telephone.exec(text) ?? [];
    const digits = number.replace(/\D/g, '').replace(/^0+/, '');
    const country = digits.length > 11 || number.includes('+') ? '' : '55';
    return digits ? `https://wa.me/${country}${digits}` : page.mend(text);
  },
});

/** A scheme and a host (RFC 6454), in the ASCII that browsers compare. */
export const origin = text({
  fits: (text) => isSecure(text) && new URL(text).origin === text,
  remedy: 'https:// and a public host, and nothing after it, such as https://www.example.org',
  mend: (text) => (URL.canParse(secured(text)) ? new URL(secured(text)).origin : text),
});

const emailAddress = /[^\s@:/?&,;<>()]+@[^\s@.:/?&,;<>()]+(\.[^\s@.:/?&,;<>()]+)+/;

/** An e-mail address alone, as it follows `mailto:`. */
export const email = text({
  fits: (text) => emailAddress.exec(text)?.[0] === text,
  remedy: 'an address such as name@example.org',
  mend: (text) => emailAddress.exec(text)?.[0] ?? text,
});

const applicationId = /^[a-z]\w*(\.[a-z]\w*)+$/i;

/** An Android application id. */
export const packageId = text({
  fits: (text) => applicationId.test(text),
  remedy: 'the id alone, such as org.example.app',
  mend: (text) => /[?&]id=([\w.]+)/.exec(text)?.[1] ?? text.trim(),
});

/** The number of a version of Android, or ''. */
export const androidVersion = textOrNone({
  fits: (text) => /^[1-9]\d?(\.\d+){0,2}$/.test(text),
  remedy: 'the number alone, such as 9',
  mend: (text) => /\d+(\.\d+)*/.exec(text)?.[0] ?? text,
});
