import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { answers } from './law/answers'
import { endpoints } from './law/endpoints'
import { files } from './law/files'
import { garbage } from './law/garbage'
import { readImports } from './law/imports'
import { breachesOf, type Law, type Tree } from './law/law'
import { readMessageBook } from './law/message-book'
import { messages } from './law/messages'
import { openapi } from './law/openapi'
import { rooms } from './law/rooms'
import { stylesheets } from './law/stylesheets'
import { vocabulary } from './law/vocabulary'
import {
  failingPortal,
  plantedDocuments,
  plantedEndpoints,
  plantedPortals,
  rightDocumented,
  rightPortal,
} from './planted/calls'
import { plantedImports } from './planted/imports'
import { plantedTexts, treeOf } from './planted/messages'
import { plantedSheets } from './planted/sheets'
import { plantedFiles, plantedNames, type PlantedTree } from './planted/trees'

const families: Record<string, [readonly Law<Tree>[], Readonly<Record<string, PlantedTree>>]> = {
  names: [vocabulary, plantedNames],
  files: [files, plantedFiles],
  stylesheets: [stylesheets, plantedSheets],
}

describe.each(Object.entries(families))(
  'a planted breach of the laws of %s',
  (_, [laws, planted]) => {
    it('stands for every law', () => {
      expect(Object.keys(planted).toSorted()).toEqual(laws.map(({ name }) => name).toSorted())
    })

    for (const law of laws) {
      it(`is found and explained: ${law.name}`, async () => {
        const { files: tree, broken } = planted[law.name] ?? { files: [], broken: [] }
        await expectFound(law, tree, broken)
      })
    }
  },
)

describe('a planted breach of the laws of rooms', () => {
  it('stands for every law', () => {
    expect(Object.keys(plantedImports).toSorted()).toEqual(rooms.map(({ name }) => name).toSorted())
  })

  for (const law of rooms) {
    it(`is found and explained: ${law.name}`, async () => {
      const { files: tree, broken } = plantedImports[law.name] ?? { files: [], broken: [] }
      const graph = await plant(tree, (root) => readImports(tree, root))
      await expectFound(law, graph, broken)
    })
  }
})

describe('a planted breach of the laws of messages', () => {
  it('stands for every law', () => {
    expect(Object.keys(plantedTexts).toSorted()).toEqual(
      messages.map(({ name }) => name).toSorted(),
    )
  })

  for (const law of messages) {
    it(`is found and explained: ${law.name}`, async () => {
      const texts = plantedTexts[law.name] ?? { broken: [] }
      await expectFound(law, readMessageBook(treeOf(texts)), texts.broken)
    })
  }
})

describe('a planted breach of the laws of calls', () => {
  it('stands for every law', () => {
    const planted = [plantedEndpoints, plantedDocuments, plantedPortals].flatMap(Object.keys)
    const named = [...endpoints, ...openapi, ...answers].map(({ name }) => name)
    expect(planted.toSorted()).toEqual(named.toSorted())
  })

  for (const law of endpoints) {
    it(`is found and explained: ${law.name}`, async () => {
      const { subject = [], broken = [] } = plantedEndpoints[law.name] ?? {}
      await expectFound(law, subject, broken)
    })
  }

  for (const law of openapi) {
    it(`is found and explained: ${law.name}`, async () => {
      const { subject = rightDocumented, broken = [] } = plantedDocuments[law.name] ?? {}
      await expectFound(law, subject, broken)
      expect(await breachesOf([law], rightDocumented)).toEqual([])
    })
  }

  for (const law of answers) {
    it(`is found and explained: ${law.name}`, async () => {
      const { subject = rightPortal, broken = [] } = plantedPortals[law.name] ?? {}
      await expectFound(law, subject, broken)
      expect(await breachesOf([law], rightPortal)).toEqual([])
    })
  }

  for (const law of garbage) {
    it(`is found and explained: ${law.name}`, async () => {
      expect(await breachesOf([law], rightPortal)).toEqual([])
      const [found, ...others] = await breachesOf([law], failingPortal)
      expect(others).toEqual([])
      expect(found).toMatch(/^GET words \(500 to /)
      expect(found).toContain(law.says)
    })
  }
})

/** Writes a tree into a folder of its own for as long as it is read. */
async function plant<T>(tree: Tree, read: (root: string) => Promise<T>): Promise<T> {
  const root = realpathSync(mkdtempSync(join(tmpdir(), 'planted-')))
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

/** The law names exactly these places, and says at each what it teaches. */
async function expectFound<Subject>(
  law: Law<Subject>,
  subject: Subject,
  broken: readonly string[],
): Promise<void> {
  const expected = broken.map((place) => `${place}\n    ${law.says} [${law.name}]`)
  expect(expected).not.toEqual([])
  expect((await breachesOf([law], subject)).toSorted()).toEqual(expected.toSorted())
}
