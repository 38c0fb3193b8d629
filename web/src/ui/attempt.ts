/**
 * Does what the page asks of the browser for comfort alone, and returns its result. Undefined where that throws: a browser
 * may refuse it, and an extension may have replaced the method. The page goes on without.
 */
export function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
