import { bilingualPair, bothLanguages } from '@/lib/bilingual/pair'
import { Problem } from '@/lib/api/problem'
import { english as messages } from '@/messages/en'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { detailOf, statusWith } from '@/tests/support/content-status'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import { ContentScreens } from './content-screens'

const { problems } = messages
const { content, faults } = messages.admin

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

const recordStatus = statusWith({
  id: '7',
  state: 'draft',
  ...bilingualPair('label', { en: 'How do I export?', ar: 'كيف أصدّر؟' }),
  older: ['ar'],
})

const detail = detailOf(recordStatus, record, {
  touched: { question: { en: '2026-11-18T08:00:00Z' } },
  authors: [{ id: 2, name: 'Rana' }],
})

const kinds = [
  {
    kind: 'faqs',
    four_eyes: false,
    always_four_eyes: false,
    may_write: true,
    waiting: { draft: 2 },
  },
]
const page = { data: [{ ...recordStatus, record }], total: 1, page: 1, per_page: 25 }

const answers = {
  'GET admin/content-kinds': kinds,
  'GET admin/content/{kind}': page,
  'GET admin/content/{kind}/{id}': detail,
}

const show = (path: string, further: object = {}, locale: 'en' | 'ar' = 'en') =>
  showInDashboard(<ContentScreens />, {
    area: 'content',
    path,
    locale,
    answers: { ...answers, ...further },
  })

describe('the list of a kind', () => {
  it('shows both names, the state and the older translation', async () => {
    show('/content/faqs')
    const row = (await screen.findByRole('link', { name: 'How do I export?' })).closest('li')
    expect(row).toHaveTextContent('كيف أصدّر؟')
    expect(row).toHaveTextContent('Draft')
    expect(row).toHaveTextContent('Out of date in العربية')
  })

  it('requests the records of the chosen filters', async () => {
    const calls = show('/content/faqs')
    await screen.findByRole('link', { name: 'How do I export?' })
    await userEvent.selectOptions(screen.getByLabelText('Status'), 'Waiting for approval')
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
    await userEvent.selectOptions(screen.getByLabelText('Check'), 'Due for a check')
    await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ query: { review: 'due' } }))
  })

  it('shows an empty state in Arabic', async () => {
    show('/content/faqs', { 'GET admin/content/{kind}': { ...page, data: [], total: 0 } }, 'ar')
    expect(await screen.findByText('لا سجلات بعد')).toBeInTheDocument()
  })
})

