/** The name of a new puzzle for practice: its grade and a seed, which is all the server needs to make it. */
export const practiceId = (grade: number): string =>
  `${grade}-${(crypto.getRandomValues(new Uint32Array(1))[0] ?? 1).toString(16)}`;
