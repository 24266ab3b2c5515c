import { useUnsavedChanges } from '@/components/unsaved/unsaved-changes'
import { localeCookie } from '@/lib/i18n/locale'
import { renderIn } from '@/tests/support/in-language'
import { screen, waitFor, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { CoreAdminContext } from 'react-admin'
import { MemoryRouter } from 'react-router-dom'
import { expect, it } from 'vitest'
import { AccountBar } from './account-bar'

function Written() {
  useUnsavedChanges(true)
  return null
}

function show(isWritten: boolean) {
  const done: string[] = []
  renderIn(
    <MemoryRouter>
      <CoreAdminContext
        authProvider={{
          login: () => Promise.resolve(),
          logout: () => {
            done.push('logged out')
            return Promise.resolve<false>(false)
          },
          checkAuth: () => Promise.resolve(),
          checkError: () => Promise.resolve(),
          getPermissions: () => Promise.resolve(),
        }}
      >
        <AccountBar />
        {isWritten && <Written />}
      </CoreAdminContext>
    </MemoryRouter>,
  )
  return done
}

const logOut = () => screen.findByRole('button', { name: 'Log out' })

it('logs out at once without unsaved changes', async () => {
  const done = show(false)
  await userEvent.click(await logOut())
  await waitFor(() => expect(done).toEqual(['logged out']))
})

it('asks about unsaved changes before logging out', async () => {
  const done = show(true)
  await userEvent.click(await logOut())
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(done).toEqual([])
  await userEvent.click(await logOut())
  await userEvent.click(await screen.findByRole('button', { name: 'Leave' }))
  await waitFor(() => expect(done).toEqual(['logged out']))
})

it('asks about unsaved changes before switching the language', async () => {
  show(true)
  await userEvent.click(await screen.findByRole('button', { name: 'العربية' }))
  const dialog = await screen.findByRole('dialog', { name: 'Leave without saving?' })
  await userEvent.click(within(dialog).getByRole('button', { name: 'Stay here' }))
  expect(document.cookie).not.toContain(`${localeCookie.name}=ar`)
})
