import { execFileSync } from 'node:child_process'
import {
  cpSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { nextCli } from '../../app/commands/bootstrap.mjs'
import { runNode } from '../support/servers.ts'

/** What is seen on the pages of the second release, and on no page of this one. */
export const secondMark = 'Second release.'

/** What makes a build, with the files of the project at its root. */
const sources = ['app', 'components', 'features', 'lib', 'messages', 'public']
const rootFiles = '{package.json,package-lock.json,tsconfig.json,*.ts}'

const copyright = /("copyright": "[^"]*)"/
const clientModule = /^'use client'\n/

/** A release in a folder of its own. */
export interface Release {
  folder: string
  remove: () => void
}

/**
 * Builds the next release: the sources of this one, with one difference that is seen on every page,
 * and another in each of our modules for the browser, so that no script of ours is the same.
 */
export async function secondRelease(): Promise<Release> {
  const folder = mkdtempSync(join(tmpdir(), 'fault-release-'))
  for (const name of [...sources, ...globSync(rootFiles)]) {
    cpSync(name, join(folder, name), { recursive: true })
  }
  copyPackages(folder)
  rewrite(folder, 'messages/{en,ar}.json', (text) => text.replace(copyright, `$1 ${secondMark}"`))
  rewrite(folder, '{app,components,features,lib}/**/*.tsx', (text) =>
    text.replace(clientModule, `$&Object.assign(globalThis, { isSecondRelease: true })\n`),
  )
  rewrite(folder, 'package.json', (text) => text.replace(/("version": "[\d.]*)"/, '$1-second"'))
  const cli = join(folder, relative(process.cwd(), nextCli()))
  await runNode([cli, 'build'], { NEXT_TELEMETRY_DISABLED: '1' }, folder)
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) }
}

/** By links where the file system has them; caches are each build's own. */
function copyPackages(folder: string): void {
  mkdirSync(join(folder, 'node_modules'))
  const packages = globSync('node_modules/*', { exclude: ['node_modules/.cache'] })
  const into = ['--target-directory', join(folder, 'node_modules')]
  try {
    execFileSync('cp', ['--archive', '--link', ...packages, ...into], { stdio: 'pipe' })
  } catch {
    execFileSync('cp', ['--archive', '--force', ...packages, ...into], { stdio: 'pipe' })
  }
}

function rewrite(folder: string, files: string, change: (text: string) => string): void {
  const changed = globSync(files, { cwd: folder }).filter((name) => {
    const before = readFileSync(join(folder, name), 'utf8')
    const after = change(before)
    if (after !== before) writeFileSync(join(folder, name), after)
    return after !== before
  })
  if (changed.length === 0)
    throw new Error(`nothing in ${files} is different in the second release`)
}