describe('a record', () => {
  it('saves and publishes unsaved changes in one action', async () => {
    const calls = show('/content/faqs/7', {
      'PUT admin/content/{kind}/{id}': { ...detail, version: 4 },
      'POST admin/content/{kind}/{id}/publish': { ...detail, version: 5, state: 'published' },
    })
    await screen.findByRole('button', { name: 'Publish' })
    const field = screen.getByLabelText('Question (English)')
    await userEvent.clear(field)
    await userEvent.type(field, 'How?')
    await userEvent.click(screen.getByRole('button', { name: 'Publish' }))
    expect(
      await screen.findByText('Published. Everyone can now see this content.'),
    ).toBeInTheDocument()
    const changes = calls.filter(({ key }) => !key.startsWith('GET'))
    expect(changes).toMatchObject([
      { input: { body: { version: 3, record: { ...record, question_eng: 'How?' } } } },
      { input: { params: { kind: 'faqs', id: '7' }, body: { version: 4 } } },
    ])
  })

  it('confirms a translation as still right', async () => {
    const calls = show('/content/faqs/7', {
      'PUT admin/content/{kind}/{id}': { ...detail, touched: {}, older: [] },
    })
    await userEvent.click(await screen.findByRole('button', { name: content.isRight }))
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() =>
      expect(calls.find(({ key }) => key.startsWith('PUT'))?.input).toMatchObject({
        body: { checked: ['question'] },
      }),
    )
  })

  it('shows an error at its field and keeps the typed values', async () => {
    show('/content/faqs/7', {
      'PUT admin/content/{kind}/{id}': () => {
        throw new Problem('invalid', { fields: { question_ara: ['Required.'] } })
      },
    })
    await screen.findByRole('button', { name: 'Save draft' })
    const field = screen.getByLabelText('Question (العربية)')
    await userEvent.clear(field)
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText('Fill in “Question (العربية)”')).toBeInTheDocument()
    expect(field).toHaveValue('')
    expect(screen.getByText(faults.summary)).toBeInTheDocument()
    await waitFor(() => expect(field).toHaveFocus())
  })

  it.each([
    ['en', 'Save draft', /What you typed has been kept/, 'Log in again (opens in a new tab)'],
    [
      'ar',
      'حفظ المسودة',
      /وما كتبته ما زال في هذه الصفحة/,
      'تسجيل الدخول من جديد (يُفتح في علامة تبويب جديدة)',
    ],
  ] as const)(
    'keeps its form after the session ended, with a link to log in (%s)',
    async (...given) => {
      const [locale, save, message, login] = given
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
      expect(await screen.findByText(message)).toBeVisible()
      const link = screen.getByRole('link', { name: login })
      expect(link).toHaveAttribute('target', '_blank')
      expect(link).toHaveAttribute('rel', 'noopener')
      expect(link.getAttribute('href')).toMatch(/\/auth\/login\?redirect=%2Fadmin$/)
      expect(field).toHaveValue('How do I export? Mine')
    },
  )

  it('removes the message of an earlier success when saving fails', async () => {
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
    expect(await screen.findByText(problems.unavailable)).toBeVisible()
    expect(screen.queryByText('Saved')).toBeNull()
  })

  it('moves the focus to the first invalid field on the screen, of any editor', async () => {
    show('/content/faqs/7', {
      'PUT admin/content/{kind}/{id}': () => {
        throw new Problem('invalid', {
          fields: { audience: ['choice'], answer_ara: ['required'], file_eng: ['file'] },
        })
      },
    })
    await screen.findByRole('button', { name: 'Save draft' })
    await userEvent.type(screen.getByLabelText(/^Question \(English\)/), '!')
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    const answer = await screen.findByRole('textbox', { name: /^Answer \(العربية\)/ })
    await waitFor(() => expect(answer).toHaveFocus())
    expect(screen.getByText('Fill in “Answer (العربية)”')).toBeInTheDocument()
  })

  it('moves the focus to the error message where no field is invalid', async () => {
    show('/content/faqs/7', {
      'POST admin/content/{kind}/{id}/publish': () => {
        throw new Problem('conflict', { fields: { state: ['draft'] } })
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Publish' }))
    const alert = await screen.findByText(content.stateFault)
    await waitFor(() => expect(document.activeElement).toContainElement(alert))
    expect(document.activeElement).not.toBe(document.body)
  })

  it('keeps the focus on a button while it exists, else on the heading', async () => {
    show('/content/faqs/7', {
      'PUT admin/content/{kind}/{id}': { ...detail, version: 4 },
      'POST admin/content/{kind}/{id}/submit': { ...detail, version: 5, state: 'in_review' },
    })
    const save = await screen.findByRole('button', { name: 'Save draft' })
    await userEvent.type(screen.getByLabelText(/^Question \(English\)/), '!')
    await userEvent.click(save)
    await waitFor(() => expect(save).toHaveAttribute('aria-disabled', 'true'))
    expect(await screen.findByText('Saved')).toBeInTheDocument()
    expect(save).toHaveFocus()
    await userEvent.click(screen.getByRole('button', { name: 'Send for approval' }))
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
    expect(screen.queryByRole('button', { name: 'Send for approval' })).not.toBeInTheDocument()
  })

  it('cannot be approved by its author under the four-eyes rule', async () => {
    show('/content/faqs/7', {
      'GET admin/content/{kind}/{id}': {
        ...detail,
        state: 'in_review',
        four_eyes: true,
        authors: [{ id: 1, name: 'Sami' }],
      },
    })
    expect(await screen.findByText(content.waitsForOther)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Approve' })).not.toBeInTheDocument()
  })

  it('is approved by somebody else', async () => {
    show('/content/faqs/7', {
      'GET admin/content/{kind}/{id}': { ...detail, state: 'in_review', four_eyes: true },
    })
    expect(await screen.findByRole('button', { name: 'Approve' })).toBeInTheDocument()
    expect(screen.queryByText(content.waitsForOther)).not.toBeInTheDocument()
  })

  it('shows its position as a field under the four-eyes rule', async () => {
    const calls = show('/content/faqs/7', {
      'GET admin/content/{kind}/{id}': { ...detail, four_eyes: true },
      'PUT admin/content/{kind}/{id}': ({ body }: { body: object }) => ({
        ...detail,
        four_eyes: true,
        ...body,
      }),
    })
    const place = await screen.findByLabelText(/^Position/)
    await screen.findByRole('button', { name: 'Save draft' })
    for (const sort of ['4', '5']) {
      await userEvent.clear(place)
      await userEvent.type(place, sort)
      await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
      await waitFor(() =>
        expect(calls.findLast(({ key }) => key.startsWith('PUT'))?.input).toMatchObject({
          body: { record: { ...record, sort: Number(sort) } },
        }),
      )
      await waitFor(() => expect(screen.queryByText('Not saved yet')).not.toBeInTheDocument())
    }
  })

  it('marks required fields, and shows an error at empty ones', async () => {
    show('/content/faqs/7', {
      'PUT admin/content/{kind}/{id}': () => {
        throw new Problem('invalid', { fields: { audience: ['Invalid input: expected number'] } })
      },
    })
    await screen.findByRole('button', { name: 'Save draft' })
    const audience = screen.getByLabelText(/^Audience/)
    expect(audience).toBeRequired()
    const english = screen.getByLabelText(/^Question \(English\)/)
    expect(english).not.toBeRequired()
    await userEvent.clear(screen.getByLabelText(/^Question \(العربية\)/))
    expect(english).toBeRequired()
    await userEvent.selectOptions(audience, 'Choose…')
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    expect(await screen.findByText('Choose an option for “Audience”')).toBeInTheDocument()
    await waitFor(() => expect(audience).toHaveFocus())
  })

  it('warns that saving ends its schedule', async () => {
    show('/content/faqs/7', {
      'GET admin/content/{kind}/{id}': {
        ...detail,
        state: 'scheduled',
        publish_at: '2026-12-01T06:00:00Z',
      },
    })
    await screen.findByRole('button', { name: 'Save draft' })
    expect(screen.queryByText(/will cancel the scheduled publication/)).not.toBeInTheDocument()
    await userEvent.type(screen.getByLabelText(/^Question \(English\)/), '!')
    expect(
      screen.getByText(/will cancel the scheduled publication \(.*9:00.*\)\./),
    ).toBeInTheDocument()
  })

  it('merges an edit conflict: fields without own changes take the other value', async () => {
    const long = 'Olive oil '.repeat(60)
    const theirs = {
      ...detail,
      version: 9,
      updated_by: { id: 5, name: 'Omar' },
      record: {
        ...record,
        ...bilingualPair('question', { en: `${long}theirs`, ar: 'كيف أصدّر من الأردن؟' }),
        status: 0,
        audience: 2,
      },
    }
    let conflicts = 0
    let reads = 0
    const calls = show('/content/faqs/7', {
      'GET admin/content/{kind}/{id}': () => {
        reads += 1
        return reads === 1 ? detail : theirs
      },
      'PUT admin/content/{kind}/{id}': () => {
        conflicts += 1
        if (conflicts > 1) return { ...theirs, version: 10 }
        throw new Problem('conflict', { fields: { version: ['9'], changed_by: ['Omar'] } })
      },
    })
    await screen.findByRole('button', { name: 'Save draft' })
    const field = screen.getByLabelText(/^Question \(English\)/)
    await userEvent.clear(field)
    await userEvent.click(field)
    await userEvent.paste(`${long}mine`)
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    const dialog = await screen.findByRole('alertdialog')
    expect(dialog).toHaveTextContent('Omar saved this record')
    const question = within(dialog).getByRole('group', { name: 'Question · English' })
    expect(within(question).getByRole('radio', { name: /mine$/ })).toBeChecked()
    expect(within(question).getByRole('radio', { name: /theirs$/ })).not.toBeChecked()
    const arabic = within(dialog).getByRole('group', { name: 'Question · العربية' })
    expect(within(arabic).getByRole('radio', { name: /^Saved version/ })).toBeChecked()
    const status = within(dialog).getByRole('group', { name: 'Public' })
    expect(within(status).getByRole('radio', { name: /^Saved version ?No$/ })).toBeChecked()
    const audience = within(dialog).getByRole('group', { name: 'Audience' })
    await userEvent.click(within(audience).getByRole('radio', { name: /^My version ?Exporters$/ }))
    await userEvent.click(within(dialog).getByRole('button', { name: 'Save my choices' }))
    await waitFor(() =>
      expect(calls.findLast(({ key }) => key.startsWith('PUT'))?.input).toMatchObject({
        body: {
          version: 9,
          record: {
            ...bilingualPair('question', { en: `${long}mine`, ar: 'كيف أصدّر من الأردن؟' }),
            status: 0,
            audience: 1,
          },
        },
      }),
    )
  })

  it('is returned with a reason', async () => {
    const calls = show('/content/faqs/7', {
      'GET admin/content/{kind}/{id}': { ...detail, state: 'in_review' },
      'POST admin/content/{kind}/{id}/return': detail,
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Send back' }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send back' }))
    expect(await within(dialog).findByText(content.reasonMissing)).toBeInTheDocument()
    await userEvent.type(within(dialog).getByLabelText(/Reason/), 'Too long')
    await userEvent.click(within(dialog).getByRole('button', { name: 'Send back' }))
    await waitFor(() =>
      expect(calls.findLast(({ key }) => key.endsWith('/return'))?.input).toMatchObject({
        body: { version: 3, reason: 'Too long' },
      }),
    )
  })

  it('is scheduled in Amman time, and never in the past', async () => {
    const calls = show('/content/faqs/7', {
      'POST admin/content/{kind}/{id}/schedule': { ...detail, state: 'scheduled' },
    })
    await userEvent.click(await screen.findByRole('button', { name: 'Schedule' }))
    const dialog = await screen.findByRole('dialog')
    const hour = within(dialog).getByLabelText(content.hour)
    fireEvent.change(hour, { target: { value: '2020-01-01T10:00' } })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }))
    expect(await within(dialog).findByText(faults.future)).toBeInTheDocument()
    const year = new Date().getUTCFullYear() + 1
    fireEvent.change(hour, { target: { value: `${year}-07-01T01:30` } })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Schedule' }))
    await waitFor(() =>
      expect(calls.findLast(({ key }) => key.endsWith('/schedule'))?.input).toMatchObject({
        body: { publish_at: `${year}-06-30T22:30:00.000Z` },
      }),
    )
  })

  it('shows fields that stay as they are as text, and sends them unchanged', async () => {
    const dataset = {
      key: 'tariff-eg',
      kind: 'tariff',
      market: 'EG',
      agreement_key: null,
      ...bothLanguages('title', 'Tariff of Egypt'),
      ...bothLanguages('note', ''),
      period: '2025',
      nomenclature: 'HS 2022',
      licence: '',
      attribution: '',
      open: false,
      confidence: 'known',
      source: 'Customs',
      checked_at: '2026-01-31',
      owner_email: '',
      review_months: 12,
    }
    const status = statusWith({ id: '4', ...bothLanguages('label', 'Tariff of Egypt') })
    const calls = show('/content/market-datasets/4', {
      'GET admin/content-kinds': [{ ...kinds[0], kind: 'market-datasets' }],
      'GET admin/content/{kind}/{id}': detailOf({ ...status, is_published: true }, dataset, {}),
      'PUT admin/content/{kind}/{id}': detailOf({ ...status, is_published: true }, dataset, {}),
    })
    expect(await screen.findByText(content.fixedFields)).toBeVisible()
    expect(screen.getByText('tariff-eg')).toBeVisible()
    expect(document.querySelector('[name=key], [name=kind], [name=market]')).toBeNull()
    const source = document.querySelector<HTMLInputElement>('input[name=source]')
    if (!source) throw new Error('There is no field for the source.')
    await userEvent.type(source, ' of Egypt')
    await userEvent.click(screen.getByRole('button', { name: 'Save draft' }))
    await waitFor(() => {
      const sent = calls.find(({ key }) => key === 'PUT admin/content/{kind}/{id}')
      expect(sent?.input).toMatchObject({
        body: { record: { ...dataset, source: 'Customs of Egypt' } },
      })
    })
  })

  it('is read-only for a person who may not change it', async () => {
    show('/content/faqs/7', {
      'GET admin/content-kinds': [{ ...kinds[0], may_write: false }],
    })
    expect(await screen.findByText(content.readOnly)).toBeInTheDocument()
    expect(screen.getByLabelText('Question (English)')).toBeDisabled()
    expect(screen.queryByRole('button', { name: 'Save draft' })).not.toBeInTheDocument()
  })
})

