import { inOut, tween } from '../ui/motion.ts';
import { Push } from '../ui/Screen.tsx';
import { Evolution } from './reports/Evolution.tsx';
import { ReportPage } from './reports/ReportPage.tsx';
import { Results } from './reports/Results.tsx';

/** When a result is opened, and when the report is begun. */
const open = 2.4;
const report = 6.7;

/** The results by joint, one of them over the sessions, and the report. */
export function Reports({ t }: { t: number }) {
  const grown = tween(t, open + 0.15, open + 0.75, inOut);
  return (
    <Push
      t={t}
      at={report + 0.2}
      under={grown < 1 ? <Results t={t} open={open} grown={grown} /> : <Evolution t={t} report={report} />}
      over={<ReportPage t={t} />}
    />
  );
}
