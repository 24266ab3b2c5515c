import { describe, expect, it } from 'vitest'
import { violationsOf } from './rules/rule'
import { readTree } from './rules/project'
import { stylesheets } from './rules/stylesheets'

const tree = readTree()

describe('the stylesheets of the project', () => {
  for (const rule of stylesheets) {
    it(rule.says, async () => {
      expect(await violationsOf([rule], tree)).toEqual([])
    })
  }
})
