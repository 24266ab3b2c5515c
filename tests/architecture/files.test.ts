import { describe, expect, it } from 'vitest'
import {
  bytesOfTheirOwn,
  furtherLibRooms,
  namesGivenByTools,
  runByPath,
  sharedCodeLists,
} from './law/exceptions'
import { files } from './law/files'
import { breachesOf } from './law/law'
import { readTree } from './law/project'
import { vocabulary } from './law/vocabulary'

const tree = readTree()

describe('the files of the project', () => {
  for (const law of [...vocabulary, ...files]) {
    it(law.says, async () => {
      expect(await breachesOf([law], tree)).toEqual([])
    })
  }

  it('that are exceptions exist: an exception without its case goes', () => {
    const rooms = Object.keys(furtherLibRooms).map((room) => `lib/${room}/`)
    const lists = [namesGivenByTools, sharedCodeLists, bytesOfTheirOwn, runByPath]
    const excepted = [...rooms, ...lists.flatMap((list) => Object.keys(list))]
    const gone = excepted.filter((entry) => !tree.some(({ path }) => path.startsWith(entry)))
    expect(gone).toEqual([])
  })
})
