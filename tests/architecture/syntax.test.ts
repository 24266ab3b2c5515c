import { ESLint } from 'eslint'
import { describe, expect, it } from 'vitest'
import { rules } from './rules/syntax'
import { violatingCode } from './violations/syntax'

const eslint = new ESLint()

/** The project's rules that a text breaks as a file, with their messages. */
async function refusedIn(at: string, code: string): Promise<[string | null, string][]> {
  const [result] = await eslint.lintText(code, { filePath: at })
  const messages = result?.messages ?? []
  expect(messages.filter(({ fatal }) => fatal)).toEqual([])
  return messages
    .filter(({ ruleId, severity }) => ruleId?.startsWith('portal/') && severity === 2)
    .map(({ ruleId, message }) => [ruleId, message])
}

describe('a violation of a rule of syntax', () => {
  it('exists for every rule', () => {
    expect(Object.keys(violatingCode).toSorted()).toEqual(Object.keys(rules).toSorted())
  })

  for (const [name, { at, wrong, right }] of Object.entries(violatingCode)) {
    for (const code of wrong) {
      it(`is refused by ${name}: ${code}`, async () => {
        expect(await refusedIn(at, code)).toContainEqual([`portal/${name}`, rules[name]?.why])
      })
    }
    for (const code of right) {
      it(`is not seen by ${name} in: ${code}`, async () => {
        const refusing = (await refusedIn(at, code)).map(([rule]) => rule)
        expect(refusing).not.toContain(`portal/${name}`)
      })
    }
  }
})

describe('plain-words', () => {
  const at = 'lib/news.ts'
  const rulesBroken = async (code: string) => (await refusedIn(at, code)).map(([rule]) => rule)

  it.each([
    'export const tellWish = 1',
    'export function DeedButton() {}',
    'export const asked = 1',
    'export function keepDraft() {}',
    '// The record stands beside the other one.\nexport const a = 1',
    "it('is counted meanwhile', () => {})",
  ])('refuses a private word in: %s', async (code) => {
    expect(await rulesBroken(code)).toContain('portal/plain-words')
  })

  it.each([
    'export const caseDesk = 1',
    'export const half = Math.floor(3 / 2)',
    'export const warehouse = 1',
    '// The shelf life of dates.\nexport const a = 1',
    'export const query = { keepPreviousData: true }',
  ])('allows: %s', async (code) => {
    expect(await rulesBroken(code)).not.toContain('portal/plain-words')
  })
})

describe('a name that plain-words allows in some files', () => {
  const breaks = async (at: string, code: string) =>
    (await refusedIn(at, code)).some(([rule]) => rule === 'portal/plain-words')

  it.each([
    ['lib/auth/actor.ts', 'proof'],
    ['features/search/server/search.sql.ts', 'words'],
  ])('is allowed there and refused elsewhere: %s, %s', async (at, name) => {
    const code = `export const ${name} = 1`
    expect(await breaks(at, code)).toBe(false)
    expect(await breaks('lib/news.ts', code)).toBe(true)
    expect(await breaks(at, 'export const tellWish = 1')).toBe(true)
  })
})

describe('the rules of lint', () => {
  it.each([
    'app/api/api-server.ts',
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
