/** `npm test`: every check there is, from a fresh clone. Stops at the first step that fails. */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { built, fail, nodePath, projectEnvironment, ready, run, say } from './bootstrap.mjs'

const debianChromium = '/usr/bin/chromium'
const debianPostgres = '/usr/lib/postgresql'

await ready()
await browser()
await step('Route types', 'next/dist/bin/next', ['typegen'])
await step('Types', 'typescript/bin/tsc', ['--noEmit'])
await step('Lint', 'eslint/bin/eslint.js', ['--max-warnings', '0', '.'])
await step('Format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.'])
await step('Leftovers', 'knip/bin/knip.js', [])
await step('Unit, integration and architecture', 'vitest/vitest.mjs', ['run'])
if (existsSync(debianPostgres) && readdirSync(debianPostgres).length > 0) {
  const onPostgres = { TEST_ENGINE: 'postgres' }
  await step('Again on PostgreSQL', 'vitest/vitest.mjs', ['run', '--project', 'unit'], onPostgres)
} else {
  say('\n— Again on PostgreSQL: left out, since Debian’s PostgreSQL is not installed.')
}
await built()
await step('End to end', 'playwright/cli.js', ['test'])
say('\nAll tests passed.')

async function step(name, tool, args, environment = {}) {
  say(`\n— ${name}`)
  const code = await run(nodePath(), [join(process.cwd(), 'node_modules', tool), ...args], {
    env: projectEnvironment({ CI: process.env.CI ?? 'true', ...environment }),
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
  if ((await run(nodePath(), [cli, 'install', 'chromium'])) !== 0) {
    fail('No browser could be installed.')
  }
}
