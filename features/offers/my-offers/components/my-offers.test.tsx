import { Snackbar } from '@/components/snackbar/snackbar'
import { endpointAddress } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import type { Locale } from '@/lib/i18n/locale'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { formatDate } from '@/lib/i18n/format'
import { reviewDay } from '@/lib/i18n/review-day'
import { renderIn } from '@/tests/support/in-language'
import { ownOffer } from '@/tests/support/own-offers'
import { answerCalls } from '@/tests/support/test-transport'
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { MyOffer } from '../contract'
import { undoMs } from '../rules'
import { myOffersShape, type MyOffersState } from '../search-params'
import { MyOffersPage } from './my-offers-page'

const books = { en: english, ar: arabic }
let requests: string[]
let list: () => Promise<MyOffer[]>
let total: number
let change: () => Promise<string>

beforeEach(() => {
  requests = []
  total = 2
  list = () => Promise.resolve([ownOffer(2), ownOffer(1)])
  change = () => Promise.resolve('Success')
  answerCalls((endpoint, input) => {
    requests.push(`${endpoint.method} ${endpointAddress(endpoint, input)}`)
    return endpoint.method === 'GET' ? paged() : change()
  })
})
const paged = async () => ({ data: await list(), total, page: 1, per_page: 24 })

afterEach(() => {
  vi.useRealTimers()
})

const show = (
  locale: Locale = 'en',
  companyId: number | null = 7,
  state: MyOffersState = myOffersShape.start,
  hasTradeFacts = true,
) =>
  renderIn(
    <>
      <MyOffersPage
        locale={locale}
        type="products"
        companyId={companyId}
        state={state}
        hasTradeFacts={hasTradeFacts}
        registration="/pages/170-jordan-key-trade-players"
      />
      <Snackbar closeText="Close" />
    </>,
    { locale },
  )

const cards = () => screen.findAllByRole('article')

describe.each(['en', 'ar'] as const)('my products (%s)', (locale) => {
  const texts = books[locale].myOffers

  it('that is approved says that it waits for the approval of its company', async () => {
    const waiting = ownOffer(1, { is_public: false, waits_for_company: true })
    list = () => Promise.resolve([waiting])
    show()
    const [card = document.body] = await cards()
    expect(within(card).getByText(english.myOffers.list.waits)).toBeInTheDocument()
    expect(within(card).queryByRole('link', { name: /Public page/ })).toBeNull()
  })

  it('that waits says by when it is reviewed, and a refused one does not', async () => {
    const updated_at = new Date().toISOString()
    const waiting = ownOffer(1, { status_belongs: { iid: 10 }, updated_at })
    const refused = ownOffer(2, { status_belongs: { iid: 30 }, updated_at })
    list = () => Promise.resolve([waiting, refused])
    show(locale)
    await cards()
    const date = formatDate(reviewDay(updated_at), locale)
    expect(screen.getAllByText(books[locale].reviewDay.due.replace('{date}', date))).toHaveLength(1)
  })

  it('shows a spinner while loading, then cards', async () => {
    show(locale)
    expect(screen.getByText(texts.list.loading)).toBeInTheDocument()
    expect(await cards()).toHaveLength(2)
    expect(requests).toEqual(['GET my-products-get/7?page=1&per_page=24'])
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
    expect(requests).toEqual(['GET my-products-get/7?page=1&per_page=24'])
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

describe('the list of my products', () => {
  it('says what buyers miss most, with a link to each field of the form', async () => {
    list = () => Promise.resolve([ownOffer(2)])
    show()
    const [card] = await cards()
    if (!card) throw new Error('There is no card.')
    expect(card).toHaveTextContent('Buyers find 0 of the 13 things they look for')
    expect(within(card).getByRole('link', { name: /^Minimum order/ })).toHaveAttribute(
      'href',
      '/profile/my-products/2/edit#field-min_order',
    )
    expect(within(card).getAllByRole('listitem')).toHaveLength(4)
  })

  it('says nothing of it where the portal has no trade facts', async () => {
    show('en', 7, myOffersShape.start, false)
    await cards()
    expect(screen.queryByText(/things they look for/)).not.toBeInTheDocument()
  })

  it('has pages and a search once it is long', async () => {
    total = 5_000
    show('en', 7, { ...myOffersShape.start, page: 3 })
    await cards()
    expect(requests).toEqual(['GET my-products-get/7?page=3&per_page=24'])
    expect(screen.getByRole('link', { name: 'Page 3' })).toHaveAttribute('aria-current', 'page')
    expect(screen.getByRole('link', { name: 'Page 4' })).toHaveAttribute(
      'href',
      '/my-products?page=4',
    )
    expect(screen.getByRole('search')).toBeInTheDocument()
  })

  it('says that nothing has the words of a search', async () => {
    list = () => Promise.resolve([])
    show('en', 7, myOffersShape.parse({ q: 'oil' }))
    expect(await screen.findByText(english.myOffers.list.nothingFound)).toBeInTheDocument()
    expect(requests).toEqual(['GET my-products-get/7?page=1&per_page=24&q=oil'])
  })
})
