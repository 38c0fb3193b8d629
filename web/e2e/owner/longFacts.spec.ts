import { expectReflow } from '../access/reflow.ts';
import { test } from '../fixtures.ts';
import { allPaths } from '../helpers/paths.ts';

for (const path of allPaths) {
  test(`the long names, roles, labels and addresses of ${path} break rather than reach beyond 320 px`, async ({
    page,
  }) => {
    await page.goto(path);
    await expectReflow(page);
  });
}
