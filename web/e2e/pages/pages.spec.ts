import type { Page } from '@playwright/test';
import { appName } from '../../shared/appName.ts';
import { byDays, hoursInWords } from '../../src/contact/openingHours.ts';
import { legal, mainRoutes, routes } from '../../src/routes.ts';
import { legalFacts, site } from '../../src/site.ts';
import { storeUrl, storeUrlFrom } from '../../src/store.ts';
import { expect, test } from '../fixtures.ts';
import { boxOf } from '../helpers/boxes.ts';
import { breakSending, field, fields, fillIn, holdSending, nextAlert, submitButton } from '../helpers/form.ts';
import { follow, footer, header, heading, main, menu, valuesPart } from '../helpers/parts.ts';
import { unknownPath } from '../helpers/paths.ts';
import { scrollPage } from '../helpers/scrolling.ts';

/** Opens a page and expects its title and its heading. */
async function open(page: Page, { path, title }: { path: string; title: string }, words: string): Promise<void> {
  expect((await page.goto(path))?.status()).toBe(200);
  await expect(page).toHaveTitle(title);
  await expect(heading(page)).toHaveText(words);
}

test('the home page lists six features, offers the store listing at its start and at its end, and has a text for browsers without video', async ({
  page,
}) => {
  await open(page, routes.home, appName);
  const ways = main(page).locator(`a[href^="${storeUrl}"]`);
  await expect(ways.first()).toHaveAttribute('href', storeUrlFrom('hero'));
  await expect(ways.last()).toHaveAttribute('href', storeUrlFrom('closing'));
  await expect(ways).toHaveCount(2);
  const section = page.getByRole('region', { name: 'Recursos Principais' });
  await expect(section.getByRole('heading', { level: 3 })).toHaveText([
    'Interface intuitiva',
    site.precisionTitle,
    'Gestão de pacientes',
    'Economia de tempo',
    'Relatórios detalhados',
    'Multilíngue',
  ]);
  const withoutVideo = page.locator('video');
  await expect(withoutVideo).toContainText('Seu navegador não suporta o elemento de vídeo.');
  const waysOn = withoutVideo.locator('a');
  await expect(waysOn.first()).toHaveAttribute('href', /\.mp4$/);
  await expect(waysOn.last()).toHaveAttribute('href', '#transcricao');
});

test('the about page has its values, its reasons and its one member, between the header and the footer of all pages', async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-06-01T12:00:00Z'));
  await open(page, routes.about, 'Our History');
  await expect(page.getByText('Nossa História')).toBeVisible();
  await expect(heading(page)).toHaveAttribute('lang', 'en');
  await expect(valuesPart(page).getByRole('heading', { level: 3 })).toHaveText([
    'Confiabilidade',
    'Cuidado',
    'Inovação',
  ]);
  await expect(page.getByRole('region', { name: /^Por que escolher/ }).getByRole('listitem')).toHaveCount(4);
  const team = page.getByRole('region', { name: 'Equipe' });
  await expect(team.getByRole('heading', { level: 3 })).toHaveCount(1);
  await expect(team.getByText(site.founder.role)).toBeVisible();
  if (site.founder.image) {
    const photo = team.getByRole('img', { name: site.founder.name });
    await photo.scrollIntoViewIfNeeded();
    await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
    const { width, height } = await boxOf(photo);
    expect(width).toBe(height);
  } else {
    await expect(team.getByText('Foto do fundador')).toBeVisible();
    await expect(team.getByRole('img')).toHaveCount(0);
  }

  await expect(header(page).getByRole('link').first()).toHaveAttribute('href', routes.home.path);
  await expect(menu(page).getByRole('link')).toHaveText(mainRoutes.map(({ label }) => label));
  await expect(footer(page).getByRole('heading')).toHaveText(['Sobre', 'Links Rápidos', 'Legal', 'Contato']);
  await expect(footer(page).getByRole('link', { name: site.email })).toHaveAttribute('href', `mailto:${site.email}`);
  const { legalName, taxId, address } = legalFacts.controller;
  for (const fact of [legalName, taxId, ...Object.values(address)]) await expect(footer(page)).toContainText(fact);
  for (const { label, url } of site.profiles) {
    await expect(footer(page).getByRole('link', { name: label })).toHaveAttribute('href', url);
  }
  await expect(footer(page), "the year of the visitor's clock").toContainText(`© 2031 ${appName}`);
});

