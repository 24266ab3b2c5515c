import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { ageOf, engineName, majorOf, writtenByReleases } from './versions'

const { dependencies } = JSON.parse(readFileSync('package.json', 'utf8'))

describe('versions of PGlite', () => {
  it('of the same major version read each other’s data, before 1.0 of the same minor one', () => {
    expect(ageOf('0.5.0', '0.5.16')).toBe('same')
    expect(ageOf('0.5.17', '0.5.16')).toBe('same')
    expect(ageOf('0.4.6', '0.5.16')).toBe('earlier')
    expect(ageOf('0.9.1', '0.10.0')).toBe('earlier')
    expect(ageOf('0.6.0', '0.5.16')).toBe('later')
    expect(ageOf('1.2.3', '1.10.0')).toBe('same')
    expect(ageOf('1.2.3', '2.0.0')).toBe('earlier')
  })

  it('that releases wrote are all installed, the last one as PGlite itself', () => {
    const installed = majorOf(dependencies['@electric-sql/pglite'])
    expect(writtenByReleases.at(-1)).toBe(installed)
    for (const major of writtenByReleases.slice(0, -1)) {
      expect(Object.keys(dependencies)).toContain(engineName(major))
    }
  })
})
