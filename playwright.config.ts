import { defineConfig } from '@playwright/test'
import { availableParallelism } from 'node:os'
import { debianBrowser } from './tests/support/debian-browser.ts'
import { portalData, portalPort } from './tests/support/served-portal.ts'

const port = portalPort
const logs = 'journeys/logs.spec.ts'
/** Tests in a row that take so long that the other workers would end before them. */
const long = [
  ...['cost', 'tables-provider', 'search-engines', 'database-away'].map(
    (name) => `journeys/${name}.spec.ts`,
  ),
  'golden/pages.spec.ts',
]

/** End to end: the built portal with a fresh database, in Debian's Chromium where it is. */
export default defineConfig({
  testDir: 'e2e',
  outputDir: 'test-results',
  snapshotPathTemplate: 'tests/golden/files/pages/{arg}{ext}',
  fullyParallel: true,
  // A page also waits for the network and for animations.
  workers: availableParallelism() + 1,
  forbidOnly: true,
  // What passes then is printed as flaky, and mended next.
  retries: 1,
  reporter: [['list'], ['./tests/support/failed-page.ts']],
  timeout: 90_000,
  // What is waited for comes late on a busy machine: slow is no failure.
  expect: { timeout: 30_000 },
  use: {
    baseURL: `http://localhost:${port}`,
    // Recording every step slows a whole run down; where one test is looked at, it tells what went wrong.
    trace: process.env.CI ? 'off' : 'retain-on-failure',
    launchOptions: {
      args: ['--no-sandbox', '--disable-background-networking', '--disable-component-update'],
      ...debianBrowser(),
    },
  },
  // What `npm test` runs, and what `npm run test:all` adds. Both end with what the log may hold.
  projects: [
    { name: 'gate', testIgnore: logs, grepInvert: /@deep|@other/, teardown: 'logs' },
    { name: 'deep, long', testMatch: long, grep: /@deep/, teardown: 'logs' },
    { name: 'deep', testIgnore: [logs, ...long], grep: /@deep/, teardown: 'logs' },
    { name: 'other', grep: /@other/ },
    { name: 'logs', testMatch: logs },
  ],
  webServer: {
    command: 'node tests/support/serve.ts',
    url: `http://localhost:${port}/api/ready`,
    timeout: 180_000,
    reuseExistingServer: false,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 15_000 },
    env: { PORT: String(port), LOG_LEVEL: 'trace', PORTAL_E2E_DATA: portalData() },
  },
})
