/** Plain JavaScript: it runs before anything is installed. */
import { existsSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { nodePath, run } from './bootstrap.mjs'

/** Installs Debian's browser where that can be done and is not; else the one Playwright fetches. */
export async function installBrowser() {
  const paths = JSON.parse(readFileSync(join(process.cwd(), 'tests/support/browsers.json'), 'utf8'))
  if (existsSync(paths[0])) return 0
  if (process.getuid?.() === 0 && existsSync('/usr/bin/apt-get')) {
    const quiet = { stdio: 'ignore' }
    await run('apt-get', ['update', '-qq'], quiet)
    for (const path of paths) {
      if (!paths.some(existsSync))
        await run('apt-get', ['install', '-y', '-qq', basename(path)], quiet)
    }
  }
  if (paths.some(existsSync)) return 0
  const cli = join(process.cwd(), 'node_modules/playwright/cli.js')
  return run(nodePath(), [cli, 'install', 'chromium'])
}
