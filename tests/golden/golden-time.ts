/** The clock of every golden file: a working day after all that the data says of its checks. */
export const goldenTime = '2026-12-01T09:00:00Z'

/** A text without what differs in each run: the random names of stored files, and where a server is. */
export const masked = (text: string, origin: string, name: string) =>
  text.replaceAll(origin, name).replaceAll(/\b[0-9a-f]{32}\b/g, 'KEY')
