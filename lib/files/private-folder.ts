import { chmodSync, existsSync, lstatSync, readdirSync, realpathSync } from 'node:fs'
import { join } from 'node:path'

/** The rights of the group and of all other accounts. */
const others = 0o077

/**
 * Takes all rights of other accounts from a folder and everything in it. A folder comes before what
 * it holds: once it is closed, no other account can replace that. A symbolic link is not followed,
 * since it leads to files of something else. What belongs to another account stays as it is, and is
 * reported in one line.
 */
export function makePrivate(folder: string, report: (line: string) => void): void {
  if (!existsSync(folder)) return
  const pending = [realpathSync(folder)]
  const foreign: string[] = []
  for (const path of pending) {
    const found = lstatSync(path, { throwIfNoEntry: false })
    if (!found || found.isSymbolicLink()) continue
    const isOpen = (found.mode & others) !== 0
    if (isOpen && !isDone(() => chmodSync(path, found.mode & ~others & 0o7777))) foreign.push(path)
    if (!found.isDirectory()) continue
    const isRead = isDone(() => pending.push(...readdirSync(path).map((name) => join(path, name))))
    if (!isRead && !foreign.includes(path)) foreign.push(path)
  }
  const [first, ...more] = foreign
  if (first === undefined) return
  const all = more.length === 0 ? first : `${first} and ${more.length} more`
  report(`The portal cannot close ${all} to other accounts of this machine: its owner can.`)
}

/** Whether work was allowed. Other processes may have removed what it is about. */
function isDone(work: () => void): boolean {
  try {
    work()
    return true
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ENOENT'
  }
}