describe('an order', () => {
  const rows = ['7', '8'].map((id) => ({
    ...recordStatus,
    id,
    record,
    ...bothLanguages('label', `Question ${id}`),
  }))
  const order = {
    'GET admin/content/{kind}': { data: rows, total: 2, page: 1, per_page: 100 },
    'POST admin/content-order/{kind}': 'Success',
  }

  it('is changed by buttons and saved; groups have readable titles', async () => {
    const calls = show('/content/faqs/order', order)
    await userEvent.click(await screen.findByRole('button', { name: 'Move down: Question 7' }))
    expect(
      screen.getByRole('heading', { name: 'Audience: Exporters · Topic: Topic 1' }),
    ).toBeInTheDocument()
    expect(screen.getByText('Question 7: position 2 of 2')).toBeInTheDocument()
    await userEvent.click(screen.getByRole('button', { name: 'Save order' }))
    await waitFor(() =>
      expect(calls.find(({ key }) => key.startsWith('POST'))?.input).toMatchObject({
        params: { kind: 'faqs' },
        body: { ids: ['8', '7'] },
      }),
    )
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus())
  })

  it('asks before a changed order is left', async () => {
    show('/content/faqs/order', order)
    await userEvent.click(await screen.findByRole('button', { name: 'Move down: Question 7' }))
    await userEvent.click(screen.getByRole('link', { name: 'Questions and answers' }))
    const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
    await userEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }))
    await waitFor(() => expect(dialog).not.toBeInTheDocument())
    await userEvent.click(screen.getByRole('button', { name: 'Move up: Question 7' }))
    await userEvent.click(screen.getByRole('link', { name: 'Questions and answers' }))
    expect(await screen.findByRole('link', { name: 'Add' })).toBeInTheDocument()
  })

  it('is read-only under the four-eyes rule, and the screen explains it', async () => {
    const fourEyes = { 'GET admin/content-kinds': [{ ...kinds[0], four_eyes: true }] }
    show('/content/faqs/order', { ...order, ...fourEyes })
    expect(await screen.findByText(content.orderFourEyes)).toBeInTheDocument()
    expect(await screen.findByText('Question 7')).toBeInTheDocument()
    for (const name of ['Save order', /^Move/]) {
      expect(screen.queryByRole('button', { name })).not.toBeInTheDocument()
    }
  })

  it('has no button in the list of a kind with the four-eyes rule', async () => {
    show('/content/faqs', { 'GET admin/content-kinds': [{ ...kinds[0], four_eyes: true }] })
    expect(await screen.findByRole('link', { name: 'Add' })).toBeInTheDocument()
    expect(screen.queryByRole('link', { name: 'Change the order' })).not.toBeInTheDocument()
  })
})

