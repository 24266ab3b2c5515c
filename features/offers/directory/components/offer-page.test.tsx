import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { bilingualPair } from '@/lib/bilingual/pair'
import { offerWith, sectors, structuredData } from '@/tests/support/directory'
import { renderIn } from '@/tests/support/in-language'
import { screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { Offer } from '../contract'
import { pageMetadata } from '@/lib/seo/metadata'
import { offerHead } from '../rules'
import { OfferPage } from './offer-page'

const site = 'http://localhost:3000'

const show = (
  locale: 'en' | 'ar',
  offer = offerWith(),
  type: 'products' | 'services' = 'products',
) => renderIn(<OfferPage locale={locale} type={type} offer={offer} names={sectors} />, { locale })

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
      ...{ image: '/media/b/640.webp', image_focus_x: 50, image_focus_y: 50 },
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
