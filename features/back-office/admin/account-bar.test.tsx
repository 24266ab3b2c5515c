import { useUnsavedChanges } from '@/components/unsaved/unsaved-changes'
import { Snackbar } from '@/components/snackbar/snackbar'
import { logout } from '@/features/accounts/contract'
import { changeLanguage } from '@/features/accounts/profile/contract'
import { Problem } from '@/lib/api/problem'
import { StaffPersonContext } from '@/lib/auth/staff-person'
import { localeCookie } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { english } from '@/messages/en'
import { renderIn } from '@/tests/support/in-language'
import { answerCalls } from '@/tests/support/test-transport'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, it, vi } from 'vitest'
import { AccountBar } from './account-bar'

function Written() {
  useUnsavedChanges(true)
  return null
}

function show(isWritten: boolean) {
  renderIn(
    <MemoryRouter>
      <StaffPersonContext value={{ id: 1, name: 'Hala Odeh', rights: [] }}>
        <QueryClientProvider client={new QueryClient()}>
          <AccountBar />
          {isWritten && <Written />}
          <Snackbar closeText="Close message" />
        </QueryClientProvider>
      </StaffPersonContext>
    </MemoryRouter>,
  )
}

/** Takes the call of the logout and the address that it leads to. */
function loggingOut() {
  const done: string[] = []
  answerCalls((endpoint) => {
    done.push(endpoint.path)
    return Promise.resolve('Success')
  })
  const assign = (address: string) => void done.push(address)
  vi.stubGlobal('location', { ...window.location, assign })
  return done
}

const loggedOut = [logout.path, localePath('en', routes.home())]

afterEach(() => {
  vi.unstubAllGlobals()
  document.cookie = `${localeCookie.name}=; Max-Age=0; Path=/`
})

const logOut = () => screen.findByRole('button', { name: 'Log out' })

it('shows why it could not log out, and stays', async () => {
  const done: string[] = []
  vi.stubGlobal('location', { ...window.location, assign: (to: string) => void done.push(to) })
  answerCalls(() => Promise.reject(new Problem('unavailable')))
  show(false)
  await userEvent.click(await logOut())
  expect(await screen.findByText(english.problems.unavailable)).toBeVisible()
  expect(done).toEqual([])
})

it('logs out at once without unsaved changes', async () => {
  const done = loggingOut()
  show(false)
  await userEvent.click(await logOut())
  await waitFor(() => expect(done).toEqual(loggedOut))
})

it('asks about unsaved changes before logging out', async () => {
  const done = loggingOut()
  show(true)
  await userEvent.click(await logOut())
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(done).toEqual([])
  await userEvent.click(await logOut())
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(done).toEqual(loggedOut))
})

it('asks about unsaved changes before switching the language', async () => {
  show(true)
  await userEvent.click(await screen.findByRole('button', { name: 'العربية' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }))
  expect(document.cookie).not.toContain(`${localeCookie.name}=ar`)
})

/** Takes the calls of the switch and counts the reloads of the page. */
function switching(answer: () => Promise<unknown>) {
  const made: unknown[] = []
  answerCalls((endpoint, input) => {
    made.push([endpoint.path, input])
    return answer()
  })
  vi.stubGlobal('location', { ...window.location, reload: () => made.push('reload') })
  return made
}

it('changes the language of the account, then shows the back office in it', async () => {
  const made = switching(() => Promise.resolve('Success'))
  show(false)
  await userEvent.click(await screen.findByRole('button', { name: 'العربية' }))
  await waitFor(() =>
    expect(made).toEqual([[changeLanguage.path, { body: { locale: 'ar' } }], 'reload']),
  )
  expect(document.cookie).toContain(`${localeCookie.name}=ar`)
})

it('stays in its language where the account could not be changed', async () => {
  const made = switching(() => Promise.reject(new Problem('unavailable')))
  show(false)
  await userEvent.click(await screen.findByRole('button', { name: 'العربية' }))
  expect(await screen.findByText(/try again/i)).toBeInTheDocument()
  expect(made).toHaveLength(1)
  expect(document.cookie).not.toContain(localeCookie.name)
})
