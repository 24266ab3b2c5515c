import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answers } from './rules/answers'
import { endpoints } from './rules/endpoints'
import { files } from './rules/files'
import { garbage } from './rules/garbage'
import { readImports } from './rules/imports'
import { language } from './rules/language'
import { violationsOf, type Rule, type Tree } from './rules/rule'
import { readMessageBook } from './rules/message-book'
import { messages } from './rules/messages'
import { openapi } from './rules/openapi'
import { readPortalTexts } from './rules/portal-texts'
import { modules } from './rules/modules'
import { stylesheets } from './rules/stylesheets'
import { vocabulary } from './rules/vocabulary'
import {
  failingPortal,
  violatingDocuments,
  violatingEndpoints,
  violatingPortals,
  rightDocumented,
  rightPortal,
} from './violations/calls'
import { violatingImports } from './violations/imports'
import { violatingLanguage, languageTree } from './violations/language'
import { violatingTexts, treeOf } from './violations/messages'
import { violatingSheets } from './violations/sheets'
import { violatingFiles, violatingNames, type ViolatingTree } from './violations/trees'

const families: Record<string, [readonly Rule<Tree>[], Readonly<Record<string, ViolatingTree>>]> = {
  names: [vocabulary, violatingNames],
  files: [files, violatingFiles],
  stylesheets: [stylesheets, violatingSheets],
}

describe.each(Object.entries(families))(
  'a violating fixture of the rules of %s',
  (_, [rules, violating]) => {
    it('exists for every rule', () => {
      expect(Object.keys(violating).toSorted()).toEqual(rules.map(({ name }) => name).toSorted())
    })

    for (const rule of rules) {
      it(`is found and explained: ${rule.name}`, async () => {
        const { files: tree, broken } = violating[rule.name] ?? { files: [], broken: [] }
        await expectFound(rule, tree, broken)
      })
    }
  },
)

describe('a violating fixture of the module rules', () => {
  it('exists for every rule', () => {
    expect(Object.keys(violatingImports).toSorted()).toEqual(
      modules.map(({ name }) => name).toSorted(),
    )
  })

  for (const rule of modules) {
    it(`is found and explained: ${rule.name}`, async () => {
      const { files: tree, broken } = violatingImports[rule.name] ?? { files: [], broken: [] }
      const graph = await plant(tree, (root) => readImports(tree, root))
      await expectFound(rule, graph, broken)
    })
  }
})

describe('a violating fixture of the rules of messages', () => {
  it('exists for every rule', () => {
    expect(Object.keys(violatingTexts).toSorted()).toEqual(
      messages.map(({ name }) => name).toSorted(),
    )
  })

  for (const rule of messages) {
    it(`is found and explained: ${rule.name}`, async () => {
      const texts = violatingTexts[rule.name] ?? { broken: [] }
      await expectFound(rule, readMessageBook(treeOf(texts)), texts.broken)
    })
  }
})

describe('a violating fixture of the rules of language', () => {
  it('exists for every rule', () => {
    expect(Object.keys(violatingLanguage).toSorted()).toEqual(
      language.map(({ name }) => name).toSorted(),
    )
  })

  for (const rule of language) {
    it(`is found and explained: ${rule.name}`, async () => {
      const texts = violatingLanguage[rule.name] ?? { broken: [] }
      await expectFound(rule, readPortalTexts(languageTree(texts)), texts.broken)
    })
  }
})

describe('a violating fixture of the rules of calls', () => {
  it('exists for every rule', () => {
    const violating = [violatingEndpoints, violatingDocuments, violatingPortals].flatMap(
      Object.keys,
    )
    const named = [...endpoints, ...openapi, ...answers].map(({ name }) => name)
    expect(violating.toSorted()).toEqual(named.toSorted())
  })

  for (const rule of endpoints) {
    it(`is found and explained: ${rule.name}`, async () => {
      const { subject = [], broken = [] } = violatingEndpoints[rule.name] ?? {}
      await expectFound(rule, subject, broken)
    })
  }

  for (const rule of openapi) {
    it(`is found and explained: ${rule.name}`, async () => {
      const { subject = rightDocumented, broken = [] } = violatingDocuments[rule.name] ?? {}
      await expectFound(rule, subject, broken)
      expect(await violationsOf([rule], rightDocumented)).toEqual([])
    })
  }

  for (const rule of answers) {
    it(`is found and explained: ${rule.name}`, async () => {
      const { subject = rightPortal, broken = [] } = violatingPortals[rule.name] ?? {}
      await expectFound(rule, subject, broken)
      expect(await violationsOf([rule], rightPortal)).toEqual([])
    })
  }

  for (const rule of garbage) {
    it(`is found and explained: ${rule.name}`, async () => {
      expect(await violationsOf([rule], rightPortal)).toEqual([])
      const [found, ...others] = await violationsOf([rule], failingPortal)
      expect(others).toEqual([])
      expect(found).toMatch(/^GET words \(500 to /)
      expect(found).toContain(rule.says)
    })
  }
})

/** Writes a tree into a temporary folder while it is read. */
async function plant<T>(tree: Tree, read: (root: string) => Promise<T>): Promise<T> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'violating-')))
  try {
    for (const { path, text } of tree) {
      mkdirSync(dirname(join(root, path)), { recursive: true })
      writeFileSync(join(root, path), text)
    }
    return await read(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** The rule reports exactly these places, each with its message. */
async function expectFound<Subject>(
  rule: Rule<Subject>,
  subject: Subject,
  broken: readonly string[],
): Promise<void> {
  const expected = broken.map((place) => `${place}\n    ${rule.says} [${rule.name}]`)
  expect(expected).not.toEqual([])
  expect((await violationsOf([rule], subject)).toSorted()).toEqual(expected.toSorted())
}
