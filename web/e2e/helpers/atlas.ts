import { expect, type Locator, type Page } from '@playwright/test';
import type { AtlasJoint } from '../../shared/figure/atlas.ts';
import { jointOf } from '../../shared/patients.ts';
import { plates } from '../../src/home/benefits/plates.ts';
import { main } from './parts.ts';

/** The radio button of a patient of the ledger. */
export const patientRow = (page: Page, number: number): Locator =>
  main(page).getByRole('radio', { name: new RegExp(`^Paciente ${number} `) });

/** A joint on the stage, with its words. */
export const onStage = (page: Page, joint: AtlasJoint): Locator =>
  main(page)
    .getByRole('radiogroup')
    .getByRole('img', { name: jointOf(plates[joint].series) });

/** The drawing of a joint on the stage. */
export const plateOf = (page: Page, joint: AtlasJoint): Locator =>
  onStage(page, joint)
    .locator('svg')
    .filter({ has: page.locator('circle') });

/** Chooses a patient, and waits until the joint is on the stage. */
export async function choosePatient(page: Page, { number }: { number: number }, joint: AtlasJoint): Promise<void> {
  await patientRow(page, number).check();
  await expect(plateOf(page, joint)).toBeVisible();
}

/** The line of the report that names its patient. */
export const reportOf = (page: Page, number: number): Locator =>
  main(page).getByRole('listitem').locator('header').getByText(`Paciente ${number}`, { exact: true });
