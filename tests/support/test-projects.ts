import { globSync, readFileSync } from 'node:fs'
import { basename, dirname, join, normalize } from 'node:path'

/**
 * Which Vitest project runs a test file. The rule reads the path and the imports, so a new test
 * file needs no entry in a list. The first that fits:
 *
 * - `interface`: `*.test.tsx`, which need a window.
 * - `golden`: compares with a golden file. Only in `npm run test:all`.
 * - `deep`: starts processes, threads or database servers of its own. Only in `npm run test:all`.
 * - `database`: opens the test database, in any folder. In the gate on one engine and in
 *   `npm run test:all` on the second one in part (`databaseFiles`).
 * - `architecture`: the other tests in `tests/architecture`.
 * - `pure`: everything else.
 */
export const testProjects = [
  'pure',
  'database',
  'interface',
  'architecture',
  'deep',
  'golden',
] as const
export type TestProject = (typeof testProjects)[number]

const testFiles = '{app,components,features,lib,tests}/**/*.test.{ts,tsx}'

const deepFolders = /^(?:tests\/faults\/|lib\/embedded-postgres\/|lib\/db\/embedded\.)/
const deepImports = [
  'node:child_process',
  'node:worker_threads',
  'tests/support/postgres',
  'tests/support/run-command',
]
const databaseImports = supportThatOpens('tests/support/test-database')

/** The project of a test file, by its path from the root of the project and its text. */
export function projectOf(file: string, text = readFileSync(file, 'utf8')): TestProject {
  if (file.endsWith('.tsx')) return 'interface'
  const imported = importsOf(file, text)
  if (file.startsWith('tests/golden/')) return 'golden'
  if (deepFolders.test(file) || imported.some((name) => deepImports.includes(name))) return 'deep'
  if (imported.some((name) => databaseImports.has(name))) return 'database'
  return file.startsWith('tests/architecture/') ? 'architecture' : 'pure'
}

/** Every test file of a project. */
export function filesOf(project: TestProject): string[] {
  return globSync(testFiles).filter((file) => projectOf(file) === project)
}

/** What PGlite may do otherwise than a server of PostgreSQL: searching, JSON, sets, windows, locks. */
const ownKinds =
  /tsquery|tsvector|similarity|jsonb?_(?:agg|build|array|object)|with recursive|lateral|unnest|array_agg|generate_series|percentile_cont|filter \(where|\bover \(|distinct on|regexp_|skip locked|advisory/

/** Long tests of a whole, each of whose parts has a test in the gate as well. */
const wholes = /^(?:tests\/markets\/|features\/search\/server\/search-documents\.)/

/** The database tests of the gate. */
const filesOfGate = () => filesOf('database').filter((file) => !wholes.test(file))

/**
 * The database tests that the second engine runs: those of `lib`, which all SQL uses, those next to SQL
 * of a kind of its own, and those of a whole. Any other fails on both engines for the same reason.
 */
function filesOnSecondEngine(): string[] {
  return filesOf('database').filter(
    (file) =>
      wholes.test(file) ||
      file.startsWith('lib/') ||
      (file.startsWith('features/') && ownKinds.test(codeNextTo(file))),
  )
}

/** The database tests of a command, all of them where nothing else is named. */
export function databaseFiles(named?: string): string[] {
  if (named === 'gate') return filesOfGate()
  return named === 'second engine' ? filesOnSecondEngine() : filesOf('database')
}

/** The production code of the subject that a test is about, and its SQL. */
function codeNextTo(file: string): string {
  const [subject = ''] = basename(file).split('.')
  return globSync(`${subject}{,.*}.ts`, { cwd: dirname(file) })
    .filter((name) => !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(dirname(file), name), 'utf8'))
    .join('\n')
}

/** What a file imports; modules of this project as paths from its root, without extension. */
function importsOf(file: string, text = readFileSync(file, 'utf8')): string[] {
  const names = text.matchAll(/(?:from|import\()\s*'([^']+)'/g)
  return [...names].map(([, name = '']) => {
    const path = name.startsWith('.') ? normalize(join(dirname(file), name)) : name
    return path.replace(/^@\//, '').replace(/\.tsx?$/, '')
  })
}

/** The modules of `tests/support` that lead to this one, and this one. */
function supportThatOpens(goal: string): Set<string> {
  const modules = globSync('tests/support/*.{ts,tsx}').map((file) => ({
    name: file.replace(/\.tsx?$/, ''),
    imported: importsOf(file),
  }))
  const found = new Set([goal])
  for (let before = 0; before !== found.size;) {
    before = found.size
    for (const { name, imported } of modules) {
      if (imported.some((other) => found.has(other))) found.add(name)
    }
  }
  return found
}
