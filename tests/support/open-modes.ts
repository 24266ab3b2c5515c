import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'

/** The files and folders, from this one on, to which other accounts have a right, with their modes. */
export function openToOthers(path: string): string[] {
  const found = lstatSync(path, { throwIfNoEntry: false })
  if (!found || found.isSymbolicLink()) return []
  const own = found.mode & 0o077 ? [`${path} ${(found.mode & 0o7777).toString(8)}`] : []
  const inner = found.isDirectory() ? readdirSync(path) : []
  return [...own, ...inner.flatMap((name) => openToOthers(join(path, name)))]
}
