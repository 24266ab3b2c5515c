import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { bilingualPair } from '@/lib/bilingual/pair'
import { offerWith, sectors, structuredData } from '@/tests/support/directory'
import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Offer, PicturedOffer } from '../contract'
import { pageMetadata } from '@/lib/seo/metadata'
import { offerHead } from '../rules'
import { OfferPage } from './offer-page'

const germany = { id: 276, ...bilingualPair('name', { en: 'Germany', ar: 'ألمانيا' }) }

const site = 'http://localhost:3000'

const show = (
  locale: 'en' | 'ar',
  offer = offerWith(),
  type: 'products' | 'services' = 'products',
  markets = [germany].filter(({ id }) => offer.markets.includes(id)),
) =>
  renderIn(
    <OfferPage locale={locale} type={type} offer={offer} names={sectors} markets={markets} />,
    { locale },
  )

const behind = (status: number): Partial<Offer> => ({
  company_belongs: { ...offerWith().company_belongs, status },
})

describe('the page of a product or service', () => {
  it.each([
    ['en', english, '', 'Cotton T-shirt', ['Garments', 'Knitwear'], 'Packing: 48 pieces'],
    ['ar', arabic, '/ar', 'قميص قطني', ['ألبسة', 'تريكو'], 'التعبئة: 48 قطعة'],
  ] as const)(
    'shows its name, sector and facts (%s)',
    (locale, texts, prefix, name, of, features) => {
      show(locale)
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name)
      const told = screen.getAllByRole('definition').map(({ textContent }) => textContent)
      expect(told).toEqual([...of, '610910', '9520000000011', features, 'OEKO-TEX'])
      expect(screen.getByRole('link', { name: texts.offers.type.products })).toHaveAttribute(
        'href',
        `${prefix}/local-buyers/products`,
      )
      expect(screen.getByRole('link', { name: of[1] })).toHaveAttribute(
        'href',
        `${prefix}/local-buyers/products/1/101`,
      )
      expect(screen.getByRole('link', { name: texts.offers.company })).toHaveAttribute(
        'href',
        `${prefix}/buyers/5`,
      )
    },
  )

  it('shows every paragraph of its description, and notes a name in English only', () => {
    const named = bilingualPair('name', { en: 'Cotton T-shirt', ar: '' })
    const story = bilingualPair('description', { en: '', ar: 'ناعم.\n\nيغسل باردًا.' })
    show('ar', offerWith({ ...named, ...story }))
    expect(screen.getByText('ناعم.').tagName).toBe('P')
    expect(screen.getByText('يغسل باردًا.').tagName).toBe('P')
    expect(screen.getByText(arabic.oneScript)).toBeInTheDocument()
    expect(offerHead('products', offerWith(story), 'ar').description).toBe('ناعم.')
  })

  it.each([
    ['en', 'Certificate, as stated by the company'],
    ['ar', 'الشهادة كما تذكرها الشركة'],
  ] as const)('says that the company itself states its certificate (%s)', (locale, term) => {
    show(locale)
    expect(screen.getByText(term).parentElement).toHaveTextContent('OEKO-TEX')
  })

  it('has no HS code and no barcode for a service', () => {
    show('en', offerWith({ hs_code: null, gs1_code: null }), 'services')
    expect(screen.queryByText(english.offers.hsCode)).toBeNull()
    expect(screen.queryByText(english.offers.gs1Code)).toBeNull()
  })

  it.each([10, 30, 40])('shows no button to a company whose status is %i, not 20', (status) => {
    show('en', offerWith(behind(status)))
    expect(screen.queryByRole('link', { name: english.offers.company })).toBeNull()
    expect(document.body).not.toHaveTextContent('Rimal Knitwear')
    expect(structuredData('Product')).not.toHaveProperty('manufacturer')
  })

  it('links to the contact page of the company, only when it is a web address', () => {
    const contact = new RegExp(english.offers.contact)
    const { unmount } = show('en')
    const link = screen.getByRole('link', { name: contact })
    expect(link).toHaveAttribute('href', 'https://rimal.example/contact')
    expect(link).toHaveAttribute('rel', 'noopener nofollow')
    unmount()
    show('en', offerWith({ contacts: 'data:text/html,x' }))
    expect(screen.queryByRole('link', { name: contact })).toBeNull()
  })

  it('has the button of the portal first, in the bar that stays in view', () => {
    renderIn(
      <OfferPage
        locale="ar"
        type="services"
        offer={offerWith()}
        names={sectors}
        markets={[]}
        ask={<a href="/ask">{arabic.quotations.page.title}</a>}
      />,
      { locale: 'ar' },
    )
    const ask = screen.getByRole('link', { name: arabic.quotations.page.title })
    const contact = screen.getByRole('link', { name: new RegExp(arabic.offers.contact) })
    expect(ask.compareDocumentPosition(contact)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(ask.parentElement).toHaveAttribute('data-no-print')
    expect(ask.parentElement).toHaveTextContent('قميص قطني')
  })

  it('describes a Product to search engines, with its maker and barcode', () => {
    show('ar')
    expect(structuredData('Product')).toMatchObject({
      name: 'قميص قطني',
      url: `${site}/ar/buyers/products/9`,
      gtin: '9520000000011',
      category: 'تريكو',
      manufacturer: { name: 'شركة رمال', url: `${site}/ar/buyers/5` },
    })
  })

  it('names all pictures to search engines, the first one first, and none where there is none', () => {
    const second = {
      image: '/media/b/640.webp',
      image_focus_x: 50,
      image_focus_y: 50,
      ...bilingualPair('image_alt', { en: null, ar: null }),
    }
    const { unmount } = show('en', offerWith({ image: '/media/a/640.webp', pictures: [second] }))
    expect(structuredData('Product')).toHaveProperty('image', [
      `${site}/media/a/640.webp`,
      `${site}/media/b/640.webp`,
    ])
    unmount()
    show('en')
    expect(structuredData('Product')).not.toHaveProperty('image')
  })

  it('describes a Service to search engines, with its provider', () => {
    show('en', offerWith({ gs1_code: null }), 'services')
    expect(structuredData('Service')).toMatchObject({
      url: `${site}/buyers/services/9`,
      provider: { name: 'Rimal Knitwear' },
    })
  })

  it('has a canonical address in both languages', () => {
    const given = offerHead('products', offerWith(), 'en')
    const head = pageMetadata({ locale: 'en', siteName: 'Portal', ...given })
    expect(head.alternates).toMatchObject({
      canonical: `${site}/buyers/products/9`,
      languages: { ar: `${site}/ar/buyers/products/9` },
    })
  })
})

