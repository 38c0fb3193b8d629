import type { Locator, Page } from '@playwright/test';
import { main } from './parts.ts';

/** The radio button of a patient of the ledger. */
export const patientRow = (page: Page, number: number): Locator =>
  main(page).getByRole('radio', { name: new RegExp(`^Paciente ${number} `) });

/** The drawing of a joint on the stage. */
export const plateOf = (page: Page, joint: string): Locator =>
  main(page).getByRole('radiogroup').locator(`img[src="/atlas-${joint}.svg"]`);

/** The line of the report that names its patient. */
export const reportOf = (page: Page, number: number): Locator =>
  main(page).getByText(`Paciente ${number}, fictício`, { exact: true });
