/** Plain JavaScript: it runs before anything is installed. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { nodePath, run } from './bootstrap.mjs'

/**
 * Installs Debian's headless browser where that can be done, since it renders in two thirds of the
 * processor time; else any browser of Debian serves, and else the one that Playwright fetches.
 */
export async function installBrowser() {
  const paths = JSON.parse(readFileSync(join(process.cwd(), 'tests/support/browsers.json'), 'utf8'))
  if (existsSync(paths[0])) return 0
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quiet = { stdio: 'ignore' }
    await run('apt-get', ['update', '-qq'], quiet)
    for (const path of paths) {
      await run('apt-get', ['install', '-y', '-qq', basename(path)], quiet)
      if (paths.some(existsSync)) break
    }
  }
  if (paths.some(existsSync)) return 0
  const cli = join(process.cwd(), 'node_modules/playwright/cli.js')
  return run(nodePath(), [cli, 'install', 'chromium'])
}
