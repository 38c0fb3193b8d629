import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { arcPath } from '../../../shared/figure/geometry.ts';
import { dayOf, example, exampleOf, measuresOf } from '../../../shared/patients.ts';
import { Benefits } from './Benefits.tsx';

const { patient, series, latest } = example;

/** Finds a band by its title. */
function band(name: string): HTMLElement {
  const item = screen.getByRole('heading', { name }).closest('li');
  if (!item) throw new Error(`${name} has no band`);
  return item;
}

test('the ledger has a row for each of the latest patients, with the joint, the movement and the latest measure', () => {
  render(<Benefits />);
  const [head, ...rows] = within(screen.getByRole('table', { name: 'Pacientes e medidas fictícios' })).getAllByRole(
    'row',
  );
  expect(head).toHaveTextContent('Última medida');
  expect(rows).toHaveLength(5);
  for (const [index, row] of rows.entries()) {
    const { patient: each, series, latest } = exampleOf(patient.number - index);
    expect(within(row).getByRole('rowheader')).toHaveTextContent(
      `Paciente ${each.number} ${series.joint} ${series.side.toLowerCase()}, ${series.movement.toLowerCase()}`,
    );
    expect(within(row).getByRole('cell')).toHaveTextContent(`${latest.angle}°`);
    const length = Number.parseFloat(row.querySelector('line')?.getAttribute('x2') ?? '');
    expect((length * 180) / 100, 'on the scale').toBeCloseTo(latest.angle, 0);
  }
});

test('the phone shows the measure of the first row, and the report the way to it', () => {
  render(<Benefits />);
  expect(band('Gestão de pacientes').querySelector('tbody td')).toHaveTextContent(`${latest.angle}°`);
  expect(within(band('Economia de tempo')).getByText(`${latest.angle}°`)).toBeVisible();

  const report = within(band('Relatórios detalhados'));
  for (const { angle, assessment } of measuresOf(series)) {
    const day = dayOf(patient.assessments[assessment - 1] ?? '');
    expect(report.getByText(day).closest('li')).toHaveTextContent(`${assessment}ª ${angle}° ${day}`);
    expect(report.getByText(`${assessment}ª`, { selector: 'text' })).toBeVisible();
  }
  const arcs = [...band('Relatórios detalhados').querySelectorAll('path[pathLength="1"]')].map((arc) =>
    arc.getAttribute('d'),
  );
  expect(arcs).toHaveLength(series.angles.length);
  expect(arcs.at(-1)).toBe(arcPath({ x: 0, y: 0 }, 200, 180, 180 + latest.angle));
});
