import { describe, expect, it } from 'vitest'
import {
  breadcrumbList,
  faqPage,
  governmentOffices,
  newsArticle,
  organization,
  webSite,
} from './structured-data'

describe('structured data', () => {
  it('numbers the way to a page and leaves out groups without a page', () => {
    const way = breadcrumbList([
      { title: 'Home', href: '/' },
      { title: 'Jordan' },
      { title: 'About Jordan' },
    ])
    expect(way.itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: 'Home', item: 'http://localhost:3000/' },
      { '@type': 'ListItem', position: 2, name: 'About Jordan' },
    ])
  })

  it('offers the search of the language', () => {
    const { potentialAction } = webSite('ar', 'البوابة')
    expect(potentialAction.target.urlTemplate).toBe(
      'http://localhost:3000/ar/search/{search_term_string}',
    )
  })

  it('names the body behind the portal and its accounts', () => {
    const body = organization({
      name: 'Portal',
      email: 'a@portal.example',
      sameAs: ['https://a.example'],
    })
    expect(body).toMatchObject({ '@type': 'GovernmentOrganization', sameAs: ['https://a.example'] })
  })

  it('describes an article, with its picture where there is one', () => {
    const item = {
      locale: 'en',
      path: '/news/1-x',
      headline: 'X',
      description: 'Y',
      published: '2026-01-01',
      modified: '2026-01-02T00:00:00.000Z',
      publisher: 'Portal',
    } as const
    expect(newsArticle({ ...item, image: '/media/k/1280.webp' })).toMatchObject({
      mainEntityOfPage: 'http://localhost:3000/news/1-x',
      image: ['http://localhost:3000/media/k/1280.webp'],
    })
    expect(newsArticle({ ...item, image: null })).not.toHaveProperty('image')
  })

  it('lists questions with their answers', () => {
    const page = {
      locale: 'ar',
      path: '/faq/x',
      questions: [{ question: 'س؟', answer: '<p>ج</p>' }],
    } as const
    expect(faqPage(page)).toMatchObject({
      '@type': 'FAQPage',
      mainEntityOfPage: 'http://localhost:3000/ar/faq/x',
      mainEntity: [{ name: 'س؟', acceptedAnswer: { '@type': 'Answer', text: '<p>ج</p>' } }],
    })
  })

  it('lists offices with what is known of each', () => {
    const office = {
      name: 'Amman',
      email: 'amman@portal.example',
      telephone: '0600000101',
      address: 'Amman, Jordan',
      image: '/media/a/640.webp',
      map: 'https://map.example/1',
    }
    const bare = { ...office, email: '', telephone: '', address: '', image: null, map: undefined }
    const parent = { '@type': 'GovernmentOrganization', name: 'Portal' }
    expect(governmentOffices('Portal', [office])['@graph']).toMatchObject([
      {
        '@type': 'GovernmentOffice',
        name: 'Amman',
        telephone: '0600000101',
        image: 'http://localhost:3000/media/a/640.webp',
        hasMap: 'https://map.example/1',
        parentOrganization: parent,
      },
    ])
    expect(Object.keys(governmentOffices('Portal', [bare])['@graph'][0] ?? {})).toEqual([
      '@type',
      'name',
      'parentOrganization',
    ])
  })
})
