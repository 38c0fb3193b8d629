import { expect } from '@playwright/test';
import { routes } from '../../src/routes.ts';
import { button, field, type Step } from './step.ts';
import type { Tab } from './tab.ts';

const message = { Nome: 'Ana', 'E-mail': 'ana@example.com', Assunto: 'Dúvida', Mensagem: 'Como importo uma foto?' };

const values = (tab: Tab) =>
  tab.evaluate(() => [...document.querySelectorAll<HTMLInputElement>('form [name]')].map(({ value }) => value));

const borders = (tab: Tab) =>
  tab.evaluate(() => [...document.querySelectorAll('form [name]')].map((field) => getComputedStyle(field).borderColor));

/** Notes in the page what the button says while it is disabled: sending may be over before anyone can ask. */
const watchButton = (tab: Tab) =>
  tab.evaluate(() => {
    const submit = document.querySelector<HTMLButtonElement>('form button');
    if (!submit) throw new Error('the form has no button');
    const said: (string | null)[] = [];
    Object.assign(window, { said });
    new MutationObserver(() => submit.disabled && said.push(submit.textContent)).observe(submit, {
      attributes: true,
      characterData: true,
      subtree: true,
    });
  });

const refused: Step = {
  name: 'an empty form is refused: its fields marked, the first one focused',
  async run(tab, { origin }) {
    await tab.open(origin + routes.contact.path);
    const before = await borders(tab);
    expect(new Set(before).size, 'kinds of border').toBe(1);
    await tab.click(button('Enviar Mensagem'));
    await expect.poll(() => tab.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('name');
    const marked = (await borders(tab)).filter((border) => border !== before[0]);
    expect(marked).toHaveLength(before.length);
    return `${marked.length} fields marked`;
  },
};

const sent: Step = {
  name: 'the form: sending, an alert, cleared',
  async run(tab, { origin }) {
    await tab.open(origin + routes.contact.path);
    for (const [label, text] of Object.entries(message)) await tab.type(field(label), text);
    expect(await values(tab)).toEqual(Object.values(message));
    await watchButton(tab);
    await tab.click(button('Enviar Mensagem'));
    const alerted = await tab.acceptAlert();
    expect(alerted).toBe('Mensagem enviada com sucesso!');
    expect(await tab.evaluate(() => Object(window).said as string[])).toContain('Enviando...');
    expect(await values(tab)).toEqual(['', '', '', '']);
    expect(await tab.evaluate(() => document.querySelector('form > p:last-child')?.textContent)).toBe(alerted);
    expect(await tab.evaluate(() => document.querySelector('form button')?.textContent)).toBe('Enviar Mensagem');
    expect(await tab.evaluate(() => location.search)).toBe('');
    return alerted;
  },
};

/** The contact form. */
export const formSteps: readonly Step[] = [refused, sent];
