import { describe, expect, it } from 'vitest'
import { readImports } from './rules/imports'
import { violationsOf } from './rules/rule'
import { readTree } from './rules/project'
import { modules } from './rules/modules'

const graph = await readImports(readTree())

describe('who imports whom', () => {
  for (const rule of modules) {
    it(rule.says, async () => {
      expect(await violationsOf([rule], graph)).toEqual([])
    })
  }
})
