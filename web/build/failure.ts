import { type BuildFailure, formatMessages } from 'esbuild';

/** An error as a developer wants to read it: esbuild's with file and line, others by their message. */
export async function describe(error: unknown, color: boolean): Promise<string> {
  if (isBuildFailure(error)) {
    // The notes name the plugin that called esbuild back: of no use to who wrote the page.
    const errors = error.errors.map((message) => ({ ...message, notes: [] }));
    return (await formatMessages(errors, { kind: 'error', color })).join('\n').trimEnd();
  }
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}

function isBuildFailure(error: unknown): error is BuildFailure {
  return error instanceof Error && 'errors' in error;
}
