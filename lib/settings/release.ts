import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { processWide } from './process-wide.ts'

/** The version of the running portal, as `package.json` has it. */
export function release(): string {
  return processWide('release', () => {
    const file = join(/* turbopackIgnore: true */ process.cwd(), 'package.json')
    const { version }: { version: string } = JSON.parse(readFileSync(file, 'utf8'))
    return version
  })
}
