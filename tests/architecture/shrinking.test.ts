import { ESLint } from 'eslint'
import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  exceptedFiles,
  exceptedFrom,
  functionBounds,
  rulesWithExceptions,
} from './rules/excepted.mjs'
import { readImports } from './rules/imports'
import { readTree } from './rules/project'
import { shrinking } from './rules/shrinking'
import { violatingProjects } from './violations/shrinking'

const tree = readTree()
const project = { tree, graph: await readImports(tree) }

/** What is new breaks the rule; what is mended is taken out of the list. */
function expectOnlyExcepted(rule: string, says: string, found: readonly string[]) {
  const known = exceptedFrom(rule)
  const more = found.filter((place) => !known.includes(place))
  expect(more, `${says} [${rule}]`).toEqual([])
  const mended = known.filter((place) => !found.includes(place))
  expect(mended, `mended: take it out of tests/architecture/exceptions/${rule}.json`).toEqual([])
}

describe('a rule that the code will keep', () => {
  it('has its list of exceptions, and every list has its rule', () => {
    const rules = [...shrinking.map(({ name }) => name), ...Object.keys(functionBounds)]
    expect(rulesWithExceptions().toSorted()).toEqual(rules.toSorted())
  })

  for (const rule of shrinking) {
    it(`is broken only where it was: ${rule.name}`, async () => {
      expectOnlyExcepted(rule.name, rule.says, await rule.violations(project))
    })

    it(`finds and explains a violating fixture: ${rule.name}`, async () => {
      const { broken, ...violating } = violatingProjects[rule.name] ?? {
        tree: [],
        graph: { imports: [], islands: new Set<string>() },
        broken: [],
      }
      expect(broken).not.toEqual([])
      expect(await rule.violations(violating)).toEqual(broken.toSorted())
    })
  }
})

describe('the bounds of functions', () => {
  const rules = Object.assign({}, ...Object.values(functionBounds))
  const eslint = new ESLint({
    overrideConfig: { rules },
    ruleFilter: ({ ruleId }) => Object.hasOwn(rules, ruleId),
  })

  /** The functions of a file that exceed a bound, by the rule of ESLint. */
  const functionsBeyond = async (path: string, text: string) => {
    const [result] = await eslint.lintText(text, { filePath: path })
    return (result?.messages ?? []).map(({ ruleId, message }) => ({
      ruleId: ruleId ?? '',
      place: `${path} › ${/'(.+?)'/.exec(message)?.[1] ?? 'a function without a name'}`,
    }))
  }

  it('are exceeded only where they were', async () => {
    const bounds = Object.entries(functionBounds)
    const found: Awaited<ReturnType<typeof functionsBeyond>> = []
    for (const path of new Set(bounds.flatMap(([rule]) => exceptedFiles(rule))))
      found.push(...(await functionsBeyond(path, readFileSync(path, 'utf8'))))
    for (const [rule, bound] of bounds) {
      const places = found.filter(({ ruleId }) => ruleId in bound).map(({ place }) => place)
      const says = 'A function has at most 80 lines and a complexity of 15.'
      // A file outside the list is refused by lint itself.
      const listed = places.filter((place) =>
        exceptedFiles(rule).includes(place.split(' › ')[0] ?? ''),
      )
      expectOnlyExcepted(rule, says, [...new Set(listed)])
    }
  })

  it.each([
    ['max-lines-per-function', `export function long() {\n${'  work()\n'.repeat(80)}}\n`],
    ['complexity', `export function long(a: boolean) {\n  return ${'a ? 1 : '.repeat(15)}0\n}\n`],
  ])('are errors of lint in any other file: %s', async (ruleId, code) => {
    const [result] = await new ESLint().lintText(code, { filePath: 'lib/news.ts' })
    expect(result?.messages).toContainEqual(expect.objectContaining({ ruleId, severity: 2 }))
    expect(await functionsBeyond('lib/news.ts', code)).toEqual([
      { ruleId, place: 'lib/news.ts › long' },
    ])
  })
})
