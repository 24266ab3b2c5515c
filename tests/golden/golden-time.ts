/** The clock of every golden file: a working day after all that the data says of its checks. */
export const goldenTime = '2026-12-01T09:00:00Z'

/** Random names of stored files, which differ in each installation. */
export const withoutKeys = (text: string) => text.replaceAll(/\b[0-9a-f]{32}\b/g, 'KEY')
