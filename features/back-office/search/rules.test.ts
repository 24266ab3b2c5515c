import { expect, it } from 'vitest'
import { recordAddress, screensNamed, startsOf } from './rules'

it.each([
  [{ kind: 'enquiries', content_kind: null }, '7', '/enquiries/7'],
  [{ kind: 'companies', content_kind: null }, '7', '/approvals/company.7'],
  [{ kind: 'products', content_kind: null }, '7', '/approvals/product.7'],
  [{ kind: 'services', content_kind: null }, '7', '/approvals/service.7'],
  [{ kind: 'people', content_kind: null }, '7', '/people/7'],
  [{ kind: 'requests', content_kind: null }, '7', '/requests/7'],
  [{ kind: 'quotations', content_kind: null }, '7', '/quotations/7'],
  [
    { kind: 'media', content_kind: null },
    'a1b2',
    `/media?filter=${encodeURIComponent('{"q":"a1b2"}')}`,
  ],
  [{ kind: 'content', content_kind: 'faq-tabs' }, 'exporters.7', '/content/faq-tabs/exporters.7'],
] as const)('leads to the screen of a found record (%o)', (group, id, address) => {
  expect(recordAddress(group, id)).toBe(address)
})

it('finds screens by their name in any spelling, and all of them without a text', () => {
  const screens = [
    { to: '/enquiries', name: 'الاستفسارات' },
    { to: '/media', name: 'مكتبة الوسائط' },
  ]
  expect(screensNamed(screens, 'مكتبه')).toEqual([screens[1]])
  expect(screensNamed(screens, '')).toEqual(screens)
})

it('counts the options before each group', () => {
  const record = { id: '1', title_eng: '', title_ara: '', about_eng: '', about_ara: '' }
  const one = { ...record, approval: null }
  expect(startsOf([{ records: [one, one] }, { records: [one] }])).toEqual([0, 2, 3])
})
