import { routes } from '../../src/routes.ts';
import { expect, test } from '../fixtures.ts';
import { field, fillIn, submitButton } from '../helpers/form.ts';

/** What the form says, and the e-mail addresses after which it says so. */
const remedies = {
  'Digite um e-mail completo': ['ana', 'www.exemplo.com.br', 'ana@', '@exemplo.com.br'],
  'Digite um só e-mail, com um só @': ['ana@@exemplo.com.br', 'ana@exemplo.com.br; bia@exemplo.com.br'],
  'Digite só o endereço de e-mail': ['mailto:ana@exemplo.com.br', 'Ana Maria <ana@exemplo.com.br>'],
  'Tire o espaço do e-mail': ['ana maria@exemplo.com.br', 'ana@exemplo.com.br\u00a0'],
  'Tire o sinal que sobra no fim do e-mail': ['ana@exemplo.com.br,', 'ana@exemplo.com.br;'],
  'Troque a vírgula por um ponto': ['ana@exemplo,com', 'ana,maria@exemplo.com.br'],
  'Tire o ponto que sobra depois do @': ['ana@exemplo.com.', 'ana@exemplo..com', 'ana@.exemplo.com'],
  'Escreva sem acento nem ç o que vem antes do @': [
    'joão@exemplo.com.br',
    'joa\u0303o@exemplo.com.br',
    'açai@exemplo.com.br',
    'joão@avaliação.com.br',
  ],
  'Confira o e-mail: um dos sinais não cabe nele': ['ana@exem_plo.com.br', 'ana–maria@exemplo.com.br'],
};

test('the form says what to change in a mistyped e-mail', async ({ page }) => {
  await page.goto(routes.contact.path);
  await fillIn(page);
  for (const [remedy, addresses] of Object.entries(remedies)) {
    for (const typed of addresses) {
      await field(page, 'email').selectText();
      await page.keyboard.insertText(typed);
      await submitButton(page).click();
      await expect.soft(field(page, 'email'), typed).toHaveAccessibleDescription(remedy);
    }
  }
});

test('the form takes an e-mail with blanks around it, an accent after its @ or a domain without a dot', async ({
  page,
}) => {
  await page.goto(routes.contact.path);
  await fillIn(page);
  for (const typed of [' ana@exemplo.com.br ', 'ana@avaliação.com.br', 'ana@localhost']) {
    await field(page, 'email').selectText();
    await page.keyboard.insertText(typed);
    await expect.soft(field(page, 'email'), typed).toHaveJSProperty('validity.valid', true);
  }
});