describe('the trade facts of a product or service', () => {
  const facts = {
    min_order: 1200,
    min_order_unit: 'carton',
    capacity: 12.5,
    capacity_unit: 'tonne',
    lead_time: 3,
    lead_time_unit: 'week',
    season: [1, 9, 10, 11, 12],
    incoterm: 'FOB',
    ...bilingualPair('incoterm_place', { en: 'Aqaba', ar: 'العقبة' }),
    ...bilingualPair('packaging', { en: '', ar: '48 قطعة في الكرتونة' }),
    port: 'aqaba',
    samples: 'freight',
    markets: [276],
    public_certificates: [{ title: 'ISO 9001', valid_from: null, valid_until: '2028-05-26' }],
  } satisfies Partial<PicturedOffer>
  const told = () =>
    Object.fromEntries(
      screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling]),
    )

  it.each([
    ['en', 'Terms of supply', 'Minimum order', '1,200 cartons', 'Season', 'September to January'],
    [
      'ar',
      'شروط التوريد',
      'الحد الأدنى للطلب',
      '1,200 كرتونة',
      'موسم التوافر',
      'من أيلول إلى كانون الثاني',
    ],
  ] as const)('stand below the story (%s)', (locale, title, order, amount, season, months) => {
    show(locale, offerWith(facts))
    expect(screen.getByRole('heading', { level: 2, name: title })).toBeInTheDocument()
    expect(told()[order]).toHaveTextContent(amount)
    const seasons = told()[season]
    expect(seasons?.textContent?.replaceAll(/[\u2066-\u2069]/g, '')).toContain(months)
    const strip = seasons?.querySelector('[aria-hidden="true"]')
    expect(strip?.querySelectorAll('[data-on]')).toHaveLength(5)
    expect(screen.getByText(locale === 'en' ? 'Germany' : 'ألمانيا')).toBeInTheDocument()
  })

  it('show a text of the other language with its language, and what a delivery term means', () => {
    show('en', offerWith(facts))
    expect(screen.getByText('48 قطعة في الكرتونة')).toHaveAttribute('lang', 'ar')
    expect(told()['Delivery (Incoterms 2020)']).toHaveTextContent('FOB Aqaba Free on board')
    expect(told()['Valid certificates']?.textContent).toMatch(/ISO 9001.*May 26, 2028/)
  })

  it('are absent while nothing is filled in', () => {
    show('en')
    expect(screen.queryByRole('heading', { name: 'Terms of supply' })).not.toBeInTheDocument()
    expect(structuredData('Product')).not.toHaveProperty('additionalProperty')
  })

  it('are properties of a product in the structured data, without an offer or a price', () => {
    show('en', offerWith(facts))
    const data = structuredData('Product')
    expect(data).toMatchObject({
      additionalProperty: expect.arrayContaining([
        { '@type': 'PropertyValue', name: 'Minimum order', value: '1,200 cartons' },
        { '@type': 'PropertyValue', name: 'Delivery (Incoterms 2020)', value: 'FOB Aqaba' },
      ]),
    })
    expect(data).not.toHaveProperty('offers')
  })

  it('of a service are in its own words', () => {
    const facts = {
      lead_time: 2,
      lead_time_unit: 'week',
      languages: ['ar', 'en'],
    } satisfies Partial<PicturedOffer>
    show('en', offerWith({ hs_code: null, ...facts }), 'services')
    expect(screen.getByRole('heading', { level: 2, name: 'Terms for buyers' })).toBeInTheDocument()
    expect(told()['Time to start']).toHaveTextContent('2 weeks')
    expect(told()['Working languages']).toHaveTextContent('Arabic, English')
    expect(structuredData('Service')).not.toHaveProperty('additionalProperty')
  })
})
