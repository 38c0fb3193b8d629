import { type ComponentProps, Fragment, type ReactNode } from 'react';

interface DrawnTextProps extends Omit<ComponentProps<'text'>, 'children'> {
  lines: readonly ReactNode[];
  /** How far a line is below the one before, in em. */
  leading?: number;
}

/**
 * A text in a drawing. A space follows each of its lines, because programs that read only the words know no places. Between two
 * lines the space has a place of its own: it would move a line that ends or is centred there.
 */
export function DrawnText({ lines: [first, ...others], leading = 1.1, ...text }: DrawnTextProps) {
  const below = (line: ReactNode, key: number) => (
    <Fragment key={key}>
      <tspan x={text.x}> </tspan>
      <tspan x={text.x} dy={`${leading}em`}>
        {line}
      </tspan>
    </Fragment>
  );
  return (
    <>
      <text {...text}>
        {/* One text alone is set as a whole, also over a translator's elements. */}
        {others.length > 0 ? [first, ...others.map(below)] : first}
      </text>{' '}
    </>
  );
}
