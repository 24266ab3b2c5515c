import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import { Problem } from '@/lib/api/problem'
import { showAtDesk } from '@/tests/support/at-the-desk'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { ContentDetail } from '../contract'
import { ContentScreens } from './content-screens'

const record = {
  ...bilingualPair('question', { en: 'How do I export?', ar: 'كيف أصدّر؟' }),
  ...bilingualPair('answer', { en: '', ar: '' }),
  ...bothLanguages('file', null),
  audience: 1,
  tab_id: 1,
  status: 1,
  add_to_home: 0,
  sort: 1,
}

const standing = {
  id: '7',
  version: 3,
  state: 'draft' as const,
  is_published: true,
  removes: false,
  ...bilingualPair('label', { en: 'How do I export?', ar: 'كيف أصدّر؟' }),
  publish_at: null,
  note: null,
  updated_at: '2026-11-18T08:00:00Z',
  updated_by: { id: 2, name: 'Rana' },
  approved_by: null,
  missing: [],
  older: ['ar' as const],
}

const detail: ContentDetail = {
  ...standing,
  record,
  published: record,
  four_eyes: false,
  touched: { question: { en: '2026-11-18T08:00:00Z' } },
  authors: [{ id: 2, name: 'Rana' }],
}

const kinds = [{ kind: 'faqs', four_eyes: false, may_write: true, waiting: { draft: 2 } }]
const page = { data: [{ ...standing, record }], total: 1, page: 1, per_page: 25 }

const answers = {
  'GET admin/content-kinds': kinds,
  'GET admin/content/{kind}': page,
  'GET admin/content/{kind}/{id}': detail,
}

const show = (path: string, further: object = {}, locale: 'en' | 'ar' = 'en') =>
  showAtDesk(<ContentScreens />, {
    area: 'content',
    path,
    locale,
    answers: { ...answers, ...further },
  })

describe('the list of a kind', () => {
  it('shows both names, the state and what is older than its translation', async () => {
    show('/content/faqs')
    const row = (await screen.findByRole('link', { name: 'How do I export?' })).closest('li')
    expect(row).toHaveTextContent('كيف أصدّر؟')
    expect(row).toHaveTextContent('Draft')
    expect(row).toHaveTextContent('Older in العربية')
  })

  it('asks the call for what is chosen', async () => {
    const calls = show('/content/faqs')
    await screen.findByRole('link', { name: 'How do I export?' })
    await userEvent.selectOptions(screen.getByLabelText('State'), 'In review')
    await waitFor(() =>
      expect(calls.at(-1)?.input).toMatchObject({ query: { state: 'in_review' } }),
    )
    await userEvent.selectOptions(screen.getByLabelText('Audience'), 'Exporters')
    await waitFor(() =>
      expect(calls.at(-1)?.input).toMatchObject({
        params: { kind: 'faqs' },
        query: { state: 'in_review', filter: 'audience:1', sort: 'sort-asc' },
      }),
    )
  })

  it('says in Arabic that there is nothing yet', async () => {
    show('/content/faqs', { 'GET admin/content/{kind}': { ...page, data: [], total: 0 } }, 'ar')
    expect(await screen.findByText('لا شيء هنا بعد')).toBeInTheDocument()
  })
})

