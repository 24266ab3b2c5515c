import { describe, expect, it } from 'vitest'
import { readImports } from './law/imports'
import { breachesOf } from './law/law'
import { readTree } from './law/project'
import { rooms } from './law/rooms'

const graph = await readImports(readTree())

describe('who imports whom', () => {
  for (const law of rooms) {
    it(law.says, async () => {
      expect(await breachesOf([law], graph)).toEqual([])
    })
  }
})
