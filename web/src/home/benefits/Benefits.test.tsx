import { fireEvent, render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { arcPath, radians } from '../../../shared/geometry/geometry.ts';
import { dayOf, jointOf } from '../../../shared/patients.ts';
import { Benefits } from './Benefits.tsx';
import { type Plate, plates } from './plates.ts';

/** Finds a band by its title. */
function band(name: string): HTMLElement {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`${name} has no band`);
  return item;
}

const radio = ({ patient }: Plate) =>
  screen.getByRole<HTMLInputElement>('radio', { name: new RegExp(`^Paciente ${patient.number} `) });

function expectReportOf({ patient, series, latest }: Plate) {
  const report = within(band('Relatórios detalhados'));
  expect(report.getByText(`Paciente ${patient.number}`)).toBeVisible();
  // By role, so that screen readers have it, too.
  const items = report.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(report.getByText(new RegExp(`^${jointOf(series)}, ${series.movement.toLowerCase()}, `))).toBeVisible();
  for (const { angle, assessment, date } of series.measures) {
    expect(items).toContain(`${assessment}ª ${dayOf(date)} ${angle}°`);
    const day = report.getByText(dayOf(date), { selector: 'tspan' });
    expect(day.closest('text'), 'the measure at the end of its arc').toHaveTextContent(`${angle}° ${dayOf(date)}`);
  }
  const caption = report.getByText(dayOf(latest.date), { selector: 'tspan' });
  const numerals = report
    .getAllByText(/^\d+°$/, { selector: 'text' })
    .map(({ textContent }) => Number.parseInt(textContent, 10));
  const end = Math.max(...numerals);
  expect(end % 30, 'the end of the dial').toBe(0);
  expect(end - latest.angle).toBeGreaterThan(0);
  expect(end - latest.angle).toBeLessThanOrEqual(30);
  const dial = caption.closest('div');
  const [, top = 0] = dial?.querySelector('svg')?.getAttribute('viewBox')?.split(' ').map(Number) ?? [];
  const highest = 222 * Math.sin(radians(Math.min(end, 90)));
  expect(-top, 'the drawing above its pivot, with all ticks').toBeGreaterThanOrEqual(highest - 0.1);
  const arcs = [...(dial?.querySelectorAll('path[d*="A"]:not([pathLength])') ?? [])].map((arc) =>
    arc.getAttribute('d'),
  );
  expect(arcs).toHaveLength(series.measures.length);
  expect(arcs.at(-1)).toBe(arcPath({ x: 0, y: 0 }, 200, 180, 180 + latest.angle));
}

describe.each(Object.values(plates))('patient $patient.number', (plate) => {
  const { patient, series, latest } = plate;

  test('is named by the joint, the movement and the latest measure, and its row shows them', () => {
    render(<Benefits />);
    const words = [
      `Paciente ${patient.number}`,
      `${jointOf(series)}, ${series.movement.toLowerCase()}`,
      `${latest.angle}°`,
    ];
    expect(radio(plate)).toHaveAccessibleName(words.join(' '));
    for (const part of words) expect(radio(plate).labels?.[0]).toHaveTextContent(part);
  });

  test('has a plate that says the joint, the view and the angle', () => {
    render(<Benefits />);
    const name = new RegExp(`^${jointOf(series)} em vista .*${latest.angle} graus$`);
    expect(screen.getByRole('img', { name })).toBeVisible();
  });

  test('is the one that the report shows when it is chosen', async () => {
    render(<Benefits />);
    await userEvent.click(radio(plate));
    expectReportOf(plate);
  });
});

test('the report shows at first what the atlas opens with', () => {
  render(<Benefits />);
  const opening = Object.values(plates).find((plate) => radio(plate).checked);
  if (!opening) throw new Error('no patient is chosen');
  expectReportOf(opening);
});

test.each([
  ['PageUp', '6 mm à frente e 14 mm abaixo'],
  ['PageDown', '6 mm à frente e 24 mm abaixo'],
  ['Home', '27 mm atrás e 36 mm acima'],
  ['End', '16 mm à frente e 42 mm abaixo'],
])('%s moves the point to where it is %s, and does not scroll the page', (key, place) => {
  render(<Benefits />);
  const point = screen.getByRole('slider');
  const untouched = fireEvent.keyDown(point, { key });
  expect(point.ariaValueText).toContain(place);
  expect(untouched).toBe(false);
});
