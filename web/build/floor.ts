/** The oldest browsers that get the whole site, by their names. The pages of older ones are plain. */
export const floor = { Chrome: '109', Firefox: '115', Safari: '16.4' } as const;
