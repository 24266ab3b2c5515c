import { readFile } from 'node:fs/promises'
import { describe, expect, it } from 'vitest'
import { aliases } from './aliases'
import { routes } from './routes'

interface SeedEntry {
  a_id: number | null
  url: string
  url_ara: string
  path: string | null
  alias_of: number | null
}

const { entries }: { entries: SeedEntry[] } = JSON.parse(
  await readFile('lib/db/seed/data/menus.json', 'utf8'),
)
const own = entries.filter((entry) => entry.alias_of === null)
const canonical = (entry: SeedEntry, slug: string) => entry.path ?? `/pages/${entry.a_id}-${slug}`

describe('aliases of application pages', () => {
  it('lead to the login page, or to canonical addresses of the menus in both languages', () => {
    const login = routes.login()
    const english = new Set([login, ...own.map((entry) => canonical(entry, entry.url))])
    const arabic = new Set([login, ...own.map((entry) => canonical(entry, entry.url_ara))])
    const place = (address: string) => address.split('?')[0] ?? ''
    expect(aliases.filter(({ en }) => !english.has(place(en)))).toEqual([])
    expect(aliases.filter(({ ar }) => !arabic.has(place(ar)))).toEqual([])
  })

  it('stand once each and are no canonical address themselves', () => {
    const addresses = aliases.flatMap((alias) => alias.addresses)
    expect(new Set(addresses).size).toBe(addresses.length)
    const paths = own.map(({ path }) => path)
    expect(addresses.filter((address) => paths.includes(address))).toEqual([])
  })
})
