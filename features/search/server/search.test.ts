import { mount } from '@/lib/api/mount'
import { contextInProcess } from '@/lib/api/route'
import { anonymous } from '@/lib/auth/actor'
import { textsOf } from '@/lib/bilingual/in-locale'
import { valueOfPair } from '@/lib/bilingual/pair'
import { searchDocuments, searchTokens } from '@/lib/db/schema/search'
import { loadedTemplate } from '@/tests/support/loaded-template'
import { useTestDatabase } from '@/tests/support/test-database'
import { eq } from 'drizzle-orm'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { searchAll, searchSuggestions } from '../contract'
import { deleteDocuments, writeDocuments } from './search-documents.sql'
import { searchFeature } from '../feature'
import { searchTypes, type SearchType } from '../kinds/contract'
import { findEverywhere, suggest } from './search'

const database = useTestDatabase(loadedTemplate)

const member = { ...anonymous, userId: 1 }
const apiServer = mount(searchFeature.calls)

type SearchInput = Partial<Record<'q' | 'types' | 'locale' | 'page' | 'per_page', string>>

const find = (input: SearchInput, actor = anonymous) =>
  findEverywhere(searchAll.query.parse(input), contextInProcess(actor, 'test'))

const found = async (input: SearchInput, actor = anonymous) =>
  (await find(input, actor)).data.map(({ type, id }) => `${type}:${id}`)

/** A document that everybody may see. */
async function anyDocument() {
  const [document] = await database.db
    .select()
    .from(searchDocuments)
    .where(eq(searchDocuments.audience, 'public'))
    .limit(1)
  if (!document) throw new Error('Nothing can be found.')
  return document
}

