import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'
import { laws } from './law/syntax'
import { plantedCode } from './planted/syntax'

const eslint = new ESLint()

/** The laws of the house that a text breaks when it stands in a file, and what they say. */
async function refusedIn(at: string, code: string): Promise<[string | null, string][]> {
  const [result] = await eslint.lintText(code, { filePath: at })
  const messages = result?.messages ?? []
  expect(messages.filter(({ fatal }) => fatal)).toEqual([])
  return messages
    .filter(({ ruleId, severity }) => ruleId?.startsWith('house/') && severity === 2)
    .map(({ ruleId, message }) => [ruleId, message])
}

describe('a breach of a law of syntax', () => {
  it('is planted for every law', () => {
    expect(Object.keys(plantedCode).toSorted()).toEqual(Object.keys(laws).toSorted())
  })

  for (const [name, { at, wrong, right }] of Object.entries(plantedCode)) {
    for (const code of wrong) {
      it(`is refused by ${name}: ${code}`, async () => {
        expect(await refusedIn(at, code)).toContainEqual([`house/${name}`, laws[name]?.why])
      })
    }
    for (const code of right) {
      it(`is not seen by ${name} in: ${code}`, async () => {
        const refusing = (await refusedIn(at, code)).map(([rule]) => rule)
        expect(refusing).not.toContain(`house/${name}`)
      })
    }
  }
})

describe('the rules of lint', () => {
  it.each([
    'app/api/door.ts',
    'features/news/components/news-card.tsx',
    'lib/api/call.ts',
    'app/commands/start.mjs',
  ])('are errors or off, never warnings, in %s', async (path) => {
    const { rules } = await eslint.calculateConfigForFile(path)
    const levels = Object.values(rules).map((entry) => (Array.isArray(entry) ? entry[0] : entry))
    expect(new Set(levels).difference(new Set([0, 2]))).toEqual(new Set())
  })

  it('cannot be switched off by a comment', async () => {
    const code = '// eslint-disable-next-line\nexport const a = new RegExp(text)'
    expect(await refusedIn('features/news/rules.ts', code)).toHaveLength(1)
  })
})
