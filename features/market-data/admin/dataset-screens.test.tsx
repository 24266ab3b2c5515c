import { Problem } from '@/lib/api/problem'
import { bothLanguages } from '@/lib/bilingual/pair'
import { english } from '@/messages/en'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { describe, expect, it } from 'vitest'
import type { StaffDataset, Version, VersionDetail } from '../versions/contract'
import { DatasetScreens } from './dataset-screens'

const texts = english.admin.marketData

const dataset: StaffDataset = {
  id: 4,
  key: 'tariff-eg',
  kind: 'tariff',
  market: 'EG',
  agreement_key: 'gafta',
  ...bothLanguages('title', 'Tariff of Egypt'),
  period: '2025',
  licence: '',
  source: 'Customs',
  confidence: 'known',
  checked_at: '2025-01-31',
  overdue: true,
  owner_email: '',
  rows: 5_612,
  published_at: '2026-01-01T00:00:00Z',
  waiting: 1,
}

const version: Version = {
  id: 9,
  state: 'ready',
  file_name: 'egypt.csv',
  format: 'national-tariff',
  rows_read: 3,
  rows_loaded: 1,
  rows_refused: 2,
  created_at: '2026-11-01T08:00:00Z',
  created_by: { id: 2, name: 'Lina' },
  published_at: null,
  published_by: null,
}

const detail: VersionDetail = {
  ...version,
  dataset_id: 4,
  may_publish: true,
  report: {
    period: '2026',
    source: 'Tariff book',
    licence: '',
    skipped: 0,
    file: null,
    reasons: { negative: 1, divided: 1 },
    refused: [
      { line: 2, reason: 'negative', text: '080410 | -5%' },
      { line: 3, reason: 'divided', text: '300490 | 5%' },
    ],
  },
  difference: {
    added: 0,
    removed: 5_611,
    changed: 1,
    examples: [
      {
        key: '080410',
        before: { hs6: '080410', mfn_max: 40, quotas: [] },
        after: { hs6: '080410', mfn_max: 5, quotas: [] },
      },
    ],
  },
}

const germany = {
  id: 276,
  code_2: 'DE',
  code_3: 'DEU',
  code_num: '276',
  is_arab: false,
  portal_own: false,
  ...bothLanguages('name', 'Germany'),
  ...bothLanguages('note', ''),
  region: 'Europe',
  region_ara: 'أوروبا',
  subregion: '',
  subregion_ara: '',
}

const show = (path: string, answers: Record<string, unknown> = {}) =>
  showInDashboard(<DatasetScreens />, {
    area: 'datasets',
    path,
    answers: {
      'GET admin/market-datasets': [dataset],
      'GET admin/market-datasets/{id}': { ...dataset, versions: [version] },
      'GET admin/market-versions/{id}': detail,
      'GET countries': [],
      ...answers,
    },
  })

describe('the list of datasets', () => {
  it('shows what is published, what waits and whose check is overdue', async () => {
    show('/datasets')
    const link = await screen.findByRole('link', { name: /Tariff of Egypt/ })
    expect(link).toHaveAttribute('href', '/datasets/4')
    const row = link.closest('tr') ?? document.body
    expect(within(row).getByText('5,612')).toBeVisible()
    expect(within(row).getByText('1 version to review')).toBeVisible()
    expect(within(row).getByText(texts.overdue)).toBeVisible()
    expect(within(row).getByText(texts.noOwner)).toBeVisible()
  })

  it('offers to try again when it does not load', async () => {
    show('/datasets', { 'GET admin/market-datasets': undefined })
    expect(await screen.findByRole('button', { name: english.admin.list.retry })).toBeVisible()
  })
})

