import react from '@vitejs/plugin-react'
import { globSync, readFileSync } from 'node:fs'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

const unitTests = '{app,components,features,lib,tests}/**/*.test.ts'
const asksTestDatabase =
  /tests\/support\/(?:accounts|companies|content|enquiries|offers|test-database)'/

/** On PostgreSQL only what asks the test database: the rest would only run once more. */
const include =
  process.env.TEST_ENGINE === 'postgres'
    ? globSync(unitTests).filter((file) => asksTestDatabase.test(readFileSync(file, 'utf8')))
    : [unitTests]

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

export default defineConfig({
  plugins: [react()],
  resolve: {
    alias: [
      { find: /^server-only$/, replacement: here('./node_modules/server-only/empty.js') },
      { find: /^@\//, replacement: here('./') },
    ],
  },
  test: {
    globalSetup: ['tests/support/global-setup.ts', 'tests/support/run-folder.ts'],
    env: { LOG_LEVEL: 'silent', DATA_DIR: join(tmpdir(), 'portal-tests') },
    // Many tests wait for a process, a mail server or a clock.
    maxWorkers: availableParallelism() + 1,
    // Real databases on a busy machine: slow is no failure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include,
          exclude: ['tests/architecture/**'],
        },
      },
      {
        extends: true,
        test: {
          name: 'interface',
          include: ['{components,features,lib}/**/*.test.tsx'],
          environment: 'jsdom',
          // Making a window costs more than the tests in it; these share one, and clean up.
          isolate: false,
          setupFiles: 'tests/support/interface-setup.ts',
        },
      },
      { extends: true, test: { name: 'architecture', include: ['tests/architecture/*.test.ts'] } },
    ],
  },
})
