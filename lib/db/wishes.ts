import { processWide } from '../settings/process-wide.ts'
import { tellHolder } from '../embedded-postgres/lock.ts'
import { embeddedPaths } from '../embedded-postgres/paths.ts'

/** What a command may ask of the process that has the embedded database. */
export type Wish = 'search:rebuild'

const granting = () => processWide('wishes', () => new Map<string, () => void>())

/** Says what this process does when it is asked. */
export function grantWish(wish: Wish, grant: () => void): void {
  granting().set(wish, grant)
}

/** Somebody told the holder of the database something; what is no wish is not heard. */
export function hearWish(told: string): void {
  granting().get(told)?.()
}

/** Asks the process that has the database of a data directory; false where none has it. */
export function tellWish(dataDir: string, wish: Wish): Promise<boolean> {
  return tellHolder(embeddedPaths(dataDir).root, wish)
}
