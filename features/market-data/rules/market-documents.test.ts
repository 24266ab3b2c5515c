import { expect, it } from 'vitest'
import { changesTo } from './market-documents'

const published = [
  { id: 1, key: 'invoice', fields: { need: 'always', hs: ['01'], owner: 'a@portal.example' } },
  { id: 2, key: 'permit', fields: { need: 'always', hs: ['02'], owner: '' } },
]

it('a list without new facts changes nothing', () => {
  const list = published.map(({ key, fields: { need, hs } }) => {
    return { id: null, key, fields: { need, hs } }
  })
  expect(changesTo(list, published)).toEqual([])
  expect(changesTo([], [])).toEqual([])
})

it('a list adds, changes and removes documents, and keeps what it does not know', () => {
  const list = [
    { id: null, key: 'invoice', fields: { need: 'quota', hs: ['01'] } },
    { id: null, key: 'licence', fields: { need: 'always', hs: ['03'] } },
  ]
  expect(changesTo(list, published)).toEqual([
    {
      id: 1,
      key: 'invoice',
      isBack: false,
      before: published[0]?.fields,
      after: { need: 'quota', hs: ['01'], owner: 'a@portal.example' },
    },
    { id: null, key: 'licence', isBack: false, before: null, after: list[1]?.fields },
    { id: 2, key: 'permit', isBack: false, before: published[1]?.fields, after: null },
  ])
})

it('a document that comes back is found by its id, also with another key', () => {
  const list = [
    { id: 2, key: 'permit before', fields: { hs: ['04'] } },
    { id: 9, key: 'gone', fields: {} },
  ]
  expect(changesTo(list, published).map(({ id, isBack, after }) => [id, isBack, after])).toEqual([
    [2, true, { need: 'always', hs: ['04'], owner: '' }],
    [9, true, {}],
    [1, false, null],
  ])
})

it('two documents of one key are two documents', () => {
  const twins = [1, 2].map((id) => ({ id, key: 'invoice', fields: { need: 'always' } }))
  const [first] = twins
  expect(changesTo(twins, twins)).toEqual([])
  expect(changesTo(first ? [{ ...first, id: null }] : [], twins)).toMatchObject([
    { id: 2, after: null },
  ])
})
