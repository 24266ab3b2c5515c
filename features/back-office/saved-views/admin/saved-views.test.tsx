import { showInDashboard } from '@/tests/support/in-dashboard'
import { screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { expect, it, vi } from 'vitest'
import { SavedViews } from './saved-views'

const late = { name: 'Late in Irbid', query: '?filter=late' }

const open = (query: string, saved = [late]) => {
  const show = vi.fn()
  const calls = showInDashboard(<SavedViews resource="ships" query={query} show={show} />, {
    area: 'ships',
    path: '/ships',
    answers: {
      'GET my-work/views': saved,
      'POST my-work/views': ({ body }: { body: { views: object[] } }) => body.views,
    },
  })
  return { calls, show }
}

it('leads to a view that was saved', async () => {
  const { show } = open('')
  await userEvent.click(await screen.findByRole('button', { name: 'Late in Irbid' }))
  expect(show).toHaveBeenCalledWith('?filter=late')
  expect(screen.queryByRole('button', { name: 'Save this view' })).toBeNull()
})

it('saves the view on the screen under a name', async () => {
  const { calls } = open('?filter=new')
  await userEvent.click(await screen.findByRole('button', { name: 'Save this view' }))
  const dialog = await screen.findByRole('dialog')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(within(dialog).getByText('Enter a name')).toBeVisible()
  await userEvent.type(within(dialog).getByLabelText('Name of the view'), 'New ones')
  await userEvent.click(within(dialog).getByRole('button', { name: 'Save' }))
  expect(await screen.findByRole('button', { name: 'New ones', pressed: true })).toBeVisible()
  expect(calls.at(-1)).toEqual({
    key: 'POST my-work/views',
    input: { body: { list: 'ships', views: [late, { name: 'New ones', query: '?filter=new' }] } },
  })
})

it('removes the saved view on the screen', async () => {
  open('?filter=late')
  await userEvent.click(await screen.findByRole('button', { name: 'Delete view “Late in Irbid”' }))
  expect(await screen.findByText('The view has been deleted.')).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Late in Irbid' })).toBeNull()
})
