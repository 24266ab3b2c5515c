import { installTransport } from '@/lib/api/call'
import { endpointAddress, type Endpoint } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { faqsUpTo, faqWith } from '@/tests/support/faqs'
import { expect, it } from 'vitest'
import type { Faq } from './contract'
import { allFaqs, buyerFaqs, buyerGroupFaqs, exporterFaqs } from './queries'

/** A server with responses for these addresses only; returns the list of requested addresses. */
function server(answers: Record<string, Faq[]>): string[] {
  const requested: string[] = []
  installTransport((endpoint: Endpoint, input: object) => {
    const address = endpointAddress(endpoint, input)
    requested.push(address)
    const answer = answers[address]
    return answer ? Promise.resolve(answer) : Promise.reject(new Problem('not_found'))
  })
  return requested
}

const ids = (faqs: readonly Faq[]) => faqs.map(({ id }) => id)
const hidden = faqWith({ id: 99, status: 0 })

it('allFaqs loads all questions by one call and leaves out those that are not public', async () => {
  const requested = server({ new_faq: [...faqsUpTo(2), hidden] })
  expect(ids(await allFaqs())).toEqual([1, 2])
  expect(requested).toEqual(['new_faq'])
})

it('exporterFaqs loads each tab by its own call and reverses the order', async () => {
  const tabs = ['freight-and-logistic', 'financing', 'legal-and-regulatory-requirements'] as const
  for (const [index, tab] of tabs.entries()) {
    const requested = server({ [`new_faq/1/${index + 1}`]: [...faqsUpTo(3), hidden] })
    const view = await exporterFaqs({ tab, page: 1 })
    expect(ids(view.data)).toEqual([3, 2, 1])
    expect(view.total).toBe(3)
    expect(requested).toEqual([`new_faq/1/${index + 1}`])
  }
})

it('exporterFaqs returns the tab “all” ten a page, in the order of the call', async () => {
  const requested = server({ 'new_faq/1': [hidden, ...faqsUpTo(21)] })
  const page = async (number: number) => exporterFaqs({ tab: 'all', page: number })
  expect(ids((await page(1)).data)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10])
  expect(ids((await page(3)).data)).toEqual([21])
  expect(await page(4)).toMatchObject({ data: [], total: 21 })
  expect(new Set(requested)).toEqual(new Set(['new_faq/1']))
})

it('buyerFaqs and buyerGroupFaqs load questions by calls of their own, in the order of the call', async () => {
  server({ 'new_faq/2': [...faqsUpTo(2), hidden], 'new_faq/2/3': [...faqsUpTo(3), hidden] })
  expect(ids(await buyerFaqs())).toEqual([1, 2])
  expect(ids(await buyerGroupFaqs(3))).toEqual([1, 2, 3])
})

it('allFaqs and exporterFaqs return an empty list without an error', async () => {
  server({ new_faq: [], 'new_faq/1': [], 'new_faq/1/1': [] })
  expect(await allFaqs()).toEqual([])
  expect(await exporterFaqs({ tab: 'all', page: 1 })).toMatchObject({ data: [], total: 0 })
  expect(await exporterFaqs({ tab: 'freight-and-logistic', page: 1 })).toMatchObject({
    data: [],
    total: 0,
  })
})
