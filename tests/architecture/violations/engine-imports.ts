import { file, type ViolatingImports } from './modules'

const engine = 'lib/embedded-postgres'

/** Imports into and out of the embedded engine. */
export const violatingEngineImports: Readonly<Record<string, ViolatingImports>> = {
  'embedded-postgres-is-a-package': {
    files: [
      file(`${engine}/engine.ts`, ['@/lib/db/open', './errors']),
      file(`${engine}/errors.ts`),
      file('lib/db/open.ts', [`@/${engine}/errors`, `@/${engine}/engine`]),
      file('lib/jobs/job.ts', [`@/${engine}/errors`]),
    ],
    broken: [
      `${engine}/engine.ts → lib/db/open.ts`,
      `lib/db/open.ts → ${engine}/engine.ts`,
      `lib/jobs/job.ts → ${engine}/errors.ts`,
    ],
  },
}
