import { existsSync, readdirSync } from 'node:fs'
import { join, relative, sep } from 'node:path'

/** Files of `app` that Next serves at the root. */
const rootFiles = ['/favicon.ico', '/icon.svg', '/apple-icon.png', '/robots.txt']

/**
 * The paths of all static files of a built portal: those of the build and of `public`. They are read
 * once, because for a file that is missing Next renders a page, one for each address.
 */
export function servedFiles(root: string): ReadonlySet<string> {
  return new Set([
    ...rootFiles,
    ...pathsBelow(join(root, 'public')),
    ...pathsBelow(join(root, '.next', 'static')).map((path) => `/_next/static${path}`),
  ])
}

function pathsBelow(folder: string): string[] {
  if (!existsSync(folder)) return []
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => `/${relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')}`)
}
