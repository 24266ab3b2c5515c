import type { Rule, Tree } from './rule'

/** Says of each requirement of OWASP ASVS 5.0.0 where it is met, or what is missing. */
export const asvsFile = 'tests/security/asvs.csv'

/** The list and the files that it names. */
export interface AsvsList {
  text: string
  tree: Tree
}

const head = 'id,level,subject,applies,where,test,state'
const perChapter = [30, 13, 31, 16, 13, 47, 19, 13, 7, 36, 24, 12, 21, 13, 21, 17, 12]
const perLevel = { '1': 70, '2': 183, '3': 92 }
/** Requirements of level 3 that are met as well (RELIABILITY.md 2.1). */
const chosen = '1.2.10 1.3.12 3.4.8 5.2.4 5.2.6 6.3.8 13.2.6 15.4.2 16.5.4'.split(' ')

/** A reason contains spaces; a file does not. */
const isPath = (part: string) => !part.includes(' ')
const testFile = /\.(?:test|spec)\.tsx?$/
/** A line that begins a test, or holds nothing but the title of one. */
const titleLine = /^\s*(?:(?:await )?(?:it|test|describe)\b.*|[\])].*\)\()?['"`]/

function rowsOf({ text }: AsvsList) {
  const lines = text.trimEnd().split('\n').slice(1)
  return lines.map((line, index) => {
    const [id = '', level = '', , applies = '', where = '', test = '', state = ''] = line.split(',')
    const place = `${asvsFile}:${index + 2}`
    return { place, id, level, applies, state, where: partsOf(where), tests: partsOf(test) }
  })
}

type Row = ReturnType<typeof rowsOf>[number]

const partsOf = (cell: string) => (cell === '' ? [] : cell.split('; '))

/** Whether one id may follow another: within a section, in the next one, or in a new chapter. */
function follows(before: string, id: string): boolean {
  const [chapter = 0, section = 0, number = 0] = before.split('.').map(Number)
  const next = [`${chapter}.${section}.${number + 1}`, `${chapter}.${section + 1}.1`]
  return [...next, `${chapter + 1}.1.1`].includes(id)
}

function miscounted(rows: readonly Row[]): string[] {
  const chapters = perChapter.map((wanted, index) => {
    const found = rows.filter(({ id }) => id.startsWith(`${index + 1}.`)).length
    return { name: `chapter ${index + 1}`, found, wanted }
  })
  const levels = Object.entries(perLevel).map(([name, wanted]) => {
    const found = rows.filter(({ level }) => level === name).length
    return { name: `level ${name}`, found, wanted }
  })
  return [...chapters, ...levels]
    .filter(({ found, wanted }) => found !== wanted)
    .map(({ name, found, wanted }) => `${asvsFile} (${name}: ${found} of ${wanted})`)
}

const namesFile = ({ where }: Row) => where.some(isPath)

/** What each state requires of its line. */
const states: Readonly<Record<string, (row: Row) => boolean>> = {
  proven: (row) => row.applies === 'yes' && namesFile(row) && row.tests.length > 0,
  done: (row) => row.applies === 'yes' && namesFile(row),
  documented: (row) => row.applies === 'yes' && namesFile(row),
  deviation: ({ applies, where }) => applies === 'yes' && !where.every(isPath),
  open: ({ applies, where }) => applies === 'yes' && where[0]?.startsWith('missing: ') === true,
  'not applicable': ({ applies, where }) =>
    applies === 'no' && where[0]?.startsWith('no: ') === true,
  beyond: ({ applies, level, id }) => applies === '' && level === '3' && !chosen.includes(id),
}

function textOf(tree: Tree, path: string): string | undefined {
  return tree.find((file) => file.path === path)?.text
}

function isEvidence(tree: Tree, evidence: string): boolean {
  const [path = '', title = '', ...more] = evidence.split(' > ')
  const lines = textOf(tree, path)?.split('\n') ?? []
  const known = lines.some((line) => titleLine.test(line) && line.includes(title))
  return testFile.test(path) && title !== '' && more.length === 0 && known
}

const rowsWhere = (list: AsvsList, violates: (row: Row) => boolean) =>
  rowsOf(list)
    .filter(violates)
    .map(({ place, id }) => `${place} (${id})`)

export const asvs: readonly Rule<AsvsList>[] = [
  {
    name: 'asvs-is-a-plain-table',
    says: `A line has the seven cells of '${head}', without quotes; several values in a cell are separated by semicolons.`,
    violations: ({ text }) =>
      text
        .trimEnd()
        .split('\n')
        .flatMap((line, index) => {
          const right = index === 0 ? line === head : line.split(',').length === 7
          return right && !line.includes('"') ? [] : [`${asvsFile}:${index + 1}`]
        }),
  },
  {
    name: 'asvs-is-whole',
    says: 'Each of the 345 requirements is in the list once, in order and with its level.',
    violations: (list) => {
      const rows = rowsOf(list)
      const ids = ['1.1.0', ...rows.map(({ id }) => id)]
      const misplaced = rows.filter(({ id }, index) => !follows(ids[index] ?? '', id))
      return [...misplaced.map(({ place, id }) => `${place} (${id})`), ...miscounted(rows)]
    },
  },
  {
    name: 'asvs-states-are-earned',
    says: "What is proven names file and test, what is done or documented its file, what is open begins with 'missing: ', what does not apply with 'no: '; only level 3 may be beyond.",
    violations: (list) => rowsWhere(list, (row) => states[row.state]?.(row) !== true),
  },
  {
    name: 'asvs-files-exist',
    says: 'A file that the list names is there.',
    violations: (list) =>
      rowsWhere(list, ({ where }) =>
        where.some((part) => isPath(part) && textOf(list.tree, part) === undefined),
      ),
  },
  {
    name: 'asvs-tests-exist',
    says: "A proof is 'file > title' with the title of a test, or a distinct part of it, as it is in that file.",
    violations: (list) =>
      rowsWhere(list, ({ tests }) => tests.some((evidence) => !isEvidence(list.tree, evidence))),
  },
]
