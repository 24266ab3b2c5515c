import { Snackbar } from '@/components/snackbar/snackbar'
import { endpointAddress } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import type { Locale } from '@/lib/i18n/locale'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { ownOffer } from '@/tests/support/own-offers'
import { answerCalls } from '@/tests/support/test-transport'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MyOffer } from '../contract'
import { undoMs } from '../rules'
import { MyOffersPage } from './my-offers-page'

const books = { en: english, ar: arabic }
let requests: string[]
let list: () => Promise<MyOffer[]>
let change: () => Promise<string>

beforeEach(() => {
  requests = []
  list = () => Promise.resolve([ownOffer(2), ownOffer(1)])
  change = () => Promise.resolve('Success')
  answerCalls((endpoint, input) => {
    requests.push(`${endpoint.method} ${endpointAddress(endpoint, input)}`)
    return endpoint.method === 'GET' ? list() : change()
  })
})
afterEach(() => {
  vi.useRealTimers()
})

const show = (locale: Locale = 'en', companyId: number | null = 7) =>
  renderIn(
    <>
      <MyOffersPage
        locale={locale}
        type="products"
        companyId={companyId}
        registration="/pages/170-jordan-key-trade-players"
      />
      <Snackbar closeText="Close" />
    </>,
    { locale },
  )

const cards = () => screen.findAllByRole('article')

describe.each(['en', 'ar'] as const)('my products (%s)', (locale) => {
  const texts = books[locale].myOffers

  it('shows a spinner while loading, then cards', async () => {
    show(locale)
    expect(screen.getByText(texts.list.loading)).toBeInTheDocument()
    expect(await cards()).toHaveLength(2)
    expect(requests).toEqual(['GET my-products-get/7'])
    const [first] = await cards()
    if (!first) throw new Error('There is no card.')
    const card = within(first)
    expect(card.getByRole('heading')).toHaveTextContent(locale === 'en' ? 'Product 2' : 'منتج 2')
    for (const text of ['6291041500213', '150920']) expect(card.getByText(text)).toBeInTheDocument()
    expect(card.getByText(locale === 'en' ? 'Food' : 'أغذية')).toBeInTheDocument()
    expect(card.getByText(locale === 'en' ? 'Oils' : 'زيوت')).toBeInTheDocument()
    expect(card.getByText(books[locale].approval.status[20].name)).toBeInTheDocument()
    const prefix = locale === 'ar' ? '/ar' : ''
    expect(card.getByRole('link', { name: new RegExp(texts.list.edit) })).toHaveAttribute(
      'href',
      `${prefix}/profile/my-products/2/edit`,
    )
  })

  it('shows “There is no data” for an empty list', async () => {
    list = () => Promise.resolve([])
    show(locale)
    expect(await screen.findByText(texts.list.empty)).toBeInTheDocument()
    expect(english.myOffers.list.empty).toBe('There is no data')
  })

  it('shows an empty list with an error after a failed load, and can be loaded again', async () => {
    list = () => Promise.reject(new Problem('unavailable'))
    show(locale)
    expect(await screen.findByText(texts.list.empty)).toBeInTheDocument()
    list = () => Promise.resolve([ownOffer(1)])
    fireEvent.click(screen.getByRole('button', { name: books[locale].lists.failed.retry }))
    expect(await cards()).toHaveLength(1)
  })

  it('links a person without a company to its registration', () => {
    show(locale, null)
    const link = screen.getByRole('link', { name: texts.noCompany.action })
    expect(link.getAttribute('href')).toContain('/pages/170-jordan-key-trade-players')
    expect(requests).toEqual([])
  })
})

describe('a refused offer', () => {
  it.each(['en', 'ar'] as const)(
    'shows the reason, and the public version, in %s',
    async (locale) => {
      const refused = { status_belongs: { iid: 30 }, refusal_reason: 'The picture is blurred.' }
      list = () => Promise.resolve([ownOffer(1, refused)])
      show(locale)
      expect(await screen.findByText('The picture is blurred.')).toBeInTheDocument()
      expect(screen.getByText(books[locale].myOffers.list.reason)).toBeInTheDocument()
      expect(screen.getByText(books[locale].myOffers.list.before)).toBeInTheDocument()
    },
  )
})

const { confirm, undo, remove } = english.myOffers.list

async function openDeleteDialog() {
  await cards()
  const [first] = screen.getAllByRole('button', { name: new RegExp(`^${remove}`) })
  if (first) fireEvent.click(first)
  return screen.findByRole('alertdialog', { name: confirm.title })
}

describe('deleting', () => {
  it('asks for confirmation; cancelling changes nothing', async () => {
    show()
    const dialog = await openDeleteDialog()
    expect(dialog).toHaveTextContent('Product 2')
    const [, keep] = within(dialog).getAllByRole('button', { name: confirm.keep })
    if (keep) fireEvent.click(keep)
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull())
    expect(await cards()).toHaveLength(2)
    expect(requests).toEqual(['GET my-products-get/7'])
  })

  it('removes the offer from the list on Success; undo restores it in its place', async () => {
    show()
    const dialog = await openDeleteDialog()
    fireEvent.click(within(dialog).getByRole('button', { name: confirm.remove }))
    const back = await screen.findByRole('button', { name: undo })
    expect(requests).toContain('DELETE products/2')
    expect(await screen.findAllByRole('article')).toHaveLength(1)
    await waitFor(() => expect(back).toHaveFocus())
    fireEvent.click(back)
    await waitFor(() => expect(screen.getAllByRole('article')).toHaveLength(2))
    expect(requests).toContain('POST products/2/restore')
    expect(screen.getAllByRole('heading', { level: 3 })[0]).toHaveTextContent('Product 2')
  })

  it('can be undone for 10 seconds', async () => {
    expect(undoMs).toBe(10_000)
    vi.useFakeTimers({ shouldAdvanceTime: true })
    show()
    const dialog = await openDeleteDialog()
    fireEvent.click(within(dialog).getByRole('button', { name: confirm.remove }))
    await screen.findByRole('button', { name: undo })
    act(() => vi.advanceTimersByTime(undoMs))
    expect(screen.queryByRole('button', { name: undo })).toBeNull()
  })

  it('shows a failure in one line, and changes nothing', async () => {
    change = () => Promise.reject(new Problem('unavailable'))
    show()
    const dialog = await openDeleteDialog()
    fireEvent.click(within(dialog).getByRole('button', { name: confirm.remove }))
    expect(await screen.findByText(english.myOffers.list.deleteFailed)).toBeInTheDocument()
    expect(screen.getAllByRole('article', { hidden: true })).toHaveLength(2)
  })
})