describe('a record', () => {
  it('is saved and published in one step with what was typed', async () => {
    const calls = show('/content/faqs/7', {
      'PUT admin/content/{kind}/{id}': { ...detail, version: 4 },
      'POST admin/content/{kind}/{id}/publish': { ...detail, version: 5, state: 'published' },
    })
    await screen.findByRole('button', { name: 'Publish' })
    const field = screen.getByLabelText('Question (English)')
    await userEvent.clear(field)
    await userEvent.type(field, 'How?')
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect(await screen.findByText('Published: the public sees it now')).toBeInTheDocument()
    const changes = calls.filter(({ key }) => !key.startsWith('GET'))
    expect(changes).toMatchObject([
      { input: { body: { version: 3, record: { ...record, question_eng: 'How?' } } } },
      { input: { params: { kind: 'faqs', id: '7' }, body: { version: 4 } } },
    ])
  })

  it('has its translation called right as it is', async () => {
    const calls = show('/content/faqs/7', {
      'PUT admin/content/{kind}/{id}': { ...detail, touched: {}, older: [] },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'It is right as it is' }))
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() =>
      expect(calls.find(({ key }) => key.startsWith('PUT'))?.input).toMatchObject({
        body: { checked: ['question'] },
      }),
    )
  })

  it('names the fault at its field and keeps what was typed', async () => {
    show('/content/faqs/7', {
      'PUT admin/content/{kind}/{id}': () => {
        throw new Problem('invalid', { fields: { question_ara: ['Required.'] } })
      },
    })
    await screen.findByRole('button', { name: 'Save draft' })
    const field = screen.getByLabelText('Question (العربية)')
    await userEvent.clear(field)
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText('Required.')).toBeInTheDocument()
    expect(field).toHaveValue('')
    expect(screen.getByText('Some fields need another look.')).toBeInTheDocument()
  })

  it.each([
    ['en', 'Save draft', /Nothing you typed is lost/, 'Log in again (opens in a new tab)'],
    [
      'ar',
      'حفظ المسودة',
      /لم يضع شيء مما كتبته/,
      'تسجيل الدخول من جديد (يُفتح في علامة تبويب جديدة)',
    ],
  ] as const)('stays after the session ended, with a way to log in (%s)', async (...given) => {
    const [locale, save, words, login] = given
    const ended = {
      'PUT admin/content/{kind}/{id}': () => {
        throw new Problem('unauthenticated')
      },
    }
    show('/content/faqs/7', ended, locale)
    const button = await screen.findByRole('button', { name: save })
    const field = screen.getByDisplayValue('How do I export?')
    await userEvent.type(field, ' Mine')
    await userEvent.click(button)
    expect(await screen.findByText(words)).toBeVisible()
    const link = screen.getByRole('link', { name: login })
    expect(link).toHaveAttribute('target', '_blank')
    expect(link).toHaveAttribute('rel', 'noopener')
    expect(link.getAttribute('href')).toMatch(/\/auth\/login\?redirect=%2Fadmin$/)
    expect(field).toHaveValue('How do I export? Mine')
  })

  it('that fails to be saved takes back the words of the success before it', async () => {
    let isDown = false
    show('/content/faqs/7', {
      'PUT admin/content/{kind}/{id}': () => {
        if (isDown) throw new Problem('unavailable')
        return detail
      },
    })
    const save = await screen.findByRole('button', { name: 'Save draft' })
    await userEvent.type(screen.getByLabelText('Question (English)'), '!')
    await userEvent.click(save)
    expect(await screen.findByText('Saved')).toBeInTheDocument()
    isDown = true
    await userEvent.type(screen.getByLabelText('Question (English)'), '!')
    await userEvent.click(save)
    expect(await screen.findByText(/cannot be reached just now/)).toBeVisible()
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('that somebody saved meanwhile is merged field by field', async () => {
    const theirs = {
      ...detail,
      version: 9,
      updated_by: { id: 5, name: 'Omar' },
      record: { ...record, question_eng: 'Theirs', status: 0 },
    }
    let conflicts = 0
    let asked = 0
    const calls = show('/content/faqs/7', {
      'GET admin/content/{kind}/{id}': () => {
        asked += 1
        return asked === 1 ? detail : theirs
      },
      'PUT admin/content/{kind}/{id}': () => {
        conflicts += 1
        if (conflicts > 1) return { ...theirs, version: 10 }
        throw new Problem('conflict', { fields: { version: ['9'], changed_by: ['Omar'] } })
      },
    })
    await screen.findByRole('button', { name: 'Save draft' })
    const field = screen.getByLabelText('Question (English)')
    await userEvent.type(field, ' Mine')
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('Omar saved this record')
    const status = within(dialog).getByRole('group', { name: 'Shown to the public' })
    await userEvent.click(within(status).getByRole('radio', { name: /Saved/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save my choice' }))
    await waitFor(() =>
      expect(calls.findLast(({ key }) => key.startsWith('PUT'))?.input).toMatchObject({
        body: { version: 9, record: { question_eng: 'How do I export? Mine', status: 0 } },
      }),
    )
  })

  it('is sent back with a reason', async () => {
    const calls = show('/content/faqs/7', {
      'GET admin/content/{kind}/{id}': { ...detail, state: 'in_review' },
      'POST admin/content/{kind}/{id}/return': detail,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Send back' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send back' }))
    expect(await within(dialog).findByText('Required.')).toBeInTheDocument()
    await userEvent.type(within(dialog).getByLabelText(/Reason/), 'Too long')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send back' }))
    await waitFor(() =>
      expect(calls.findLast(({ key }) => key.endsWith('/return'))?.input).toMatchObject({
        body: { version: 3, reason: 'Too long' },
      }),
    )
  })

  it('is read by whoever may not change it', async () => {
    show('/content/faqs/7', {
      'GET admin/content-kinds': [{ ...kinds[0], may_write: false }],
    })
    expect(await screen.findByText(/only admins change it/)).toBeInTheDocument()
    expect(screen.getByLabelText('Question (English)')).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Save draft' })).not.toBeInTheDocument()
  })
})

it('an order is changed by buttons and saved', async () => {
  const rows = ['7', '8'].map((id) => ({
    ...standing,
    id,
    record,
    ...bothLanguages('label', `Question ${id}`),
  }))
  const calls = show('/content/faqs/order', {
    'GET admin/content/{kind}': { data: rows, total: 2, page: 1, per_page: 100 },
    'POST admin/content-order/{kind}': 'Success',
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Move down: Question 7' }))
  expect(screen.getByText('Question 7: place 2 of 2')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Save the order' }))
  await waitFor(() =>
    expect(calls.find(({ key }) => key.startsWith('POST'))?.input).toMatchObject({
      params: { kind: 'faqs' },
      body: { ids: ['8', '7'] },
    }),
  )
})

it('menus and pages are a tree, each level moved by buttons that keep the focus', async () => {
  const named = (id: string, name: string, record: object) => ({
    ...standing,
    state: 'published',
    id,
    record,
    ...bothLanguages('label', name),
  })
  const below = { menu_id: 1, page_id: 1 }
  const trees = {
    'menu-pages': [named('1.1', 'Exporters', {}), named('3.1', 'The portal', {})],
    pages: [
      named('5', 'Guide', { ...below, parent_id: null }),
      named('6', 'Markets', { ...below, parent_id: null }),
      named('7', 'Chapter', { ...below, parent_id: 5 }),
    ],
  }
  const calls = show('/content/tree', {
    'GET admin/content/{kind}': ({
      params: { kind },
    }: {
      params: { kind: keyof typeof trees }
    }) => ({
      data: trees[kind],
      total: trees[kind].length,
      page: 1,
      per_page: 100,
    }),
    'POST admin/content-order/{kind}': 'Success',
  })
  const chapter = await screen.findByRole('link', { name: 'Chapter' })
  const guide = screen.getByRole('link', { name: 'Guide' })
  expect(guide.closest('li')).toContainElement(chapter)
  expect(guide).toHaveAttribute('href', '/content/pages/5')
  const down = screen.getByRole('button', { name: 'Move down: Guide' })
  await userEvent.click(down)
  expect(down).toHaveFocus()
  expect(screen.getByText('Guide: place 2 of 2')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Save the order' }))
  await waitFor(() =>
    expect(calls.find(({ key }) => key.startsWith('POST'))?.input).toMatchObject({
      params: { kind: 'pages' },
      body: { ids: ['6', '5'] },
    }),
  )
})

it('what keeps a draft from being previewed is said at its field', async () => {
  show('/content/faqs/7', {
    'GET admin/content/{kind}/{id}/preview': () => {
      throw new Problem('invalid', { fields: { tab_id: ['unknown'] } })
    },
  })
  const buttons = await screen.findAllByRole('button', { name: /^Preview/ })
  expect(buttons.map(({ textContent }) => textContent)).toEqual([
    'Preview · English',
    'Preview · العربية',
  ])
  await userEvent.click(buttons[0] ?? document.body)
  expect(await screen.findAllByRole('alert')).not.toHaveLength(0)
})
