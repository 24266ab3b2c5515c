import { matchesGlob } from 'node:path'
import { expect, it } from 'vitest'
import config from '../../eslint.config.mjs'
import { readTree } from './rules/project'

const paths = readTree().map(({ path }) => path)
/** Entries with a name are those of frameworks. */
const own = config.filter(({ name }) => name === undefined)

it.each([...new Set(own.flatMap(({ files = [] }) => files.flat()))])(
  'an entry of lint is about files that exist: %s',
  (pattern) => {
    const literal = pattern.replaceAll('\\', '')
    expect(paths.some((path) => path === literal || matchesGlob(path, pattern))).toBe(true)
  },
)