test('the contact page has the opening hours and a form of four fields, which says what it does', async ({ page }) => {
  await open(page, routes.contact, 'Contato');
  await expect(page.getByRole('table').getByRole('row')).toHaveText(
    Array.from(byDays(site.openingHours), ([days, spans]) => days + hoursInWords(spans)),
  );
  await expect(page.getByRole('form').locator('label')).toHaveText(['Nome', 'E-mail', 'Assunto', 'Mensagem']);
  await expect(field(page, 'message')).toHaveAttribute('rows', '4');
  await expect(submitButton(page)).toHaveText('Enviar Mensagem');
  const width = async () => (await boxOf(submitButton(page))).width;
  const before = await width();
  await fillIn(page);
  const finish = await holdSending(page);
  const alerted = nextAlert(page);
  await submitButton(page).click();
  await expect(submitButton(page)).toHaveText('Enviando...');
  expect(await width(), 'of the button, while it sends').toBe(before);
  await finish();
  expect(await alerted).toBe('Mensagem enviada com sucesso!');
  await expect(submitButton(page)).toHaveText('Enviar Mensagem');
  await expect(submitButton(page)).toBeEnabled();
  for (const field of await fields(page).all()) await expect(field).toHaveValue('');
  await expect(page).toHaveURL(routes.contact.path);

  await breakSending(page);
  await fillIn(page);
  const failed = nextAlert(page);
  await submitButton(page).click();
  expect(await failed).toBe('Erro ao enviar mensagem. Por favor, tente novamente.');
  await expect(page.getByText(await failed)).toBeVisible();
  for (const field of await fields(page).all()) await expect(field).not.toHaveValue('');
});

/** A section of a legal page, by its heading. It is no landmark. */
const sectionOf = (page: Page, name: RegExp) =>
  page
    .getByRole('main')
    .locator('section')
    .filter({ has: page.getByRole('heading', { name }) });

test('the privacy page lists data, uses, protection, exceptions, rights and a contact', async ({ page }) => {
  await open(page, routes.privacy, 'Política de Privacidade');
  const items = (name: RegExp) => sectionOf(page, name).getByRole('listitem');
  await expect(items(/Dados que coletamos/)).toHaveText([
    /e-mail/,
    /nome de usuário/,
    /pacientes/,
    /imagens/,
    /medidas/,
    /registros de acesso/,
    /mensagens/,
  ]);
  await expect(items(/Como usamos/)).not.toHaveCount(0);
  await expect(items(/Como protegemos/)).not.toHaveCount(0);
  await expect(items(/Compartilhamento/)).toHaveText([/lei/, /consentimento explícito/, /direitos/]);
  await expect(items(/Os seus direitos/).first()).toHaveText(/acessar/);
  for (const right of [
    'corrigir',
    'pedir a exclusão',
    'revogar o consentimento',
    'confirmação',
    'portabilidade',
    'oposição',
  ]) {
    await expect(items(/Os seus direitos/).filter({ hasText: right }), right).toHaveCount(1);
  }
  const contact = sectionOf(page, /Contato/).getByRole('link');
  await expect(contact).toHaveAttribute('href', `mailto:${site.email}`);
});

