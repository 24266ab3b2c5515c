import { clearProcessRegistry } from '@/tests/support/process-registry'
import { beforeAll, describe, expect, it, vi } from 'vitest'
import { dropTags, entryOf, putEntry, sweepTags } from './store-entries'
import { manyPagesTag } from './tags'

const put = (key: string, megabytes: number, tags: string[] = []) =>
  putEntry(key, {
    value: null,
    page: null,
    tags,
    life: 600_000,
    bytes: megabytes * 1024 * 1024,
    withoutContent: false,
  })

describe('the entries of the page store', () => {
  beforeAll(() => {
    clearProcessRegistry()
    vi.stubEnv('PAGE_STORE_MB', '5.375')
    return () => vi.unstubAllEnvs()
  })

  it('stay within the limit in real bytes, and the least recently read one leaves first', () => {
    for (const key of ['/1', '/2', '/3']) put(key, 1)
    entryOf('/1')
    put('/4', 1.5)
    expect(entryOf('/2')).toBeUndefined()
    expect(entryOf('/1')).toBeDefined()
  })

  it('are counted once when two renders store the same page', () => {
    for (let time = 0; time < 6; time += 1) put('/twice', 1.5)
    put('/beside', 1.5)
    expect(entryOf('/twice')).toBeDefined()
  })

  it('of a very large family evict each other only, within a quarter', () => {
    put('/plain', 1)
    for (let page = 0; page < 20; page += 1) put(`/many/${page}`, 0.375, [manyPagesTag])
    expect(entryOf('/plain')).toBeDefined()
    const left = Array.from({ length: 20 }, (_, page) => entryOf(`/many/${page}`)).filter(Boolean)
    expect(left).toHaveLength(3)
  })

  it('are kept as the last copy by a sweep, and removed by a drop', () => {
    const entry = put('/tagged', 1, ['news'])
    sweepTags(['news'])
    expect(entryOf('/tagged')).toBe(entry)
    expect(entry.outdated).toBe(true)
    dropTags(['news'])
    expect(entryOf('/tagged')).toBeUndefined()
  })
})
