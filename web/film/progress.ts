interface Terminal {
  isTTY?: boolean;
  write(text: string): unknown;
}

/** How many lines a run prints where the output is a file and not a terminal. */
const sparse = 10;
const width = 28;

/**
 * Gives a function to call with the number of steps that are done. On a terminal it keeps a bar with an
 * estimate on one line; elsewhere it prints a line now and then.
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
