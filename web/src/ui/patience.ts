/** How long a visitor is left to wait for an answer, in milliseconds. Then the page says that none has come. */
export const patience = 20_000;