describe('a search', () => {
  it('finds a record by its text in either language, in either language of the site', async () => {
    for (const locale of ['en', 'ar']) {
      expect((await found({ q: 'virgin olive oil', locale }))[0]).toBe('products:60')
      expect((await found({ q: 'زيت زيتون بكر', locale }))[0]).toBe('products:60')
    }
  })

  it('returns a record once when both languages match', async () => {
    const keys = await found({ q: 'PET', per_page: '100' })
    expect(new Set(keys).size).toBe(keys.length)
  })

  it('ignores case and repeated spaces', async () => {
    expect(await found({ q: '  OLIVE   oil ' })).toEqual(await found({ q: 'olive oil' }))
  })

  it('ranks title matches above text matches, and an equal title first', async () => {
    const { data } = await find({ q: 'olive oil', per_page: '100' })
    const titled = data.map((hit) => /olive|oil/i.test(textsOf(hit, 'title').en))
    expect(titled[0]).toBe(true)
    expect((await found({ q: 'News' }))[0]).toBe('pages:120')
  })

  it('marks matches in titles and in an excerpt in the requested language', async () => {
    const { data } = await find({ q: 'olive', locale: 'ar' })
    const hit = data.find(({ id, type }) => type === 'products' && id === 60)
    const marks = hit && valueOfPair(hit.highlights, 'title', 'en')
    const title = hit && textsOf(hit, 'title').en
    expect(marks?.map(([start, end]) => title?.slice(start, end))).toEqual(['olive'])
    expect(hit?.excerpt).toMatch(/[\u0600-\u06ff]/)
    expect(hit?.excerpt_locale).toBe('ar')
  })

  it('returns the date of records that have one', async () => {
    const { data } = await find({ q: 'Export Forum Amman 2026' })
    expect(data[0]).toMatchObject({
      type: 'events',
      id: 12,
      date: expect.stringMatching(/^20\d\d-/),
    })
    const [page] = (await find({ q: 'Contact us', types: 'pages' })).data
    expect(page?.date).toBeNull()
  })

  it('corrects mistyped words and returns the corrected text', async () => {
    const answer = await find({ q: 'olve oil' })
    expect(answer.corrected).toBe('olive oil')
    expect(answer.data.slice(0, 3)).toContainEqual(expect.objectContaining({ id: 60 }))
    expect(await find({ q: 'olive oil' })).not.toHaveProperty('corrected')
  })

  it.each(['هل المخلص الجمركي الزامي', 'تبسيط قواعد المنشأ'])(
    'asserts no Arabic word with another first letter: %s',
    async (q) => {
      expect(await find({ q })).not.toHaveProperty('corrected')
    },
  )

  it('corrects an Arabic word behind its article, and two that were written as one', async () => {
    const balance = await find({ q: 'المزان التجاري' })
    expect(balance.corrected).toBe('ميزان التجاري')
    expect(balance.data[0]).toMatchObject({ type: 'statistics' })
    expect((await find({ q: 'معرضدبي' })).corrected).toBe('معرض دبي')
  })

  it.each(['كيف أغير بياناتي', 'مين بدير بيت التصدير', 'رسوم ترامب'])(
    'proposes no other word for an Arabic one that is not surely mistyped: %s',
    async (q) => {
      const answer = await find({ q })
      expect(answer).not.toHaveProperty('corrected')
      expect(answer).not.toHaveProperty('suggestion')
    },
  )

  it.each([
    ['portal performance figures', '/performance'],
    ['نتائج البوابة', '/performance'],
    ['rules of origin check', '/markets/check'],
    ['خطتي للتصدير', '/profile/plan'],
    ['my alerts', '/profile/follows'],
    ['email preferences', '/profile/mails'],
    ['إيقاف الرسائل', '/profile/mails'],
    ['how to add a product to my profile', '/my-products'],
    ['my services', '/my-services'],
    ['كيف أضيف منتج', '/my-products'],
  ])('finds the page that no menu holds: %s', async (q, path) => {
    const paths = (await find({ q })).data.map((one) => one.path)
    expect(paths.slice(0, 2)).toContain(path)
  })

  it('has events first for who asks what is on', async () => {
    const { data } = await find({ q: 'what is on in Irbid' })
    expect(data.slice(0, 3)).toContainEqual(expect.objectContaining({ type: 'events' }))
  })

  it('has the latest of the kind after what has more of the text, but nothing that is left out', async () => {
    const missions = await find({ q: 'trade mission Kenya', types: 'events', per_page: '100' })
    const [first, ...others] = missions.data
    expect(first && textsOf(first, 'title').en).toMatch(/Nairobi/)
    expect(others.length).toBeGreaterThan(5)
    const left = await found({ q: 'trade mission -Kenya', types: 'events', per_page: '100' })
    expect(left).not.toContain(`events:${first?.id}`)
  })

  it('fills the first page with records that have a part of the text', async () => {
    const { data } = await find({ q: 'marble tiles' })
    expect(data).toHaveLength(10)
    expect(data[0]?.matched).toBeDefined()
  })

  it('finds the goods of a heading next to a market', async () => {
    const keys = await found({ q: '0709 uae' })
    expect(keys).toEqual(expect.arrayContaining(['products:88', 'products:89', 'products:90']))
  })

  it('finds an Arabic word after a particle', async () => {
    expect((await found({ q: 'ضمان القروض' }))[0]).toBe('exports:39')
  })

  it('proposes, and asserts not, what a short unknown word is with two other letters', async () => {
    const answer = await find({ q: 'trade deal after brexit' })
    expect(answer).not.toHaveProperty('corrected')
    expect(answer.data).not.toEqual([])
  })

  it('finds a record by a word and the prefix of another, in every tier', async () => {
    const one = { ...(await anyDocument()), kind: 'products', words: `'xyster':1A 'quetzal':2A` }
    await writeDocuments(
      database.db,
      [0, 1, 2].map((tier) => ({ ...one, record_id: 9_000 + tier, tier })),
    )
    await database.db.insert(searchTokens).values({ word: 'quetzal' })
    const all = [0, 1, 2].map((tier) => `products:${9_000 + tier}`)
    expect((await found({ q: 'xyster que' })).toSorted()).toEqual(all)
  })

  it.each([
    ['forgot password', '/auth/forget_password'],
    ['كلمة السر', '/auth/forget_password'],
    ['log in', '/auth/login'],
    ['إنشاء حساب', '/auth/register'],
    ['my enquiries', '/profile/user-enquiries'],
  ])('leads from %s to the page of the account', async (q, path) => {
    expect((await find({ q })).data[0]?.path).toBe(path)
  })

  it.each([
    ['olive oil bulk price', 'products:60'],
    ['prohibited exports list', 'questions:301'],
    ['meet jordanian exporters at Gulfood', 'events:1'],
    ['شهادة صحية نباتية', 'exports:2'],
  ])('ranks what %s is about first', async (q, best) => {
    expect((await found({ q }))[0]).toBe(best)
  })

  it('offers the lists of the nearest kinds where nothing is found', async () => {
    const { data, lists = [] } = await find({ q: 'xqzzy' })
    expect(data).toEqual([])
    expect(lists.map(({ path }) => path.split('-')[0])).toEqual(
      expect.arrayContaining(['/pages/160', '/pages/150', '/faq']),
    )
  })

  it.each([
    ['bitcoin price today', 'price'],
    ['مباراة الوحدات والفيصلي', 'الوحدات'],
  ])('finds nothing by one weak word of %s, and offers it alone', async (q, word) => {
    const { data, fewer = [] } = await find({ q })
    expect(data).toEqual([])
    expect(fewer.map((one) => one.q)).toContain(word)
  })

  it('has the goods before other sellers, experts and charts of the market', async () => {
    const keys = await found({ q: 'dates germany' }, member)
    expect(keys).toContain('products:94')
    expect(keys.some((key) => /^(?:experts|statistics):/.test(key))).toBe(false)
  })

  it('answers who looks for suppliers where they are found', async () => {
    const q = 'where can I find a supplier of dead sea cosmetics from Jordan'
    expect(await found({ q })).toContain('questions:401')
    expect((await found({ q: 'مشترين يبحثون عن تمور' }))[0]).toBe('requests:1')
    expect((await found({ q: 'كم يأخذ الشحن من العقبة' })).slice(0, 3)).toContain('questions:606')
  })

  it('falls back to records with some of the words where none has all', async () => {
    expect((await found({ q: 'olive oil microscopes' })).slice(0, 3)).toContain('products:60')
  })
})

