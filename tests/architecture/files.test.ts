import { describe, expect, it } from 'vitest'
import {
  bytesOfTheirOwn,
  furtherLibModules,
  namesGivenByTools,
  runByPath,
} from './rules/exceptions'
import { files } from './rules/files'
import { violationsOf } from './rules/rule'
import { readTree } from './rules/project'
import { vocabulary } from './rules/vocabulary'

const tree = readTree()

describe('the files of the project', () => {
  for (const rule of [...vocabulary, ...files]) {
    it(rule.says, async () => {
      expect(await violationsOf([rule], tree)).toEqual([])
    })
  }

  it('that are exceptions exist', () => {
    const modules = Object.keys(furtherLibModules).map((name) => `lib/${name}/`)
    const lists = [namesGivenByTools, bytesOfTheirOwn, runByPath]
    const excepted = [...modules, ...lists.flatMap((list) => Object.keys(list))]
    const gone = excepted.filter((entry) => !tree.some(({ path }) => path.startsWith(entry)))
    expect(gone).toEqual([])
  })
})
