import { Fragment } from 'react';

/** An e-mail address. Where it does not fit a line, that ends after the at sign or before a dot. */
export function EmailText({ children }: { children: string }) {
  return (
    <span>
      {[...children.matchAll(/[^@][^@.]*@?/g)].map(({ 0: part, index }) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </span>
  );
}
