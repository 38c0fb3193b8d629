/** How long the page waits for a response or for more of it, in milliseconds. Then it says that none has come. */
export const requestTimeout = 20_000;
