import { bilingualPair } from '@/lib/bilingual/pair'
import { detailOf, statusWith } from '@/tests/support/content-status'
import { showInDashboard, type MadeCall } from '@/tests/support/in-dashboard'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, describe, expect, it } from 'vitest'
import { saveDraft } from '@/lib/forms/draft'
import { ContentScreens } from './content-screens'

const record = bilingualPair('NAME', { en: 'Customs law', ar: 'قانون الجمارك' }, 'upper')
const label = bilingualPair('label', { en: 'Customs law', ar: 'قانون الجمارك' })
const detail = detailOf(statusWith({ id: '4', state: 'draft', ...label }), record)
const kinds = [
  {
    kind: 'expert-fields',
    four_eyes: false,
    always_four_eyes: false,
    may_write: true,
    waiting: {},
  },
]

const show = (): MadeCall[] =>
  showInDashboard(<ContentScreens />, {
    area: 'content',
    path: '/content/expert-fields/4',
    answers: {
      'GET admin/content-kinds': kinds,
      'GET admin/content/{kind}/{id}': detail,
      'PUT admin/content/{kind}/{id}': { ...detail, version: detail.version + 1 },
      'POST admin/content/{kind}/{id}/publish': { ...detail, state: 'published' },
    },
  })

const english = () => screen.findByLabelText(/^Name \(English\)/)
const made = (calls: MadeCall[], end: string) => calls.filter(({ key }) => key.endsWith(end))

beforeEach(() => window.localStorage.clear())

describe('the keys of a record', () => {
  it('Ctrl+S saves what was typed, from within its field, and nothing where nothing was', async () => {
    const calls = show()
    const field = await english()
    fireEvent.keyDown(field, { key: 's', code: 'KeyS', ctrlKey: true })
    expect(made(calls, '{id}').map(({ key }) => key)).not.toContain('PUT admin/content/{kind}/{id}')
    await userEvent.type(field, '!')
    const isFree = fireEvent.keyDown(field, { key: 'س', code: 'KeyS', ctrlKey: true })
    expect(isFree).toBe(false)
    await waitFor(() =>
      expect(calls.find(({ key }) => key.startsWith('PUT'))?.input).toMatchObject({
        body: { record: { NAME_ENG: 'Customs law!' } },
      }),
    )
    expect(made(calls, '/publish')).toEqual([])
  })

  it('Ctrl+Enter saves and publishes', async () => {
    const calls = show()
    const field = await english()
    await userEvent.type(field, '!')
    fireEvent.keyDown(field, { key: 'Enter', code: 'Enter', metaKey: true })
    await waitFor(() => expect(made(calls, '/publish')).toHaveLength(1))
    expect(calls.some(({ key }) => key.startsWith('PUT'))).toBe(true)
  })
})

describe('what is typed', () => {
  it('is kept in the browser, and no longer once it is saved', async () => {
    show()
    await userEvent.type(await english(), '!')
    await screen.findByText('Unsaved changes, kept in this browser')
    expect(window.localStorage.getItem('draft:content/expert-fields/4')).toContain('Customs law!')
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() =>
      expect(window.localStorage.getItem('draft:content/expert-fields/4')).toBeNull(),
    )
  })

  it('is offered again when the record is opened, and is not overwritten before the answer', async () => {
    const values = { ...record, ...bilingualPair('NAME', { en: 'Kept', ar: 'محفوظ' }, 'upper') }
    saveDraft('content/expert-fields/4', 1, { version: detail.version, values })
    show()
    await userEvent.click(await screen.findByRole('button', { name: 'Continue with them' }))
    expect(await english()).toHaveValue('Kept')
    expect(screen.queryByText('You have unsaved changes')).toBeNull()
  })

  it('is not offered to another person', async () => {
    const values = { ...record, ...bilingualPair('NAME', { en: 'Kept', ar: 'محفوظ' }, 'upper') }
    saveDraft('content/expert-fields/4', 2, { version: detail.version, values })
    show()
    expect(await english()).toHaveValue('Customs law')
    expect(screen.queryByText('You have unsaved changes')).toBeNull()
  })
})

it('a cover takes the texts of the library in both languages, and keeps a focal point', async () => {
  const medium = {
    key: '0'.repeat(32),
    kind: 'picture',
    address: `/media/${'0'.repeat(32)}/640.webp`,
    file_name: 'a.png',
    mime: 'image/webp',
    bytes: 9,
    widths: [320, 640],
    ...bilingualPair('alt', { en: 'Olive harvest', ar: 'قطاف الزيتون' }),
    created_at: '2026-11-21T08:00:00Z',
  }
  const sponsor = {
    ...bilingualPair('title', { en: 'Bank', ar: 'بنك' }),
    ...bilingualPair('image_alt', { en: '', ar: '' }),
    image: null,
    date_end: '2027-01-01',
    status: 1,
    sort: 1,
  }
  const calls = showInDashboard(<ContentScreens />, {
    area: 'content',
    path: '/content/sponsors/4',
    answers: {
      'GET admin/content-kinds': [{ ...kinds[0], kind: 'sponsors' }],
      'GET admin/content/{kind}/{id}': { ...detail, record: sponsor },
      'GET admin/media': { data: [medium], total: 1, page: 1, per_page: 24 },
      'PUT admin/content/{kind}/{id}': { ...detail, record: sponsor },
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Choose from the library' }))
  await userEvent.click(await screen.findByRole('button', { name: /Olive harvest/ }))
  const point = await screen.findByRole('slider', { name: /^Focal point/ })
  point.focus()
  await userEvent.keyboard('{ArrowLeft}')
  expect(point).toHaveAttribute('aria-valuetext', '45% from the left, 50% from the top')
  await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
  await waitFor(() =>
    expect(calls.find(({ key }) => key.startsWith('PUT'))?.input).toMatchObject({
      body: {
        record: {
          image: `${medium.address}#focus=45,50`,
          ...bilingualPair('image_alt', { en: 'Olive harvest', ar: 'قطاف الزيتون' }),
        },
      },
    }),
  )
})
