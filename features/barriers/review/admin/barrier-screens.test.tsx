import { bilingualPair } from '@/lib/bilingual/pair'
import { dayAfter, today } from '@/lib/i18n/today'
import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { fireEvent, screen, waitFor } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import type { BarrierReview } from '../contract'
import { BarrierScreens } from './barrier-screens'

const at = '2026-11-23T08:00:00Z'
const none = bilingualPair('text', { en: '', ar: '' })

const barrier = (given: Partial<BarrierReview> = {}): BarrierReview => ({
  id: 7,
  version: 3,
  status: 'screened',
  measure: 'A',
  hs_code: null,
  product: null,
  market: { id: 276, iso2: 'DE', ...bilingualPair('name', { en: 'Germany', ar: 'ألمانيا' }) },
  ...bilingualPair('title', { en: 'Residue certificate', ar: 'شهادة متبقيات' }),
  ...bilingualPair('summary', { en: 'It is asked for.', ar: 'تُطلب.' }),
  ...bilingualPair('authority', { en: '', ar: '' }),
  started_on: null,
  published_at: null,
  created_at: at,
  updated_at: at,
  is_own_edit: false,
  steps: [{ id: 1, status: 'screened', on_day: '2026-11-20', ...none }],
  reports: [
    {
      enquiry_id: 12,
      company: 'Shafa Dates',
      description: 'No.',
      market: 'DE',
      created_at: at,
      since: '2026-05-04',
      loss_band: 'below_25',
      agreement: 'Article 6',
      hs_code: '080410',
      files: 2,
      is_confirmed: true,
      is_approved: false,
    },
  ],
  companies: 1,
  sample: false,
  joins: [],
  loss_band: null,
  agreement: null,
  agreement_id: null,
  ...bilingualPair('article', { en: '', ar: '' }),
  effects: { yes: 0, partly: 0, no: 0 },
  effect_answers: [],
  tasks: [],
  ...given,
})

const answers = (given: Partial<BarrierReview> = {}) => ({
  'GET admin/barriers/{id}': barrier(given),
  'GET admin/barrier-reports': barrier().reports,
  'GET countries': [],
  'GET free-trade-agreements': [],
})

const show = (path: string, more: Record<string, unknown>, locale: 'en' | 'ar' = 'en') =>
  showInDashboard(<BarrierScreens />, { area: 'barriers', path, locale, answers: more })