it('a phone number reads left to right in the Arabic field too', async () => {
  const office = {
    ...bilingualPair('name', { en: 'Amman', ar: 'عمّان' }),
    ...bothLanguages('phone', '+962 6 5603507'),
  }
  show('/content/offices/1', { 'GET admin/content/{kind}/{id}': { ...detail, record: office } })
  expect(await screen.findByLabelText(/^Phone \(العربية\)/)).toHaveStyle({ direction: 'ltr' })
  expect(screen.getByLabelText(/^Name \(العربية\)/)).toHaveAttribute('dir', 'rtl')
})

it('menus and pages form a tree, and moving an entry keeps the focus', async () => {
  const named = (id: string, name: string, record: object) => ({
    ...recordStatus,
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
  const above = /^(\u2068?Exporters|\u2068?Guide)/
  for (const list of screen.getAllByRole('region', { name: /subpage/ })) {
    expect(list).toHaveAccessibleName(above)
  }
  const down = screen.getByRole('button', { name: 'Move down: Guide' })
  await userEvent.click(down)
  expect(down).toHaveFocus()
  expect(screen.getByText('Guide: position 2 of 2')).toBeInTheDocument()
  await userEvent.click(screen.getByRole('button', { name: 'Save order' }))
  await waitFor(() =>
    expect(calls.find(({ key }) => key.startsWith('POST'))?.input).toMatchObject({
      params: { kind: 'pages' },
      body: { ids: ['6', '5'] },
    }),
  )
})

it('an error that prevents a preview is shown at its field', async () => {
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
