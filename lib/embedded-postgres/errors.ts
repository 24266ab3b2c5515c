/**
 * The engine is closed, was restarted or did not answer in time. Whether the last statement took
 * effect is not known: repeat it only under an idempotency key.
 */
export class EngineUnavailable extends Error {
  override readonly name = 'EngineUnavailable'
}

/** The volume has no space to open the database; nothing was written. */
export class VolumeFull extends Error {
  override readonly name = 'VolumeFull'
}

/** The database cannot be opened as things are. The message is one line for the operator. */
export class OpenRefused extends Error {
  override readonly name: string = 'OpenRefused'
}

/** A dump could not be read back, and was not kept. The message is one line for the operator. */
export class DumpRefused extends Error {
  override readonly name = 'DumpRefused'
}

/** Behind a line about damage: the way on. */
export const whatToDo = "(RUNBOOK.md, 'The database is damaged')"

/** Messages of the operating system: the data is not damaged when one of them is the cause. */
export const systemErrors =
  /Permission denied|Read-only file system|Too many open files|Cannot allocate memory|No space left|out of memory|could not allocate|EACCES|EPERM|EROFS|EMFILE|ENOMEM|ENOSPC|RangeError/i

/** The message of anything that was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error)
}

/** Another process has the directory open. */
export class DirectoryLocked extends OpenRefused {
  override readonly name = 'DirectoryLocked'
  readonly holder: number | undefined

  constructor(directory: string, holder: number | undefined) {
    const who = holder === undefined ? 'another process' : `process ${holder}`
    super(`The database folder ${directory} is in use by ${who}.`)
    this.holder = holder
  }
}

/** An earlier version of the engine wrote the directory: its rows can be carried over. */
export class WrittenEarlier extends OpenRefused {
  override readonly name = 'WrittenEarlier'
}
