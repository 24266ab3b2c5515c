import { staffRights } from '@/lib/auth/staff-areas'
import { LoadedRecord } from '@/components/work-record/loaded-record'
import { useUnsavedChanges } from '@/components/unsaved/unsaved-changes'
import { Problem } from '@/lib/api/problem'
import { renderIn } from '@/tests/support/in-language'
import { onlineManager, useQuery } from '@tanstack/react-query'
import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createMemoryRouter, RouterProvider } from 'react-router-dom'
import { expect, it, onTestFinished, vi } from 'vitest'
import { DashboardContexts } from './dashboard-contexts'

const person = { id: 1, name: 'Hala Odeh', rights: staffRights }

function Screen({ ask }: { ask: () => Promise<string> }) {
  const query = useQuery({ queryKey: ['screen'], queryFn: ask, retryDelay: 0 })
  return <LoadedRecord query={query}>{(text) => <p>{text}</p>}</LoadedRecord>
}

function show(work: React.ReactNode, path = '/work') {
  const element = <DashboardContexts person={person} screens={{ work }} />
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  renderIn(<RouterProvider router={router} />)
}

it('a screen opened without a network shows an error, and can be retried', async () => {
  onlineManager.setOnline(false)
  const onLine = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
  onTestFinished(() => {
    onLine.mockRestore()
    onlineManager.setOnline(true)
  })
  let isDown = true
  show(
    <Screen
      ask={() => (isDown ? Promise.reject(new Problem('unavailable')) : Promise.resolve('There'))}
    />,
  )
  expect(await screen.findByText('You are offline')).toBeVisible()
  isDown = false
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByText('There')).toBeVisible()
})

it('a record that is not there is a page with a title and the way on', async () => {
  show(<Screen ask={() => Promise.reject(new Problem('not_found'))} />)
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  expect(screen.getByRole('link', { name: 'Back to the start page' })).toBeVisible()
  expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull()
})

it('an ended session does not leave a form with unsaved changes', async () => {
  function Form() {
    useUnsavedChanges(true)
    return <Screen ask={() => Promise.reject(new Problem('unauthenticated'))} />
  }
  show(<Form />)
  expect(await screen.findByRole('button', { name: 'Try again' })).toBeVisible()
})

it('the start leads to the first area that is open to the person', async () => {
  vi.spyOn(window, 'scrollTo').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  show(<p>What waits</p>, '/')
  expect(await screen.findByText('What waits')).toBeVisible()
})

it('an address without a screen is a page with a title, in the frame', async () => {
  show(<p>What waits</p>, '/nothing/7')
  expect(await screen.findByRole('heading', { level: 1, name: 'Page not found' })).toBeVisible()
  expect(screen.getByText('Hala Odeh', { exact: false })).toBeVisible()
})

it('a screen that failed to render can be retried', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {})
  onTestFinished(() => void vi.restoreAllMocks())
  let isBroken = true
  function Broken() {
    if (isBroken) throw new Error('It cannot be shown.')
    return <p>What waits</p>
  }
  show(<Broken />)
  const retry = await screen.findByRole('button', { name: 'Try again' })
  isBroken = false
  await userEvent.click(retry)
  expect(await screen.findByText('What waits')).toBeVisible()
})
