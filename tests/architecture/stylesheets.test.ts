import { describe, expect, it } from 'vitest'
import { breachesOf } from './law/law'
import { readTree } from './law/project'
import { stylesheets } from './law/stylesheets'

const tree = readTree()

describe('the stylesheets of the project', () => {
  for (const law of stylesheets) {
    it(law.says, async () => {
      expect(await breachesOf([law], tree)).toEqual([])
    })
  }
})
