import { Problem } from '@/lib/api/problem'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen, waitFor, within } from '@testing-library/react'
import { userEvent } from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { SamplePanel } from './sample-panel'

const removal = {
  id: 3,
  removed_by: 'Rula Haddad',
  removed_at: '2026-11-20T08:00:00Z',
  until: '2026-11-21T08:00:00Z',
}
const full = {
  kinds: [
    { kind: 'companies', count: 40, kept: 0 },
    { kind: 'news', count: 24, kept: 0 },
    { kind: 'events', count: 23, kept: 1 },
    { kind: 'statistics', count: 6, kept: 0 },
  ],
  is_own_account: true,
  removal: null,
}
const kept = { kinds: [{ kind: 'events', count: 0, kept: 1 }], is_own_account: true, removal }

const show = (answers: object, locale: 'en' | 'ar' = 'en') =>
  showInDashboard(<SamplePanel />, {
    area: 'overview',
    path: '/overview',
    locale,
    answers: { ...answers },
  })

it.each([
  ['en', 'Samples', 'Remove all samples', '93 records disappear', 'Companies: 40, News: 24'],
  ['ar', 'البيانات النموذجية', 'إزالة البيانات النموذجية كلها', 'يختفي 93 سجلًا', 'الشركات: 40'],
] as const)(
  'are removed after a dialog that names how many (%s)',
  async (locale, title, remove, count, kinds) => {
    let state: object = full
    const calls = show(
      {
        'GET admin/samples': () => state,
        'POST admin/samples/removal': () => (state = kept),
        'POST admin/samples/return': () => (state = full),
      },
      locale,
    )
    const panel = within(await screen.findByRole('region', { name: title }))
    const links = panel.getAllByRole('link').map((link) => link.getAttribute('href'))
    expect(links).toEqual(['/approvals', '/content/news', '/content/events', '/content/events'])
    await userEvent.click(panel.getByRole('button', { name: remove }))
    const dialog = within(await screen.findByRole('dialog'))
    expect(dialog.getByText(new RegExp(count))).toHaveTextContent(kinds)
    await userEvent.click(dialog.getByRole('button', { name: remove }))
    await waitFor(() => expect(screen.getByRole('heading', { name: title })).toHaveFocus())
    const sent = calls.filter(({ key }) => key === 'POST admin/samples/removal')
    expect(sent).toMatchObject([{ input: { body: { count: 93 } } }])
    expect(panel.queryByRole('button', { name: remove })).toBeNull()
    expect(panel.getByText(/Rula Haddad/)).toBeVisible()
    await userEvent.click(panel.getByRole('button'))
    expect(await panel.findByRole('button', { name: remove })).toBeVisible()
    expect(calls).toContainEqual({
      key: 'POST admin/samples/return',
      input: { body: { removal: 3 } },
    })
  },
)

it('says why a removal of the day before stays', async () => {
  show({
    'GET admin/samples': kept,
    'POST admin/samples/return': () => {
      throw new Problem('conflict', { fields: { removal: ['too_late'] } })
    },
  })
  await userEvent.click(await screen.findByRole('button', { name: 'Bring the samples back' }))
  expect(
    await screen.findByText(
      'More than a day has passed since the removal, so the samples cannot be brought back.',
    ),
  ).toBeVisible()
})

it('has nothing to show in a portal without samples', async () => {
  const calls = show({ 'GET admin/samples': { kinds: [], is_own_account: false, removal: null } })
  await waitFor(() => expect(calls).toHaveLength(1))
  expect(screen.queryByRole('region')).toBeNull()
})