test('the terms page has its sections, the six of the specification first, and its contents mark the one being read', async ({
  page,
}) => {
  await open(page, routes.terms, 'Termos de Uso');
  await expect(main(page).locator('section').getByRole('heading')).toHaveText([
    '1. Aceitação',
    '2. Uso do serviço',
    '3. Responsabilidades',
    '4. Propriedade intelectual',
    '5. Limitação de responsabilidade',
    '6. Alterações dos termos',
    '7. Licença e preço',
    '8. Direito de arrependimento',
    '9. Situação regulatória',
    '10. Encerramento',
    '11. Dados pessoais',
    '12. Fornecedor e contato',
  ]);
  await expect(sectionOf(page, /Responsabilidades/)).toContainText('não substitui o julgamento profissional');

  await page.setViewportSize({ width: 390, height: 844 });
  const contents = page.getByRole('navigation', { name: 'Nesta página' });
  await contents.locator('summary').click();
  const links = contents.getByRole('link');
  await expect(links.first()).toHaveAttribute('aria-current', 'true');
  // Not with keys: Chromium drops a key that is pressed during the smooth scroll of the previous one.
  await scrollPage(page, 'end');
  await expect(links.last()).toHaveAttribute('aria-current', 'true');
  await scrollPage(page, 0);
  await expect(links.first()).toHaveAttribute('aria-current', 'true');
  await expect(links.last()).not.toHaveAttribute('aria-current');
});

for (const { path } of legal) {
  test(`the contents of ${path} stay on the screen where all of them can be seen`, async ({ page }) => {
    await page.goto(path);
    const contents = page.getByRole('navigation', { name: 'Nesta página' });
    for (const width of [900, 1024, 1280]) {
      for (const height of [800, 848, 900]) {
        await page.setViewportSize({ width, height });
        await scrollPage(page, 1500);
        const last = contents.getByRole('link').last();
        if (await contents.evaluate((list) => getComputedStyle(list).position !== 'sticky')) continue;
        await expect.soft(last, `${width} x ${height} px`).toBeInViewport({ ratio: 1 });
      }
    }
    await expect(contents, 'on the highest screen').toHaveCSS('position', 'sticky');
  });
}

test.describe('the contents of a legal page', () => {
  test.use({ javaScriptEnabled: false });

  test('are closed above the text until they are asked for, and open beside it', async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto(routes.privacy.path);
    const contents = page.getByRole('navigation', { name: 'Nesta página' });
    await expect(contents.getByRole('link')).toHaveCount(0);
    await expect(main(page).locator('section p').first()).toBeInViewport();
    await contents.locator('summary').click();
    await expect(contents.getByRole('link').first()).toBeVisible();
    await page.reload();
    await page.setViewportSize({ width: 1280, height: 800 });
    await contents.locator('summary').focus();
    await expect(contents.locator('summary'), 'no control').not.toBeFocused();
    await expect(contents.getByRole('link').first()).toBeVisible();
  });
});

test('the home page and the terms speak of an account where the app has one, and lead to its deletion', async ({
  page,
}) => {
  for (const { path } of [routes.home, routes.terms]) {
    await page.goto(path);
    await expect(
      main(page)
        .getByText(/(com|sua) conta/)
        .first(),
    ).toBeVisible({ visible: site.appHasAccount });
  }
  const deletion = sectionOf(page, /Encerramento/).getByRole('link', { name: 'Excluir conta' });
  await expect(deletion).toBeVisible({ visible: site.appHasAccount });
  if (!site.appHasAccount) return;
  await deletion.click();
  await expect(page).toHaveURL('/privacy#excluir-conta');
  await expect(main(page).locator(':focus')).toContainText('Excluir conta');
});

test.describe('an unknown address', () => {
  test.use({ expectedMessages: ['404 (Not Found)'] });

  test('shows the error screen, live, with a way home', async ({ page }) => {
    // An accent, a percent sign before a full stop, another case, a property of every object, many segments.
    for (const path of [unknownPath, '/pol%C3%ADtica', '/10%25.', '/About', '/constructor', `/${'x/'.repeat(1000)}y`]) {
      expect((await page.goto(path))?.status(), path).toBe(404);
      await expect(heading(page), path).toHaveText('Unexpected Application Error!');
    }
    await expect(page.getByText('404 Not Found')).toBeVisible();
    await follow(main(page), routes.home);
    await expect(heading(page)).toHaveText(appName);
  });
});
