import { Problem } from '@/lib/api/problem'
import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import { places } from '@/tests/support/directory'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { Review } from '../contract'
import { ApprovalScreens } from './approval-screens'

const review: Review = {
  kind: 'company',
  id: 12,
  company_id: 12,
  ...bothLanguages('company_name', 'Petra Oil Company'),
  status: 40,
  version: 5,
  is_public: true,
  waits_for_company: false,
  refusal_reason: null,
  updated_at: '2026-11-20T08:00:00Z',
  owner: {
    company_registered_name: 'Petra Oil Company',
    company_registered_name_ara: 'شركة زيت البتراء',
    company_trading_name: 'Petra Oil',
    countries_of_operations: [400, 818],
    website_url: 'https://www.petra.example',
  },
  public: {
    company_registered_name: 'Petra Oil Company',
    company_registered_name_ara: 'شركة زيت البتراء',
    company_trading_name: 'Petra',
    countries_of_operations: [400],
    website_url: 'https://www.petra.example',
  },
  changed: ['company_trading_name', 'countries_of_operations'],
  duplicates: [
    { id: 9, company_id: 9, ...bothLanguages('name', 'Petra Oils'), status: 20, shared: ['phone'] },
  ],
  members: [{ id: 7, name: 'Rana Haddad', email: 'rana@petra.example' }],
}

const Previewed = ({ review: { owner } }: { review: Review }) => (
  <p>Preview of {String(owner['company_trading_name'])}</p>
)
const previews = { company: Previewed, product: Previewed, service: Previewed }

const Verification = ({ company, version }: { company: number; version: number }) => (
  <p>
    Checks of {company} in version {version}
  </p>
)

const lists = { 'GET countries': places.countries }

const show = (answers: Record<string, unknown>, path = '/approvals/company.12') =>
  showInDashboard(<ApprovalScreens previews={previews} verification={Verification} />, {
    area: 'approvals',
    path,
    answers: { ...lists, ...answers },
  })

const shown = { 'GET admin/companies/{id}/review': review }

describe('the queue of approvals', () => {
  it('names companies, products and services apart, though their numbers are the same', async () => {
    const row = {
      id: 3,
      company_id: 3,
      ...bothLanguages('name', 'Olive oil'),
      status: 10,
      version: 1,
      is_public: false,
      is_returned: false,
      ...bothLanguages('company_name', 'Petra Oil Company'),
      refusal_reason: null,
      updated_at: '2026-11-20T08:00:00Z',
    }
    const data = [
      { ...row, kind: 'product' },
      { ...row, kind: 'company', ...bothLanguages('name', 'Petra Oil') },
    ]
    show({ 'GET admin/approvals': { data, total: 2, page: 1, per_page: 25 } }, '/approvals')
    expect(await screen.findByRole('link', { name: 'Olive oil' })).toHaveAttribute(
      'href',
      '/approvals/product.3',
    )
    expect(screen.getByRole('link', { name: 'Petra Oil' })).toHaveAttribute(
      'href',
      '/approvals/company.3',
    )
    // Waiting since Friday 20 November, in three working days from Sunday.
    expect(screen.getAllByText('Nov 24, 2026')).toHaveLength(2)
  })
})