describe('a dataset', () => {
  it('lists its versions, and asks for a file, its source and the year of its figures', async () => {
    const calls = show('/datasets/4')
    expect(await screen.findByRole('link', { name: 'egypt.csv' })).toHaveAttribute(
      'href',
      '/datasets/4/9',
    )
    await userEvent.clear(screen.getByLabelText(texts.import.period))
    await userEvent.click(screen.getByRole('button', { name: texts.import.start }))
    expect(screen.getByText(texts.import.periodMissing)).toBeVisible()
    expect(screen.getByText(texts.import.sourceMissing)).toBeVisible()
    expect(screen.getByText(texts.import.fileMissing)).toBeVisible()
    expect(calls.map(({ key }) => key)).not.toContain('POST admin/market-imports')
    expect(screen.queryByRole('button', { name: texts.currentDocuments.save })).toBeNull()
  })

  it('of documents offers the published list to edit', async () => {
    const documents = { ...dataset, kind: 'documents', versions: [] }
    const file = { file_name: 'documents.csv', content: 'code', rows: 0 }
    const calls = show('/datasets/4', {
      'GET admin/market-datasets/{id}': documents,
      'GET admin/market-datasets/{id}/documents': file,
    })
    await userEvent.click(await screen.findByRole('button', { name: texts.currentDocuments.save }))
    expect(await screen.findByText(texts.currentDocuments.done)).toBeVisible()
    expect(calls.map(({ key }) => key)).toContain('GET admin/market-datasets/{id}/documents')
  })
})

describe('a new dataset', () => {
  it('of a member state of the European Union is refused with the reason', async () => {
    show('/datasets', {
      'GET countries': [germany],
      'POST admin/market-datasets': () => {
        throw new Problem('invalid', { fields: { market: ['member_state'] } })
      },
    })
    await userEvent.click(await screen.findByText(texts.create.title))
    const market = await screen.findByLabelText(texts.create.market)
    await within(market).findByRole('option', { name: 'Tariff: Germany' })
    await userEvent.selectOptions(market, 'DE')
    await userEvent.click(screen.getByRole('button', { name: texts.create.create }))
    expect(await screen.findByText(texts.create.memberState)).toBeVisible()
  })
})

describe('a version', () => {
  it('shows refused lines with their reasons, and what it would change', async () => {
    show('/datasets/4/9')
    expect(await screen.findByRole('cell', { name: texts.lineReason.negative })).toBeVisible()
    expect(screen.getByText('5,611 rows removed')).toBeVisible()
    expect(screen.getByText('mfn_max: 40')).toBeVisible()
    expect(screen.getByText('mfn_max: 5')).toBeVisible()
    expect(screen.getByText('Source: Tariff book')).toBeVisible()
    expect(screen.getByText(texts.noLicence)).toBeVisible()
  })

  it('is published after a confirmation', async () => {
    const calls = show('/datasets/4/9', {
      'POST admin/market-versions/{id}/publish': { ...detail, state: 'published' },
    })
    await userEvent.click(await screen.findByRole('button', { name: texts.action.publish.text }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: texts.action.publish.text }))
    expect(await screen.findByText(texts.action.publish.done)).toBeVisible()
    expect(calls.map(({ key }) => key)).toContain('POST admin/market-versions/{id}/publish')
  })

  it('whose difference is out of date says what to do', async () => {
    show('/datasets/4/9', {
      'POST admin/market-versions/{id}/publish': () => {
        throw new Problem('conflict', { fields: { difference: ['changed'] } })
      },
    })
    await userEvent.click(await screen.findByRole('button', { name: texts.action.publish.text }))
    const dialog = await screen.findByRole('dialog')
    await userEvent.click(within(dialog).getByRole('button', { name: texts.action.publish.text }))
    expect(await screen.findByText(texts.outdated)).toBeVisible()
  })

  it('that the same person loaded waits for somebody else', async () => {
    show('/datasets/4/9', {
      'GET admin/market-versions/{id}': { ...detail, may_publish: false },
    })
    expect(await screen.findByText(texts.fourEyes)).toBeVisible()
    expect(screen.queryByRole('button', { name: texts.action.publish.text })).toBeNull()
  })

  it('that was refused as a whole says why', async () => {
    const file = { reason: 'missing_columns', detail: 'hs_code' }
    show('/datasets/4/9', {
      'GET admin/market-versions/{id}': {
        ...detail,
        state: 'refused',
        report: { ...detail.report, file },
      },
    })
    expect(await screen.findByText(/These columns are missing/)).toBeVisible()
    expect(screen.getByText('hs_code')).toBeVisible()
  })
})
