/** Returns the result of what the page can do without. Undefined where it throws, as a browser may refuse it. */
export function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
