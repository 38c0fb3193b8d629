interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** How many lines a run prints when the output is not a terminal. */
const sparse = 10;
const width = 28;

/**
 * Returns a function that reports how many of `total` steps are done. On a terminal it redraws one line with a bar
 * and an estimate of the remaining time. Elsewhere it prints a line for every tenth of the steps.
 */
export function progress(total: number, terminal: Terminal, now: () => number = Date.now): (done: number) => void {
  const began = now();
  let printed = -1;
  return (done) => {
    const part = done / total;
    const step = Math.floor(part * (terminal.isTTY ? 200 : sparse));
    if (step === printed) return;
    printed = step;
    const left = done === 0 ? '' : `, ${Math.ceil(((now() - began) / 1000 / part) * (1 - part))} s left`;
    const percent = `${Math.round(100 * part)} %`.padStart(5);
    if (!terminal.isTTY) {
      terminal.write(`${percent}, frame ${done} of ${total}${left}\n`);
      return;
    }
    const bar = '█'.repeat(Math.round(part * width)).padEnd(width, '░');
    terminal.write(`\r\x1b[K${bar} ${percent}, frame ${done} of ${total}${left}${done === total ? '\n' : ''}`);
  };
}
