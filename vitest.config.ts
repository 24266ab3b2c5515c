import react from '@vitejs/plugin-react'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'

/** Processes, files and the embedded engine itself: on PostgreSQL they would only run once more. */
const sameOnBothEngines =
  process.env.TEST_ENGINE === 'postgres'
    ? [
        'app/commands/**',
        'lib/db/engine/**',
        'lib/files/**',
        'lib/pictures/**',
        'tests/faults/enquiry-kills.test.ts',
      ]
    : []

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
          include: ['{app,components,features,lib,tests}/**/*.test.ts'],
          exclude: ['tests/architecture/**', ...sameOnBothEngines],
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
