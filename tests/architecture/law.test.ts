import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { files } from './law/files'
import { readImports } from './law/imports'
import { breachesOf, type Law, type Tree } from './law/law'
import { rooms } from './law/rooms'
import { stylesheets } from './law/stylesheets'
import { vocabulary } from './law/vocabulary'
import { plantedImports } from './planted/imports'
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
