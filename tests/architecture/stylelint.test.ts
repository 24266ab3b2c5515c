import stylelint from 'stylelint'
import { describe, expect, it } from 'vitest'
import { violatingDeclarations } from './violations/declarations'

const configFile = 'stylelint.config.mjs'

/** What stylelint says of declarations in a rule, by the line of each. */
async function reportOn(declarations: readonly string[], path = 'components/card/card.module.css') {
  const code = ['.card {', ...declarations.map((one) => `${one};`), '}'].join('\n')
  const { results } = await stylelint.lint({ code, codeFilename: path, configFile })
  return results.flatMap(({ warnings }) => warnings.map(({ line, text }) => ({ line, text })))
}

describe.each(Object.entries(violatingDeclarations))('%s', (says, { right, broken }) => {
  it.each(broken)('forbids %s', async (declaration) => {
    const report = await reportOn(['gap: 0', declaration])
    expect(report).toEqual([{ line: 3, text: expect.stringContaining(says) }])
  })

  it('allows what is right', async () => {
    expect(await reportOn(right)).toEqual([])
  })
})

describe('the exceptions', () => {
  it('are paper, which may have black ink and hide what people click', async () => {
    const print = ['color: black', 'display: none !important', 'color: #000']
    expect(await reportOn(print, 'lib/theme/print.css')).toMatchObject([{ line: 4 }])
  })

  it('are people who want less motion', async () => {
    const calm = ['transition-duration: 0.01ms !important', 'color: black']
    expect(await reportOn(calm, 'lib/theme/reduced-motion.css')).toMatchObject([{ line: 3 }])
  })
})
