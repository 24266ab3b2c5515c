import { publicRequest } from '@/tests/support/sample-request'
import { answerCalls } from '@/tests/support/test-transport'
import { beforeEach, describe, expect, it } from 'vitest'
import { boardPages, feedRequests } from './queries'
import { boardShape } from './search-params'

let queries: object[] = []

beforeEach(() => {
  queries = []
  answerCalls((_endpoint, input: { query?: object }) => {
    queries.push(input.query ?? {})
    const data = [publicRequest({ id: 1 }), publicRequest({ id: 2, sample: true })]
    return Promise.resolve({ data, total: 2, page: 1, per_page: 50 })
  })
})

describe('sample requests', () => {
  it('are in no feed, which has the filters of its address', async () => {
    const state = boardShape.parse({ chapter: '08', country: '276', deadline: '30', q: 'dates' })
    expect((await feedRequests(state)).map(({ id }) => id)).toEqual([1])
    expect(queries[0]).toMatchObject({ chapter: '08', country: '276', deadline: '30', q: 'dates' })
  })

  it('are not in the site map', async () => {
    const pages = await boardPages()
    expect(pages.map(({ paths }) => paths.en)).toEqual([
      '/requests',
      '/requests/new',
      '/requests/1',
    ])
  })
})
