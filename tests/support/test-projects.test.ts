import { readTree } from '@/tests/architecture/rules/project'
import { describe, expect, it } from 'vitest'
import { databaseFiles, filesOf, projectOf, testProjects } from './test-projects'

const service = 'features/news/server/news.test.ts'
const rules = 'features/news/rules.test.ts'
const testDatabase = '@/tests/support/test-database'

const importing = (...names: string[]) =>
  names.map((name) => `import { used } from '${name}'`).join('\n')
const loading = (name: string) => `const { used } = await import('${name}')`

describe('the project of a test', () => {
  it.each([
    ['interface', 'components, which need a window', 'components/pager/pager.test.tsx', ''],
    [
      'interface',
      'components, whatever they import',
      'components/pager/pager.test.tsx',
      importing(testDatabase),
    ],
    ['deep', 'faults', 'tests/faults/approvals.test.ts', ''],
    ['deep', 'the embedded engine', 'lib/embedded-postgres/lock.test.ts', ''],
    ['deep', 'the embedded database', 'lib/db/embedded.test.ts', ''],
    ['deep', 'processes', service, importing('node:child_process')],
    ['deep', 'threads', service, loading('node:worker_threads')],
    [
      'deep',
      'database servers, even next to the test database',
      service,
      importing('@/tests/support/postgres', testDatabase),
    ],
    ['database', 'the test database', service, importing(testDatabase)],
    [
      'database',
      'the test database by a relative path',
      'tests/search/judging.test.ts',
      importing('../support/test-database.ts'),
    ],
    [
      'database',
      'a support module that opens the test database',
      service,
      importing('@/tests/support/accounts'),
    ],
    [
      'database',
      'calls, though it is in tests/architecture',
      'tests/architecture/access.test.ts',
      importing(testDatabase),
    ],
    ['architecture', 'the code', 'tests/architecture/modules.test.ts', ''],
    ['pure', 'rules', rules, importing('./rules')],
    [
      'pure',
      'rules, with a support module that opens nothing',
      rules,
      importing('@/tests/support/dialogs'),
    ],
  ])('is %s for a test of %s', (project, _subject, file, text) => {
    expect(projectOf(file, text)).toBe(project)
  })

  it('is exactly one for every test file', () => {
    const files = readTree()
      .map(({ path }) => path)
      .filter((path) => /\.test\.[a-z]+$/.test(path))
    expect(testProjects.flatMap(filesOf).toSorted()).toEqual(files.toSorted())
  })
})

describe('the second engine', () => {
  it('runs what needs SQL of its own kind, and not what fails on both for the same reason', () => {
    const files = databaseFiles('second engine')
    expect(files).toContain('lib/db/database.test.ts')
    expect(files).toContain('features/search/server/search-documents.test.ts')
    expect(files).not.toContain('features/news/server/news.test.ts')
    expect(filesOf('database')).toEqual(expect.arrayContaining(files))
  })

  it('runs what the gate leaves out', () => {
    const gate = databaseFiles('gate')
    const rest = filesOf('database').filter((file) => !gate.includes(file))
    expect(rest).toContain('tests/markets/every-pair.test.ts')
    expect(rest).toContain('features/search/server/search-documents.test.ts')
    expect(databaseFiles('second engine')).toEqual(expect.arrayContaining(rest))
    expect(databaseFiles()).toEqual(filesOf('database'))
  })
})
