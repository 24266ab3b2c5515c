import react from '@vitejs/plugin-react'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vitest/config'
import { LongestFirst } from './tests/support/longest-first.ts'
import { memoryFolder } from './tests/support/memory-folder.ts'
import { databaseFiles, filesOf } from './tests/support/test-projects.ts'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))
const disk = tmpdir()
process.env.TMPDIR = memoryFolder()

/** Starting a thread and loading its modules for each file costs more than the tests in it. */
const sharedThreads = { pool: 'threads', isolate: false } as const
const databaseTemplate = ['tests/support/global-setup.ts', 'tests/support/run-folder.ts']

export default defineConfig({
  plugins: [react()],
  // A drawing is referenced at an address, as in the build, whatever its size.
  build: { assetsInlineLimit: 0 },
  resolve: {
    alias: [
      { find: /^server-only$/, replacement: here('./node_modules/server-only/empty.js') },
      { find: /^@\//, replacement: here('./') },
    ],
  },
  test: {
    env: { LOG_LEVEL: 'silent', DATA_DIR: join(tmpdir(), 'portal-tests') },
    // Many tests wait for a process, a mail server or a clock.
    maxWorkers: availableParallelism() + 1,
    // Real databases on a busy machine: slow is no failure.
    testTimeout: 60_000,
    hookTimeout: 120_000,
    sequence:
      process.env.SHUFFLE_FILES === '1'
        ? { shuffle: { files: true } }
        : { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'pure',
          include: filesOf('pure'),
          setupFiles: 'tests/support/own-process.ts',
          ...sharedThreads,
        },
      },
      {
        extends: true,
        test: { name: 'architecture', include: filesOf('architecture'), ...sharedThreads },
      },
      {
        extends: true,
        resolve: {
          alias: [
            {
              find: /^next\/navigation$/,
              replacement: here('./tests/support/next-navigation.tsx'),
            },
          ],
        },
        test: {
          name: 'interface',
          include: filesOf('interface'),
          environment: 'jsdom',
          // Making a window costs more than the tests in it; these share one, and clean up.
          isolate: false,
          setupFiles: 'tests/support/interface-setup.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'database',
          include: databaseFiles(process.env.DATABASE_FILES),
          globalSetup: databaseTemplate,
          setupFiles: [
            'tests/support/own-process.ts',
            'tests/support/database-setup.ts',
            ...(process.env.RECORD_STATEMENTS ? ['tests/support/record-statements.ts'] : []),
          ],
          ...sharedThreads,
        },
      },
      {
        extends: true,
        test: {
          name: 'golden',
          include: filesOf('golden'),
          globalSetup: databaseTemplate,
          setupFiles: ['tests/support/own-process.ts', 'tests/support/database-setup.ts'],
        },
      },
      {
        extends: true,
        test: {
          name: 'deep',
          include: filesOf('deep'),
          globalSetup: databaseTemplate,
          // These tests end processes in mid-write: they are about files on a disk.
          env: { TMPDIR: disk },
          // Each starts processes that open, write and dump whole databases.
          testTimeout: 300_000,
          hookTimeout: 600_000,
          // Like a journey: what passes then is printed as flaky, and mended next.
          retry: 1,
        },
      },
    ],
  },
})
