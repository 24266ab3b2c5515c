/** `npm test`: every check there is, from a fresh clone. Stops at the first step that fails. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { built, fail, nodePath, projectEnvironment, ready, run, say } from './bootstrap.mjs'

const debianChromium = '/usr/bin/chromium'

await ready()
await browser()
const steps = [
  ['Route types', 'next/dist/bin/next', ['typegen']],
  ['Types', 'typescript/bin/tsc', ['--noEmit']],
  ['Lint', 'eslint/bin/eslint.js', ['.']],
  ['Format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']],
  ['Leftovers', 'knip/bin/knip.js', []],
  ['Unit, integration and architecture', 'vitest/vitest.mjs', ['run']],
]
for (const [name, tool, args] of steps) await step(name, tool, args)
await built()
await step('End to end', 'playwright/cli.js', ['test'])
say('All tests passed.')

async function step(name, tool, args) {
  say(`\n— ${name}`)
  const code = await run(nodePath(), [join(process.cwd(), 'node_modules', tool), ...args], {
    env: projectEnvironment({ CI: process.env.CI ?? 'true' }),
  })
  if (code !== 0) fail(`${name}: failed.`, code)
}

/** Debian's browser where it is or can be installed; else the one Playwright fetches. */
async function browser() {
  if (existsSync(debianChromium)) return
  say('Installing a browser for the end to end tests …')
  const quiet = { stdio: ['ignore', 'ignore', 'inherit'] }
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    await run('apt-get', ['update', '-qq'], quiet)
    await run('apt-get', ['install', '-y', '-qq', 'chromium'], quiet)
  }
  if (existsSync(debianChromium)) return
  const cli = join(process.cwd(), 'node_modules/playwright/cli.js')
  if ((await run(nodePath(), [cli, 'install', 'chromium'])) !== 0) fail('No browser could be installed.')
}