describe('the address of a result', () => {
  const pathOf = async (q: string, types: SearchType, locale = 'en') =>
    decodeURIComponent((await find({ q, types, locale }, member)).data[0]?.path ?? '').replaceAll(
      '+',
      ' ',
    )

  it.each<[string, SearchType, string]>([
    ['Export guide', 'pages', '/pages/120-export-guide'],
    ['About Jordan', 'pages', '/about-jordan'],
    ['Export Forum Amman 2026', 'events', '/local-events?q=Export Forum Amman 2026'],
    ['Trade mission to Cairo', 'events', '/pages/90-international-events?q=Trade mission to Cairo'],
    [
      'Agadir',
      'trades',
      '/free-trade-agreements?q=Agadir Agreement (Arab Mediterranean free trade area)',
    ],
    ['Algeria', 'agreements', '/fta-country-agreement/1'],
    [
      'Ministry of Labour',
      'exports',
      '/pages/150-export-trade-support-institutions?q=Ministry of Labour',
    ],
    ['Qatar: selling', 'publications', '/pages/130-market-information?q=Qatar: selling to hotels'],
    ['Rimal Petra', 'companies', '/buyers/1'],
    ['export pricing', 'experts', '/pool-of-experts?q=Export pricing expert'],
    ['Extra virgin olive oil', 'products', '/buyers/products/60'],
    ['Heart surgery programme', 'services', '/buyers/services/43'],
    ['Call for proposals', 'news', '/news/24-Call-for-proposals-2027-trade-fair-calendar'],
  ])('of %s among %s is %s', async (q, type, path) => {
    expect(await pathOf(q, type)).toBe(path)
  })

  it('has the name in the requested language', async () => {
    expect(await pathOf('Export guide', 'pages', 'ar')).toBe('/pages/120-دليل-التصدير')
    expect(await pathOf('Ministry of Labour', 'exports', 'ar')).toMatch(/\?q=وزارة العمل$/)
  })
})

describe('the type filter of a search', () => {
  it('removes other types from the results but not from the counts', async () => {
    const all = await find({ q: 'export', per_page: '100' })
    const some = await find({ q: 'export', types: 'pages,news', per_page: '100' })
    expect(new Set(some.data.map(({ type }) => type))).toEqual(new Set(['pages', 'news']))
    expect(some.counts).toEqual(all.counts)
    expect(some.total).toBe(all.counts.pages + all.counts.news)
    expect(all.total).toBe(searchTypes.reduce((sum, type) => sum + all.counts[type], 0))
  })

  it.each(['pages,nothing', 'PAGES', ',', "pages' or 1=1"])(
    'is refused with an unknown type: %s',
    async (types) => {
      const query = new URLSearchParams({ q: 'export', types })
      expect((await apiServer.app.request(`/api/search?${query}`)).status).toBe(422)
    },
  )
})

describe('the pages of a search', () => {
  it('have no duplicates up to the last', async () => {
    const { total } = await find({ q: 'export' })
    const keys: string[] = []
    for (let page = 1; (page - 1) * 10 < total; page += 1) {
      keys.push(...(await found({ q: 'export', page: String(page) })))
    }
    expect(keys).toHaveLength(total)
    expect(new Set(keys).size).toBe(total)
  })

  it('cover the first thousand results of a very frequent word without duplicates', async () => {
    const one = { ...(await anyDocument()), words: `'xylograph':1A '~xylograph':1A '^products':1` }
    const ids = Array.from({ length: 2_000 }, (_, place) => 5_000 + place)
    await writeDocuments(
      database.db,
      ids.map((id) => ({ ...one, kind: 'products', record_id: id, tier: id < 5_400 ? 1 : 2 })),
    )
    const keys: string[] = []
    for (const page of ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11']) {
      const answer = await find({ q: 'xylograph', page, per_page: '100' })
      expect(answer).toMatchObject({ total: 10_000, total_capped: true })
      keys.push(...answer.data.map(({ type, id }) => `${type}:${id}`))
    }
    expect(keys).toHaveLength(1_000)
    expect(new Set(keys).size).toBe(1_000)
    await deleteDocuments(database.db, 'products', ids)
  })

  it('are empty past the last and past the first thousand results', async () => {
    expect(await found({ q: 'export', page: '90' })).toEqual([])
    expect(await found({ q: 'export', page: '100000' })).toEqual([])
  })
})

