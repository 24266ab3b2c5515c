import { describe, expect, it } from 'vitest'
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
})
