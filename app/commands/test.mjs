/** `npm test`: every check there is, from a fresh clone. Stops at the first step that fails. */
import { existsSync, readFileSync, readdirSync } from 'node:fs'
import { basename, join } from 'node:path'
import { built, fail, nodePath, projectEnvironment, ready, run, say } from './bootstrap.mjs'

const debianPostgres = '/usr/lib/postgresql'

await ready()
await browser()
await step('Route types', 'next/dist/bin/next', ['typegen'])
await Promise.all([
  step('Types', 'typescript/bin/tsc', ['--noEmit']),
  step('Lint', 'eslint/bin/eslint.js', ['--max-warnings', '0', '.']),
  step('Lint of stylesheets', 'stylelint/bin/stylelint.mjs', [
    '{app,components,features,lib}/**/*.css',
  ]),
])
await Promise.all([
  step('Format', 'prettier/bin/prettier.cjs', ['--check', '--log-level', 'warn', '.']),
  step('Leftovers', 'knip/bin/knip.js', []),
])
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

/** Installs Debian's browser where that can be done and is not; else the one Playwright fetches. */
async function browser() {
  const paths = JSON.parse(readFileSync(join(process.cwd(), 'tests/support/browsers.json'), 'utf8'))
  if (existsSync(paths[0])) return
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    say('Installing a browser for the end to end tests …')
    const quiet = { stdio: 'ignore' }
    await run('apt-get', ['update', '-qq'], quiet)
    for (const path of paths) {
      if (!paths.some(existsSync))
        await run('apt-get', ['install', '-y', '-qq', basename(path)], quiet)
    }
  }
  if (paths.some(existsSync)) return
  const cli = join(process.cwd(), 'node_modules/playwright/cli.js')
  if ((await run(nodePath(), [cli, 'install', 'chromium'])) !== 0) {
    fail('No browser could be installed.')
  }
}
