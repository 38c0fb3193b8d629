import { expect, type Locator, type Page } from '@playwright/test';
import { main } from './parts.ts';

/** The radio button of a patient of the ledger. */
export const patientRow = (page: Page, number: number): Locator =>
  main(page).getByRole('radio', { name: new RegExp(`^Paciente ${number} `) });

/** The drawing of a joint on the stage. */
export const plateOf = (page: Page, joint: string): Locator =>
  main(page).getByRole('radiogroup').locator(`img[src="/atlas-${joint}.svg"]`);

/** Chooses a patient, and waits until the joint is on the stage. */
export async function choosePatient(page: Page, { number }: { number: number }, joint: string): Promise<void> {
  await patientRow(page, number).check();
  await expect(plateOf(page, joint)).toBeVisible();
}

/** The line of the report that names its patient. */
export const reportOf = (page: Page, number: number): Locator =>
  main(page).getByText(`Paciente ${number}, fictício`, { exact: true });
