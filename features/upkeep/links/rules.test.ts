import { bilingualPair } from '@/lib/bilingual/pair'
import { expect, it } from 'vitest'
import { linksIn, portalPathOf, webAddressOf } from './rules'

const [english = '', arabic = ''] = Object.keys(
  bilingualPair('TARIFF', { en: '', ar: '' }, 'upper'),
)
const news = { html: [english, arabic], addresses: [] }

it('the links of both languages are found with their texts, each address once a field', () => {
  const record = bilingualPair(
    'TARIFF',
    {
      en: '<p><a href="/news?a=1&amp;b=2">All <strong>news</strong></a> <a rel="noopener nofollow" href="https://www.company.example">Site</a> <a href="/news?a=1&amp;b=2">again</a></p>',
      ar: '<p><a href="https://www.company.example">الموقع</a></p>',
    },
    'upper',
  )
  expect(linksIn(news, record)).toEqual([
    { field: english, url: '/news?a=1&b=2', text: 'again' },
    { field: english, url: 'https://www.company.example', text: 'Site' },
    { field: arabic, url: 'https://www.company.example', text: 'الموقع' },
  ])
})

it('a field with an address is a link without a text', () => {
  const record = { website: ' www.company.example ' }
  expect(linksIn({ html: [], addresses: ['website'] }, record)).toEqual([
    { field: 'website', url: 'www.company.example', text: '' },
  ])
})

it('mailboxes, telephones and places of the same page are no links to check', () => {
  const hrefs = ['mailto:a@portal.example', 'tel:+962', '#top', '?page=2', '']
  const html = hrefs.map((href) => `<a href="${href}">x</a>`).join('')
  expect(linksIn(news, { [english]: html })).toEqual([])
})

it.each([
  ['/ar/news/1-a?x=1#b', '/ar/news/1-a'],
  ['https://portal.example/events/4', '/events/4'],
  ['https://www.company.example/events/4', null],
  ['www.company.example', null],
  [String.raw`/\elsewhere.example/events/4`, null],
  [String.raw`/\[`, null],
])('the path in the portal of %s is %s', (url, path) => {
  expect(portalPathOf(url, 'https://portal.example')).toBe(path)
})

it('a bare domain is an address of the web', () => {
  expect(webAddressOf('www.company.example/a')).toBe('https://www.company.example/a')
  expect(webAddressOf('http://www.company.example')).toBe('http://www.company.example')
})
