import { readdirSync, readFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import type { Tree } from './rule'

export const projectRoot = process.cwd()

/** Folders that git ignores, and binary files. */
const skipped =
  /^(?:node_modules|\.git|\.next|\.data|\.cache|test-results|playwright-report|next-env\.d\.ts|.*\.tsbuildinfo|\.env|\.env\.local)$/
const texts = /\.(?:ts|tsx|mjs|css|json|md|sql)$/

/** Every file below a folder that belongs to the project, in order; other than text as ''. */
export function readTree(root = projectRoot): Tree {
  return pathsBelow(root, root).map((path) => ({
    path,
    text: texts.test(path) ? readFileSync(join(root, path), 'utf8') : '',
  }))
}

function pathsBelow(root: string, folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter(({ name }) => !skipped.test(name))
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .flatMap((entry) => {
      const path = join(folder, entry.name)
      return entry.isDirectory() ? pathsBelow(root, path) : [relative(root, path)]
    })
}
