import { describe, expect, it } from 'vitest'
import { featureOrder } from './rules/feature-order'
import { readImports } from './rules/imports'
import { violationsOf } from './rules/rule'
import { readTree } from './rules/project'
import { modules, scopes } from './rules/modules'

const tree = readTree()
const graph = await readImports(tree)

describe('who imports whom', () => {
  for (const rule of modules) {
    it(rule.says, async () => {
      expect(await violationsOf([rule], graph)).toEqual([])
    })
  }

  it.each(Object.entries(scopes))('has rules about files that exist: %s', (_, scope) => {
    expect(tree.some(({ path }) => scope.test(path))).toBe(true)
  })

  it('names every feature once in feature-order.ts', () => {
    const features = new Set(
      tree.flatMap(({ path }) => /^features\/([^/]+)\//.exec(path)?.[1] ?? []),
    )
    expect([...featureOrder].toSorted()).toEqual([...features].toSorted())
  })
})
