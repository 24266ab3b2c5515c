import { globSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { localePath, routes } from './routes'
import { segmentsOf } from './segments'
import {
  aliases,
  aliasTarget,
  entryPath,
  isFilteredView,
  isInSiteMap,
  isList,
  pageAt,
  pageIdOf,
  pages,
  readsOf,
  withoutWords,
} from './table'
import { marketTabOrder } from './tabs'
import type { Page } from './page'

interface SeedEntry {
  a_id: number | null
  path: string | null
  alias_of: number | null
}

const { entries }: { entries: SeedEntry[] } = JSON.parse(
  readFileSync('lib/db/seed/data/menus.json', 'utf8'),
)
const own = entries.filter((entry) => entry.alias_of === null)

/** The folders of `app` that a row is served by, groups left out. */
function foldersOf(page: Page): string[] {
  const segments = segmentsOf(page).map(({ literal, name }) => literal ?? `[${name}]`)
  const rest = /:([a-z]+)\*$/.exec(page.path)?.[1]
  const below = pageIdOf(page) === null || !page.folder ? [] : ['[record]']
  const folder = page.folder
    ? [page.folder.slice(1), ...below].join('/')
    : [...segments, ...(rest ? [`[[...${rest}]]`] : [])].join('/')
  if (isList(page)) {
    return [`${folder}/pages/[page]`, ...(page.filters.length > 0 ? [`${folder}/filtered`] : [])]
  }
  if (!page.tabs) return [folder]
  return page.tabs.paged ? [`${folder}/[tab]/[page]`] : [folder, `${folder}/[tab]`]
}

describe('the table of addresses', () => {
  it('names every folder of app, and no other', () => {
    const served = globSync(['app/**/{page.tsx,route.ts}', 'app/**/.well-known/*/route.ts'])
      .map((file) => file.replace(/^app\/(?:\[locale\]\/?)?/, '').replace(/\/?[^/]*$/, ''))
      .map((folder) => folder.replaceAll(/\([a-z]+\)\/?/g, ''))
      .filter((folder) => !/^(?:api|media)(?:\/|$)|^admin\/draft-view$/.test(folder))
    const named = pages.flatMap(foldersOf)
    expect([...new Set(named)].toSorted()).toEqual([...new Set(served)].toSorted())
  })

  it('names each address once', () => {
    const addresses = [...pages.map(({ path }) => path), ...aliases.keys()]
    expect(new Set(addresses).size).toBe(addresses.length)
  })

  it('contains every address of a link', () => {
    const links = [
      routes.home(),
      routes.page(120, 'x'),
      routes.page(9999, 'x'),
      routes.applicationPage('130-x'),
      routes.menu('menu-1', 130, 'rules-of-origin'),
      routes.menu('menu-3', 305, 'site-map'),
      routes.underConstruction(),
      routes.news(),
      routes.newsItem(1, 'x'),
      routes.sponsor(1),
      routes.newsFeed(),
      routes.sitemap(),
      routes.manifest(),
      routes.securityText(),
      routes.faq(),
      routes.buyersFaq(),
      routes.buyersFaq(2),
      routes.barriers(),
      routes.barrier(1),
      routes.barriersFile(),
      routes.buyingRequests(),
      routes.newBuyingRequest(),
      routes.buyingRequest(1),
      routes.buyingRequestFeed(),
      routes.ownBuyingRequest(1, 'x'),
      routes.myRequests(),
      routes.aboutCountry(),
      routes.tradeWithCountry(),
      routes.investInCountry(),
      routes.countryExports(),
      routes.poolOfExperts(),
      routes.freeTradeAgreements(),
      routes.localEvents(),
      routes.event(1),
      routes.eventCalendar(1),
      routes.credential(1),
      routes.ftaMatrix(),
      routes.countryAgreement(1),
      routes.institution(1),
      routes.company(1),
      routes.offer('products', 1),
      routes.offer('services', 1),
      routes.localBuyers('products'),
      routes.localBuyers('services'),
      routes.localBuyers('products', 1),
      routes.localBuyers('products', 1, 101),
      routes.tradeBarriers(),
      routes.tradeBarriers('for-exporters'),
      routes.markets(),
      routes.market('DE'),
      routes.marketProduct('DE', '080410-dates'),
      routes.products(),
      routes.products('II'),
      routes.products('080410'),
      routes.marketComparison('080410'),
      routes.originCheck(),
      routes.originResult('token'),
      routes.marketData(),
      routes.marketCard('DE', '080410'),
      routes.statistic('JEX-1001'),
      routes.statisticCard('JEX-1001'),
      routes.statisticPicture('JEX-1001'),
      routes.search('a&b'),
      routes.login(),
      routes.register(),
      routes.forgetPassword(),
      routes.resetPassword('token', 'a@b.example'),
      routes.verifyEmail('token'),
      routes.profile(),
      routes.security(),
      routes.editProfile(),
      routes.mails('newsletter', 1, 'signature'),
      routes.myMails(),
      routes.askSupplier(1),
      routes.quotationRequest(1, 'signature'),
      routes.myQuotationRequests(),
      routes.quotationInbox(),
      routes.quotationInboxItem(1),
      routes.follow('sector', '1').replace(/\?.*/, ''),
      routes.followFeed('sector', '1').replace(/\?.*/, ''),
      routes.myFollows(),
      routes.myCompany(),
      routes.myProducts(),
      routes.myServices(),
      routes.addOffer('products'),
      routes.addOffer('services'),
      routes.offerExchange('products'),
      routes.offerExchange('services'),
      routes.editOffer('products', 1),
      routes.editOffer('services', 1),
      routes.editCompany(1),
      routes.userEnquiries(),
      routes.userEnquiry(1),
      routes.originChecks(),
      routes.exportPlan(),
      routes.exportPlan(1),
      routes.visitorPlan(),
      routes.myEvents(),
      routes.eventMeetings(1),
      routes.meetingCalendar(1, 2),
      routes.outcome(1, 'signature'),
      routes.barrierEffect(1, 'signature'),
      routes.barrierTask(1, 'signature'),
      routes.performance(),
      routes.performanceFile(),
      routes.backOffice(),
      routes.backOfficeRecord('news', '1'),
      routes.terms(),
      routes.privacy(),
    ]
    expect(links.filter((link) => !pageAt(link))).toEqual([])
    expect(links.filter((link) => pageAt(localePath('ar', link)) !== pageAt(link))).toEqual([])
    const linked = new Set(links.map(pageAt))
    const others = pages.filter((page) => !linked.has(page)).map(({ path }) => path)
    // Pages of the menus have their addresses from there.
    const ofMenus = own.flatMap(({ a_id, path }) => [path, `/pages/:record(${a_id})`])
    expect(others.filter((path) => !ofMenus.includes(path))).toEqual([])
  })

  it.each([
    '/my-foo',
    '/auth/nothing',
    '/profile/nonsense',
    '/profile/user-enquiries/x',
    '/news/x',
  ])('does not contain %s', (path) => {
    expect(pageAt(path)).toBeUndefined()
    expect(pageAt(`/ar${path}`)).toBeUndefined()
  })

  it('finds lists and pages with a page id in any case, and others in their own', () => {
    expect(pageAt('/NEWS')?.path).toBe('/news')
    expect(pageAt('/ar/Pages/120-x')?.path).toBe('/pages/:record(120)')
    expect(pageAt('/Profile')).toBeUndefined()
  })

  it('decodes an address once', () => {
    expect(pageAt('/%6Eews')?.path).toBe('/news')
    expect(pageAt('/%256Eews')).toBeUndefined()
  })
})

describe('aliases', () => {
  it('name pages of the menus, of the table, or the login', () => {
    const ids = own.map(({ a_id }) => a_id)
    for (const [address, { pageId, path }] of aliases) {
      expect(pageId === null || ids.includes(pageId), address).toBe(true)
      expect(pageAt(path) ?? pageId, address).toBeTruthy()
    }
  })

  it('are no canonical address of a menu entry', () => {
    const paths = own.map(({ path }) => path)
    expect([...aliases.keys()].filter((address) => paths.includes(address))).toEqual([])
  })

  it('are found in any case, with their view', () => {
    expect(aliasTarget('/Exporters/Export-Guide')?.pageId).toBe(120)
    expect(aliasTarget('/market-information/matchmaking')).toMatchObject({
      pageId: 130,
      query: '?tab=3',
    })
    expect(aliasTarget('/login')).toMatchObject({ path: '/auth/login', pageId: null })
    expect(aliasTarget('/news')).toBeUndefined()
  })
})

describe('the query keys of a page', () => {
  it('is the page and the filters of a list, in the one spelling of its path', () => {
    expect(readsOf('/ar/NEWS')).toEqual({ path: '/ar/news', keys: ['page', 'sort', '_rsc'] })
    expect(readsOf('/buyers/12')).toMatchObject({ path: '/buyers/12' })
    expect(readsOf('/%6Eews')).toMatchObject({ path: '/%6Eews', keys: ['page', 'sort', '_rsc'] })
  })

  it('are the tab for a page with tabs, and none for others', () => {
    expect(readsOf('/pages/100-x').keys).toEqual(['tab', 'page', '_rsc'])
    expect(readsOf('/about-jordan').keys).toEqual(['_rsc'])
    expect(readsOf('/no-such-page').keys).toEqual(['_rsc'])
  })

  it('makes a filtered view of a list where it is a filter of that list', () => {
    const view = (address: string) => {
      const { pathname, searchParams } = new URL(address, 'https://portal.example')
      return isFilteredView(pathname, searchParams)
    }
    expect(view('/pool-of-experts?q=packaging')).toBe(true)
    expect(view('/news?page=2')).toBe(false)
    expect(view('/news?q=x')).toBe(false)
  })

  it('has the tabs of market information in the order of the tab map 1,1,4,5,2,3', () => {
    expect(marketTabOrder).toEqual([1, 4, 5, 2, 3])
  })
})

describe('an address with words behind its number', () => {
  it('is shortened where the page is known by the number alone', () => {
    expect(withoutWords('/buyers/12-a-company')).toBe('/buyers/12')
  })

  it.each(['/buyers/12', '/buyers/x', '/news/12-x', '/pages/120-x', '/nothing/12-x'])(
    'is left as it is: %s',
    (path) => {
      expect(withoutWords(path)).toBeNull()
    },
  )
})

describe('the site map', () => {
  it('has public pages, also those that editors gave an address', () => {
    for (const path of ['/', '/news', '/news/12-x', '/pages/120-x', '/an-address-of-editors'])
      expect(isInSiteMap(path), path).toBe(true)
  })

  it('has no page of a person, of staff or of a search', () => {
    for (const path of ['/pages/170-x', '/profile', '/auth/login', '/search', '/admin'])
      expect(isInSiteMap(path), path).toBe(false)
  })
})

describe('the address of a menu entry that names none', () => {
  it.each([
    [19, '/trade-facilitation-portal'],
    [20, '/free-trade-agreements'],
    [24, '/local-buyers/products'],
    [81, '/reporting-trade-barriers'],
  ])('decisions.md section 2: entry %i is at %s', (id, address) => {
    expect(entryPath({ id, a_id: id === 24 ? 240 : null, url: 'x' })).toBe(address)
  })

  it('is that of the site page list, found by the url', () => {
    expect(entryPath({ id: 400, a_id: null, url: 'about-jordan' })).toBe('/about-jordan')
    expect(entryPath({ id: 401, a_id: null, url: 'about-jordan-exports' })).toBe(
      '/jordan-exports/about-jordan-exports',
    )
    expect(entryPath({ url: 'pool-of-experts' })).toBe('/pool-of-experts')
  })

  it('is made of the id for all others', () => {
    expect(entryPath({ id: 13, a_id: 120, url: 'exporters' })).toBeNull()
    expect(entryPath({ id: 400, a_id: null, url: 'jordan' })).toBeNull()
    expect(entryPath({ id: 400, a_id: null, url: '' })).toBeNull()
  })
})
