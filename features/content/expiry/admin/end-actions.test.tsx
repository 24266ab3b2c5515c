import { bilingualPair } from '@/lib/bilingual/pair'
import { detailOf, statusWith } from '@/tests/support/content-status'
import { showInDashboard } from '@/tests/support/in-dashboard'
import { fireEvent, screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it } from 'vitest'
import { ContentScreens } from '../../admin/content-screens'

const record = bilingualPair('NAME', { en: 'Customs law', ar: 'قانون الجمارك' }, 'upper')
const label = bilingualPair('label', { en: 'Customs law', ar: 'قانون الجمارك' })

const kind = { kind: 'expert-fields', always_four_eyes: false, may_write: true, waiting: {} }

const show = (given: object, four_eyes = false) => {
  const detail = { ...detailOf(statusWith({ id: '4', ...label }), record, { four_eyes }), ...given }
  return showInDashboard(<ContentScreens />, {
    area: 'content',
    path: '/content/expert-fields/4',
    answers: {
      'GET admin/content-kinds': [{ ...kind, four_eyes }],
      'GET admin/content/{kind}/{id}': detail,
      'POST admin/content/{kind}/{id}/end': {
        ...detail,
        version: 4,
        unpublish_at: '2031-05-01T06:30:00.000Z',
      },
      'POST admin/content/{kind}/{id}/confirm-end': detail,
      'POST admin/content/{kind}/{id}/clear-end': { ...detail, unpublish_at: null },
    },
  })
}

const button = (name: string) => screen.findByRole('button', { name })

const chooseHour = async (wall: string) => {
  await userEvent.click(await button('Set an end'))
  const dialog = within(await screen.findByRole('dialog'))
  fireEvent.change(dialog.getByLabelText(/Date and time/), { target: { value: wall } })
  await userEvent.click(dialog.getByRole('button', { name: 'Set an end' }))
  return dialog
}

it('the end of a publication is set by day and hour of Amman, and shown', async () => {
  const calls = show({})
  await chooseHour('2031-05-01T09:30')
  await waitFor(() =>
    expect(calls.find(({ key }) => key.endsWith('/end'))?.input).toMatchObject({
      body: { version: 3, unpublish_at: '2031-05-01T06:30:00.000Z' },
    }),
  )
  expect(await screen.findByText(/^Public until .*2031/)).toBeInTheDocument()
  expect(await button('Change the end')).toBeInTheDocument()
})

it('an end before the scheduled publication is refused at its field, with the time', async () => {
  const calls = show({ state: 'scheduled', publish_at: '2031-05-02T06:00:00.000Z' })
  const dialog = await chooseHour('2031-05-01T09:30')
  expect(dialog.getByText(/^Choose a time after the publication .*2031/)).toBeInTheDocument()
  expect(calls.some(({ key }) => key.endsWith('/end'))).toBe(false)
})

it('a second person confirms the end where four eyes are asked, and the first one cannot', async () => {
  const end = { unpublish_at: '2031-05-01T06:30:00.000Z' }
  const calls = show({ ...end, unpublish_by: { id: 2, name: 'Rana' } }, true)
  expect(await screen.findByText(/^Another person has to confirm/)).toBeInTheDocument()
  await userEvent.click(await button('Confirm the end'))
  await waitFor(() => expect(calls.some(({ key }) => key.endsWith('/confirm-end'))).toBe(true))
})

it('the person who set the end withdraws it and does not confirm it', async () => {
  const end = { unpublish_at: '2031-05-01T06:30:00.000Z' }
  show({ ...end, unpublish_by: { id: 1, name: 'Salma' } }, true)
  await userEvent.click(await button('Withdraw the end'))
  expect(await button('Set an end')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Confirm the end' })).toBeNull()
})

it('a draft that was never published has no end', async () => {
  show({ state: 'draft', is_published: false })
  expect(await button('Publish')).toBeInTheDocument()
  expect(screen.queryByRole('button', { name: 'Set an end' })).toBeNull()
})
