import { type ComponentProps, Fragment } from 'react';

/** A link that writes to an e-mail address. Where that does not fit a line, the line ends after the at sign or before a dot. */
export function EmailLink({ children, ...props }: ComponentProps<'a'> & { children: string }) {
  return (
    <a href={`mailto:${children}`} {...props}>
      <span>
        {[...children.matchAll(/[^@][^@.]*@?/g)].map(({ 0: part, index }) => (
          <Fragment key={index}>
            {index > 0 && <wbr />}
            {part}
          </Fragment>
        ))}
      </span>
    </a>
  );
}