describe('a submitted record', () => {
  it('that is new lists what was entered, and folds the empty fields away', async () => {
    const fresh = {
      ...review,
      status: 10,
      is_public: false,
      public: null,
      owner: { ...review.owner, logo: null, certificates: [] },
      changed: [...Object.keys(review.owner), 'logo', 'certificates'],
    }
    show({ 'GET admin/companies/{id}/review': fresh })
    expect(await screen.findByRole('heading', { name: 'New entry' })).toBeVisible()
    const table = screen.getByRole('table', { name: 'Details entered' })
    expect(within(table).getAllByRole('row')).toHaveLength(Object.keys(review.owner).length + 1)
    expect(within(table).queryByRole('columnheader', { name: 'Published version' })).toBeNull()
    expect(screen.getByText('2 fields left empty').closest('details')).toHaveTextContent(
      'Logo, Certificates',
    )
  })

  it('is returned to its company with words, and leads to the next one', async () => {
    const rows = [
      { kind: 'company', id: 12 },
      { kind: 'product', id: 3 },
    ].map((one) => ({
      ...one,
      company_id: 12,
      ...bothLanguages('name', 'Olive oil'),
      status: 40,
      version: 1,
      is_public: true,
      is_returned: false,
      refusal_reason: null,
      ...bothLanguages('company_name', 'Petra Oil Company'),
      updated_at: '2026-11-20T08:00:00Z',
    }))
    const calls = show({
      ...shown,
      'GET admin/approvals': { data: rows, total: 2, page: 1, per_page: 25 },
      'POST admin/companies/{id}/return': { status: 40, version: 6 },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Request changes' }))
    const dialog = await screen.findByRole('dialog')
    const text = within(dialog).getByLabelText('What should the company change?')
    await userEvent.type(text, 'Name your markets.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Request changes' }))
    const next = await screen.findByRole('link', { name: 'Next: Olive oil' })
    await waitFor(() => expect(next).toHaveFocus())
    expect(next).toHaveAttribute('href', '/approvals/product.3')
    expect(calls).toContainEqual({
      key: 'POST admin/companies/{id}/return',
      input: { params: { id: 12 }, body: { version: 5, reason: 'Name your markets.' } },
    })
  })

  it('is previewed as the public page', async () => {
    show(shown)
    await userEvent.click(await screen.findByRole('button', { name: /^Preview/ }))
    expect(await screen.findByText('Preview of Petra Oil')).toBeVisible()
  })

  it('shows pictures as pictures, each in the link to its file', async () => {
    const owner = {
      ...review.owner,
      logo: '/media/abc/640.webp',
      certificates: [{ title: 'ISO 9001', file: '/media/def/640.jpg' }],
    }
    show({
      'GET admin/companies/{id}/review': { ...review, owner, changed: ['logo', 'certificates'] },
    })
    const logo = await screen.findByRole('img', { name: 'Picture: Logo' })
    expect(logo).toHaveAttribute('src', '/media/abc/640.webp')
    expect(logo.closest('a')).toHaveAttribute('href', '/media/abc/640.webp')
    expect(screen.getByRole('img', { name: 'ISO 9001' })).toBeVisible()
  })

  it('of an offer shows all its pictures with their texts and focal points', async () => {
    const picture = {
      image: '/media/abc/640.webp',
      ...bilingualPair('image_alt', { en: '<b>Bottle</b>', ar: 'زجاجة' }),
      image_focus_x: 20,
      image_focus_y: 30,
    }
    const owner = {
      ...review.owner,
      pictures: [picture, { ...picture, image: '/media/def/1.jpg' }],
    }
    show({ 'GET admin/companies/{id}/review': { ...review, owner, changed: ['pictures'] } })
    const shownPictures = await screen.findAllByRole('img', { name: 'Picture: Pictures' })
    expect(shownPictures.map((one) => one.getAttribute('src'))).toEqual([
      '/media/abc/640.webp',
      '/media/def/1.jpg',
    ])
    expect(screen.getAllByText('<b>Bottle</b>')).toHaveLength(2)
    expect(screen.getAllByText('Focal point: 20% from the left, 30% from the top')).toHaveLength(2)
  })

  it('is compared with what the public sees: changed fields come first, ids as names', async () => {
    show(shown)
    const table = await screen.findByRole('table', { name: 'Changed fields' })
    const row = within(table).getByRole('row', { name: /^Export markets/ })
    expect(await within(row).findByText('Jordan, Egypt')).toBeVisible()
    expect(within(row).getByText('Jordan')).toBeVisible()
    expect(within(table).queryByText('Website')).toBeNull()
    expect(screen.getByText('3 unchanged fields')).toBeVisible()
  })

  it('names a record that may be the same, and the people of the company', async () => {
    show(shown)
    expect(await screen.findByRole('link', { name: 'Petra Oils' })).toHaveAttribute(
      'href',
      '/approvals/company.9',
    )
    expect(screen.getByText('Same phone')).toBeVisible()
    expect(screen.getByRole('link', { name: 'rana@petra.example' })).toBeVisible()
  })

  it('can be refused only with a reason', async () => {
    const calls = show({
      ...shown,
      'POST admin/companies/{id}/refuse': { status: 30, version: 6 },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }))
    expect(within(dialog).getByText('Enter the reason')).toBeVisible()
    await userEvent.type(within(dialog).getByRole('textbox'), 'The website does not open.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }))
    expect(await screen.findByText('Refused. We are emailing the company.')).toBeVisible()
    expect(calls).toContainEqual({
      key: 'POST admin/companies/{id}/refuse',
      input: { params: { id: 12 }, body: { version: 5, reason: 'The website does not open.' } },
    })
  })

  it('is approved by Ctrl+Enter, as the list of keys says', async () => {
    const calls = show({
      ...shown,
      'POST admin/companies/{id}/approve': { status: 20, version: 6 },
    })
    await screen.findByRole('button', { name: 'Approve' })
    await userEvent.keyboard('{Control>}{Enter}{/Control}')
    expect(await screen.findByText('Approved. Everyone can now see this version.')).toBeVisible()
    expect(calls.filter(({ key }) => key === 'POST admin/companies/{id}/approve')).toHaveLength(1)
  })

  it('promises no mail where nobody of the company has an account, and says that changes were requested', async () => {
    show({
      'GET admin/companies/{id}/review': {
        ...review,
        members: [],
        refusal_reason: 'A new picture.',
      },
      'POST admin/companies/{id}/refuse': { status: 30, version: 6 },
    })
    expect(await screen.findByText('Changes requested')).toBeVisible()
    await userEvent.click(screen.getByRole('button', { name: 'Refuse' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(within(dialog).getByRole('textbox'), 'The website does not open.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }))
    expect(await screen.findByText(/^Refused\. Nobody is told by email/)).toBeVisible()
  })

  it('is decided next only once it was loaded with its new version', async () => {
    const refused: Review = { ...review, status: 30, is_public: false, version: 6 }
    const reloaded = Promise.withResolvers<Review>()
    const answered = [Promise.resolve(review), reloaded.promise]
    const calls = show({
      'GET admin/companies/{id}/review': () => answered.shift() ?? refused,
      'POST admin/companies/{id}/refuse': { status: 30, version: 6 },
      'POST admin/companies/{id}/approve': { status: 20, version: 7 },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Refuse' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.type(within(dialog).getByRole('textbox'), 'The website does not open.')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Refuse' }))
    await waitFor(() => expect(answered).toHaveLength(0))
    expect(dialog).toBeVisible()
    reloaded.resolve(refused)
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await userEvent.click(screen.getByRole('button', { name: 'Approve' }))
    await waitFor(() =>
      expect(calls).toContainEqual({
        key: 'POST admin/companies/{id}/approve',
        input: { params: { id: 12 }, body: { version: 6 } },
      }),
    )
  })

  it('is not decided on but read again when its owner saved it since', async () => {
    const calls = show({
      ...shown,
      'POST admin/companies/{id}/approve': () => {
        throw new Problem('conflict', { fields: { version: ['6'] } })
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Approve' }))
    expect(
      await screen.findByText(/Someone else has changed, approved or refused this record/),
    ).toBeVisible()
    await waitFor(() =>
      expect(calls.filter(({ key }) => key === 'GET admin/companies/{id}/review')).toHaveLength(2),
    )
  })

  it('is not asked for when its kind is unknown', async () => {
    const calls = show({}, '/approvals/person.12')
    expect(await screen.findByText('Record not found')).toBeVisible()
    expect(calls).toEqual([])
  })

  it('that is a company shows what staff have checked of the version on the screen', async () => {
    show(shown)
    expect(await screen.findByText('Checks of 12 in version 5')).toBeVisible()
  })

  it('that is a product has no such checks', async () => {
    show(
      { 'GET admin/products/{id}/review': { ...review, kind: 'product' } },
      '/approvals/product.12',
    )
    await screen.findByRole('heading', { name: 'Decision' })
    expect(screen.queryByText(/^Checks of/)).toBeNull()
  })
})
