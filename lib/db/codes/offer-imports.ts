/**
 * The states of a file of offers: its pictures can still come, its lines are checked, what would
 * change can be seen, it is being taken over, it is taken over, and it was put aside.
 */
export const importStates = ['open', 'checking', 'checked', 'taking', 'done', 'ended'] as const

export type ImportState = (typeof importStates)[number]

/** The states of a file before it is taken over. */
export const untakenStates: readonly ImportState[] = ['open', 'checking', 'checked']

/** The states of a file that is deleted after a month; one that is `taking` for so long got stuck. */
export const endedImportStates: readonly ImportState[] = ['done', 'ended', 'taking']

/** What a line of it does: adds an offer, changes one, changes nothing, or is refused. */
export const lineResults = ['new', 'changed', 'unchanged', 'refused'] as const

export type LineResult = (typeof lineResults)[number]

/** What a line names a file for. */
export const importFileUses = ['picture', 'certificate'] as const

export type ImportFileUse = (typeof importFileUses)[number]
