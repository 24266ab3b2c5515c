import { Snackbar } from '@/components/snackbar/snackbar'
import { ReauthenticationGate } from '@/features/back-office/admin/reauthentication-gate'
import { endpointKey, type Endpoint } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { staffRights } from '@/lib/auth/staff-areas'
import type { Locale } from '@/lib/i18n/locale'
import { answerCalls } from './test-transport'
import { QueryClient } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { CoreAdminContext, memoryStore } from 'react-admin'
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom'
import { renderIn } from './in-language'

interface InDashboard {
  /** The area of the screens: the first segment of its address. */
  area: string
  path: string
  locale?: Locale
  roles?: readonly string[]
  /** The response of each call, by method and path; a function gets the input. */
  answers: Readonly<Record<string, unknown>>
}

/** A call that a screen made. */
export interface MadeCall {
  key: string
  input: object
}

/** Renders the screens of an area as the back office does; returns the calls they make. */
export function showInDashboard(screens: ReactElement, options: InDashboard): MadeCall[] {
  const { area, path, locale = 'en', roles = staffRights, answers } = options
  const calls: MadeCall[] = []
  answerCalls(async (endpoint: Endpoint, input) => {
    const key = endpointKey(endpoint)
    calls.push({ key, input })
    const answer = answers[key]
    if (answer === undefined) throw new Problem('not_found')
    return typeof answer === 'function' ? answer(input) : answer
  })
  const element = (
    <>
      <CoreAdminContext
        queryClient={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        store={memoryStore()}
        i18nProvider={{
          translate: (key: string) => key,
          changeLocale: () => Promise.resolve(),
          getLocale: () => locale,
        }}
        authProvider={{
          login: () => Promise.resolve(),
          logout: () => Promise.resolve(),
          checkAuth: () => Promise.resolve(),
          checkError: () => Promise.resolve(),
          getIdentity: () => Promise.resolve({ id: 1 }),
          getPermissions: () => Promise.resolve(roles),
        }}
      >
        <ReauthenticationGate>
          <Routes>
            <Route path={`/${area}/*`} element={screens} />
          </Routes>
        </ReauthenticationGate>
      </CoreAdminContext>
      <Snackbar closeText="Close" />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  renderIn(<RouterProvider router={router} />, { locale })
  return calls
}