describe('publications', () => {
  it('are found by members only, and not revealed to others', async () => {
    const input = { q: 'Qatar: hotels as customers' }
    expect((await found(input, member))[0]).toBe('publications:14')
    const answer = await find(input)
    expect(answer.counts.publications).toBe(0)
    expect(JSON.stringify(answer)).not.toMatch(/publications"[,}]|hotels as customers"/)
    expect(
      await suggest({ q: 'Qatar: ho' }, contextInProcess(anonymous, 'test')),
    ).not.toContainEqual(expect.objectContaining({ type: 'publications' }))
  })

  it('make the answer uncacheable', async () => {
    const answer = await apiServer.app.request('/api/search?q=export')
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })
})

describe('content that staff have not approved', () => {
  it('is not found: new and refused companies and offers, and changes since the approval', async () => {
    expect(await found({ q: 'Sindyan Furniture Factory', types: 'companies' })).not.toContain(
      'companies:24',
    )
    expect(await found({ q: 'Single-use syringes', types: 'products' })).not.toContain(
      'products:27',
    )
    expect(await found({ q: 'Elemental bromine', types: 'products' })).not.toContain('products:54')
    expect(await found({ q: 'Dabbagh Al-Salt Leather' })).toContain('companies:26')
  })
})

describe('suggestions', () => {
  const suggested = async (q: string, actor = anonymous) =>
    (await suggest(searchSuggestions.query.parse({ q }), contextInProcess(actor, 'test'))).map(
      ({ type, id }) => `${type}:${id}`,
    )

  it('are at most eight names with a word that starts with the text', async () => {
    expect(await suggested('export')).toHaveLength(8)
    expect((await suggested('pomegr'))[0]).toBe('products:83')
    expect(await suggested('الفوسف')).toEqual(expect.arrayContaining(['products:33']))
  })

  it('match names only', async () => {
    const answer = await suggest({ q: 'zaatar' }, contextInProcess(anonymous, 'test'))
    expect(answer.every((one) => /zaatar/i.test(textsOf(one, 'title').en))).toBe(true)
  })

  it('match codes and corrected words', async () => {
    expect(await suggested('150920')).toContain('products:60')
    expect(await suggested('pomegranite')).toContain('products:83')
  })

  it('are empty for a text without words', async () => {
    expect(await suggested('')).toEqual([])
    expect(await suggested('؟!')).toEqual([])
  })
})

describe('T12 any typed text', () => {
  const odd = [
    '',
    ' ',
    '!',
    '؟',
    "'",
    '\\',
    '%',
    '_',
    '*',
    ':*',
    '!!',
    '&',
    '|',
    '<->',
    "' or 1=1 --",
    "'; drop table search_documents; --",
    'a & b | !c:*',
    "to_tsquery('x')",
    '((((',
    '"unclosed',
    'x'.repeat(200),
    'ع'.repeat(200),
    '🌿'.repeat(100),
    'a '.repeat(100),
    '\u202e\u2066',
    '\u200f\u200e\u061c',
    '\u0000',
    '\ud800',
    'a',
    'ا',
    'ال',
    '1',
    '٠',
    '½ ﷺ',
    '{{x}} <script>',
    '0'.repeat(200),
    '1.'.repeat(100),
  ]

  const status = async (call: string, q: string) => {
    const response = await apiServer.app.request(`/api/${call}?${new URLSearchParams({ q })}`)
    await response.arrayBuffer()
    return response.status
  }

  it('gets an answer', async () => {
    const wrong: string[] = []
    for (const q of odd) {
      for (const call of ['search', 'search/suggestions']) {
        const answered = await status(call, q)
        if (answered !== 200) wrong.push(`${call} ${JSON.stringify(q)}: ${answered}`)
      }
    }
    expect(wrong).toEqual([])
    expect(await database.db.$count(searchDocuments)).toBeGreaterThan(300)
  })

  it('gets an answer for random texts', async () => {
    const signs = fc.constantFrom(...odd.join('').split(''), 'olive ', 'زيت ', '15', '.', '-')
    const texts = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.array(signs, { maxLength: 40 }).map((parts) => parts.join('').slice(0, 200)),
    )
    const ask = fc.asyncProperty(texts, async (q) => {
      const answered = [await status('search', q), await status('search/suggestions', q)]
      return answered.every((one) => one === 200)
    })
    await fc.assert(ask, { numRuns: 100 })
  })

  it('is refused when longer than 200 characters, as in every list', async () => {
    expect(await status('search', 'x'.repeat(201))).toBe(422)
    expect(await status('search/suggestions', 'x'.repeat(201))).toBe(422)
  })
})
