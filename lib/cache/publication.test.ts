import { useTestDatabase } from '@/tests/support/test-database'
import { database, listen, notify } from '@/lib/db/database'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { listenForPublications, publishing } from './publication'
import { entryOf, putEntry } from './store-entries'

useTestDatabase()

const channel = 'page-tags'
const announced: string[] = []
const stops: (() => Promise<void>)[] = []
beforeAll(async () => {
  await database()
  stops.push(await listenForPublications())
  stops.push(await listen(channel, (payload) => void announced.push(payload)))
})
afterAll(async () => {
  for (const stop of stops) await stop()
})

/** A page with tags that no other test announces: a withdrawal is repeated after two seconds. */
function stored(key: string, tags: string[]) {
  const more = { value: null, page: null, life: 60_000, bytes: 1, withoutContent: false }
  return putEntry(key, { tags, ...more })
}

/** Resolves once all that was announced before has been received. */
async function received() {
  const end = `end-${announced.length}`
  await notify(channel, end)
  await vi.waitFor(() => expect(announced).toContain(end))
  return announced.filter((payload) => !payload.startsWith('end-'))
}

describe('what another instance announces', () => {
  it('outdates the pages with a tag, and keeps them as last copies', async () => {
    const page = stored('/a', ['tested-offers'])
    await notify(channel, 'tested-offers')
    await vi.waitFor(() => expect(page.outdated).toBe(true))
    expect(entryOf('/a')).toBe(page)
  })

  it('removes pages of which no copy may be kept, and only those', async () => {
    stored('/b', ['tested-companies'])
    const other = stored('/c', ['tested-news'])
    await notify(channel, '-tested-companies,tested-guides')
    await vi.waitFor(() => expect(entryOf('/b')).toBeUndefined())
    expect(entryOf('/c')).toBe(other)
    expect(other.outdated).toBe(false)
  })

  it('outdates all pages of an instance that listens late', async () => {
    const page = stored('/late', ['tested-late'])
    stops.push(await listenForPublications())
    expect(page.outdated).toBe(false)
    stops.push(await listenForPublications({ isLate: true }))
    expect(page.outdated).toBe(true)
  })
})

describe('a publication', () => {
  it('outdates pages of this instance after the commit, and is announced to all others', async () => {
    const page = stored('/d', ['tested-faqs'])
    const made = await publishing(['tested-faqs', 'tested-home'], async () => {
      expect(page.outdated).toBe(false)
      return 'made'
    })
    expect(made).toBe('made')
    expect(page.outdated).toBe(true)
    expect(entryOf('/d')).toBe(page)
    expect(await received()).toContain('tested-faqs,tested-home')
  })

  it('that withdraws removes every copy, and announces that', async () => {
    stored('/e', ['tested-events'])
    await publishing({ withdrawn: ['tested-events', 'tested-fairs'] }, async () => {})
    expect(entryOf('/e')).toBeUndefined()
    expect(await received()).toContain('-tested-events,tested-fairs')
  })

  it('may concern all pages', async () => {
    const page = stored('/f', ['tested-menus'])
    await publishing('all', async () => {})
    expect(page.outdated).toBe(true)
    expect(await received()).toContain('all')
  })

  it('concerns the pages that follow from what its work found, or none', async () => {
    const page = stored('/g', ['tested-sponsors'])
    const pages = (isShown: boolean) => (isShown ? ['tested-sponsors'] : [])
    const before = await received()
    await publishing(pages, async () => false)
    expect(page.outdated).toBe(false)
    expect(await received()).toEqual(before)
    await publishing(pages, async () => true)
    expect(page.outdated).toBe(true)
    expect(await received()).toEqual([...before, 'tested-sponsors'])
  })

  it('reaches nobody when the change is not committed', async () => {
    const page = stored('/h', ['tested-experts'])
    const failed = publishing({ withdrawn: ['tested-experts'] }, async () => {
      throw new Error('undone')
    })
    await expect(failed).rejects.toThrow('undone')
    expect(await received()).not.toContain('-tested-experts')
    expect(entryOf('/h')).toBe(page)
  })
})