describe('barriers to trade in the back office', () => {
  it.each([
    ['en', english, 'Residue certificate'],
    ['ar', arabic, 'شهادة متبقيات'],
  ] as const)('show their steps, reports and publication (%s)', async (locale, book, title) => {
    show('/barriers/7', answers(), locale)
    expect(await screen.findByRole('heading', { level: 1, name: title })).toBeInTheDocument()
    expect(screen.getByText('Shafa Dates')).toBeInTheDocument()
    const { below_25 } = book.outcomeReports.band
    const facts = screen.getByText('Article 6').closest('p')
    const { confirmed, unapproved } = book.barrierReview.reported
    for (const fact of [below_25, confirmed, unapproved]) expect(facts).toHaveTextContent(fact)
    const { publish } = book.barrierReview
    expect(screen.getByRole('button', { name: publish })).toBeInTheDocument()
  })

  it('get a next step that may follow, in both languages', async () => {
    const calls = show('/barriers/7', {
      ...answers(),
      'POST admin/barriers/{id}/steps': barrier({ status: 'in_talks', version: 4 }),
    })
    const next = await screen.findByLabelText('Next status')
    expect([...next.querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
      'Choose a status',
      'Assigned',
      'In talks',
      'Resolved',
      'Cannot be resolved',
    ])
    fireEvent.change(next, { target: { value: 'in_talks' } })
    fireEvent.change(screen.getByLabelText('What was done (English)'), {
      target: { value: 'We met the ministry.' },
    })
    fireEvent.click(screen.getByRole('button', { name: 'Add a step' }))
    await waitFor(() =>
      expect(calls).toContainEqual({
        key: 'POST admin/barriers/{id}/steps',
        input: expect.objectContaining({
          body: expect.objectContaining({
            status: 'in_talks',
            version: 3,
            ...bilingualPair('text', { en: 'We met the ministry.', ar: '' }),
          }),
        }),
      }),
    )
  })

  it('show what the companies that were asked say of the effect', async () => {
    show(
      '/barriers/7',
      answers({
        effects: { yes: 1, partly: 0, no: 0 },
        effect_answers: [
          {
            id: 1,
            person: 'Salma',
            asked_at: at,
            answer: 'yes',
            details: 'They pass.',
            answered_at: at,
            ...bilingualPair('company', { en: 'Qatr Foods', ar: 'قطر' }),
          },
        ],
      }),
    )
    expect(await screen.findByText('Yes: 1, partly: 0, no: 0')).toBeInTheDocument()
    expect(screen.getByText('They pass.').closest('li')).toHaveTextContent('Qatr Foods')
  })

  it('give a task to another body, and end it', async () => {
    const given: BarrierReview['tasks'][number] = {
      id: 5,
      body: 'Ministry of Trade',
      email: 'trade@ministry.example',
      locale: 'en',
      task: 'Please raise it.',
      due_on: dayAfter(today(), 14),
      created_at: at,
      reminded_at: null,
      escalated_at: at,
      answer: null,
      answer_text: '',
      answered_at: null,
      ended_at: null,
    }
    const calls = show('/barriers/7', {
      ...answers(),
      'POST admin/barriers/{id}/tasks': barrier({ tasks: [given] }),
      'DELETE admin/barriers/{id}/tasks/{task}': barrier({ tasks: [{ ...given, ended_at: at }] }),
    })
    const { tasks } = english.barrierReview
    const type = async (label: string, value: string) =>
      fireEvent.change(await screen.findByLabelText(label), { target: { value } })
    await type(tasks.body, given.body)
    await type(tasks.email, given.email)
    await type(tasks.task, given.task)
    await type(tasks.dueOn, given.due_on)
    fireEvent.click(screen.getByRole('button', { name: tasks.send }))
    expect(await screen.findByText(tasks.state.late)).toBeInTheDocument()
    const { body, email, locale, task, due_on } = given
    expect(calls).toContainEqual({
      key: 'POST admin/barriers/{id}/tasks',
      input: { params: { id: 7 }, body: { body, email, locale, task, due_on } },
    })
    fireEvent.click(screen.getByRole('button', { name: tasks.end.replace('{body}', body) }))
    expect(await screen.findByText(tasks.state.ended)).toBeInTheDocument()
  })

  it('are counted by status below the list', async () => {
    show('/barriers', {
      'GET admin/barriers': { data: [], total: 0, page: 1, per_page: 25 },
      'GET admin/barrier-figures': {
        by_status: [{ status: 'in_talks', count: 4 }],
        median_days: 41,
      },
    })
    expect((await screen.findByText('41 days')).closest('dl')).toHaveTextContent('In talks4')
  })

  it('are not published by who edited them last', async () => {
    show('/barriers/7', answers({ is_own_edit: true }))
    expect(await screen.findByText(english.barrierReview.ownEdit)).toBeInTheDocument()
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull()
  })

  it('are created from a report, whose market and product they take', async () => {
    const calls = show('/barriers/new', {
      ...answers(),
      'GET countries': [
        {
          id: 276,
          code_2: 'DE',
          code_3: 'DEU',
          code_num: '276',
          region: 'Europe',
          region_ara: 'أوروبا',
          subregion: '',
          subregion_ara: '',
          is_arab: false,
          portal_own: false,
          ...bilingualPair('note', { en: '', ar: '' }),
          ...bilingualPair('name', { en: 'Germany', ar: 'ألمانيا' }),
        },
      ],
      'POST admin/barriers': barrier(),
    })
    await screen.findByRole('option', { name: '12 · Shafa Dates' })
    await screen.findByRole('option', { name: 'Germany' })
    fireEvent.change(screen.getByLabelText('Report'), { target: { value: '12' } })
    await screen.findByText('No.')
    fireEvent.change(screen.getByLabelText('Kind of measure'), { target: { value: 'A' } })
    fireEvent.click(screen.getByRole('button', { name: 'Create the barrier' }))
    await waitFor(() =>
      expect(calls).toContainEqual({
        key: 'POST admin/barriers',
        input: {
          body: expect.objectContaining({
            enquiry_id: 12,
            market: 'DE',
            hs_code: '080410',
            started_on: '2026-05-04',
          }),
        },
      }),
    )
  })
})
