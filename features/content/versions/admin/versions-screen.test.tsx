import { bilingualPair } from '@/lib/bilingual/pair'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { detailOf, statusWith } from '@/tests/support/content-status'
import { screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ContentScreens } from '../../admin/content-screens'

const record = bilingualPair('NAME', { en: 'Customs law', ar: 'قانون الجمارك' }, 'upper')

const label = bilingualPair('label', { en: 'Customs law', ar: 'قانون الجمارك' })

const detail = detailOf(statusWith({ id: '4', ...label }), record)

const step = { state: 'published', at: '2026-11-18T08:00:00Z', by: { id: 2, name: 'Rana' } }

it('a version is compared, read as a whole, previewed and restored as a draft', async () => {
  const calls = showInDashboard(<ContentScreens />, {
    area: 'content',
    path: '/content/expert-fields/4/versions',
    answers: {
      'GET admin/content-kinds': [
        {
          kind: 'expert-fields',
          four_eyes: false,
          always_four_eyes: false,
          may_write: true,
          waiting: {},
        },
      ],
      'GET admin/content/{kind}/{id}': detail,
      'GET admin/content/{kind}/{id}/versions': {
        data: [
          { ...step, version: 3, action: 'publish' },
          { ...step, version: 0, action: 'first', by: null },
        ],
        total: 2,
        page: 1,
        per_page: 50,
      },
      'GET admin/content/{kind}/{id}/versions/{version}': ({
        params,
        query,
      }: {
        params: { version: number }
        query: { other?: number }
      }) => ({
        ...step,
        version: params.version,
        previous_version: query.other ?? null,
        action: 'publish',
        record,
        previous: { ...record, ...bilingualPair('NAME', { en: 'Law', ar: 'قانون' }, 'upper') },
        changed: Object.keys(record),
      }),
      'POST admin/content/{kind}/{id}/restore': { ...detail, version: 4, state: 'draft' },
    },
  })
  expect(await screen.findByRole('heading', { name: 'Name (English)' })).toBeInTheDocument()
  expect(screen.getByText('Law', { selector: 'del' })).toBeVisible()
  expect(screen.getByText('Customs law', { selector: 'ins' }).parentElement).toHaveAttribute(
    'dir',
    'auto',
  )
  expect(screen.getByText('الجمارك', { exact: false, selector: 'ins' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Use as draft' })).not.toBeInTheDocument()
  await userEvent.selectOptions(screen.getByLabelText('Compared with'), 'Before staff changed it')
  await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ query: { other: 0 } }))
  await userEvent.click(await screen.findByRole('button', { name: 'Show the whole version' }))
  expect(screen.getByText('Customs law', { selector: 'dd' })).toBeVisible()
  await userEvent.click(screen.getByRole('button', { name: 'Preview · العربية' }))
  await waitFor(() => expect(calls.at(-1)?.input).toMatchObject({ query: { version: 3 } }))
  await userEvent.click(screen.getByRole('button', { name: /Before staff changed it/ }))
  await userEvent.click(await screen.findByRole('button', { name: 'Use as draft' }))
  await waitFor(() =>
    expect(calls.find(({ key }) => key.endsWith('/restore'))?.input).toMatchObject({
      body: { version: 3, from: 0 },
    }),
  )
})

it('a reviewer sees what a draft changes of the published record', async () => {
  const draft = {
    ...record,
    ...bilingualPair('NAME', { en: 'Customs rules', ar: 'قانون الجمارك' }, 'upper'),
  }
  showInDashboard(<ContentScreens />, {
    area: 'content',
    path: '/content/expert-fields/4',
    answers: {
      'GET admin/content-kinds': [
        {
          kind: 'expert-fields',
          four_eyes: true,
          always_four_eyes: false,
          may_write: true,
          waiting: {},
        },
      ],
      'GET admin/content/{kind}/{id}': {
        ...detailOf(statusWith({ id: '4', state: 'in_review', ...label }), draft),
        published: record,
        four_eyes: true,
      },
    },
  })
  expect(await screen.findByText('What this draft changes: 1 field')).toBeVisible()
  expect(screen.getByText('law', { selector: 'del' })).toBeVisible()
  expect(screen.getByText('rules', { selector: 'ins' })).toBeVisible()
})
