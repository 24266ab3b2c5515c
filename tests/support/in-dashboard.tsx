import { Snackbar } from '@/components/snackbar/snackbar'
import { LastViews } from '@/components/work-list/last-views'
import { ReauthenticationGate } from '@/features/back-office/admin/reauthentication-gate'
import { endpointKey, type Endpoint } from '@/lib/api/endpoint'
import { Problem } from '@/lib/api/problem'
import { staffRights, type StaffRight } from '@/lib/auth/staff-areas'
import { StaffPersonContext } from '@/lib/auth/staff-person'
import type { Locale } from '@/lib/i18n/locale'
import { answerCalls } from './test-transport'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import type { ReactElement } from 'react'
import { createMemoryRouter, Route, RouterProvider, Routes } from 'react-router-dom'
import { renderIn } from './in-language'

interface InDashboard {
  /** The area of the screens: the first segment of its address. */
  area: string
  path: string
  locale?: Locale
  rights?: readonly StaffRight[]
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
  const { area, path, locale = 'en', rights = staffRights, answers } = options
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
      <StaffPersonContext value={{ id: 1, name: 'Hala Odeh', rights }}>
        <QueryClientProvider
          client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}
        >
          <LastViews>
            <ReauthenticationGate>
              <Routes>
                <Route path={`/${area}/*`} element={screens} />
              </Routes>
            </ReauthenticationGate>
          </LastViews>
        </QueryClientProvider>
      </StaffPersonContext>
      <Snackbar closeText="Close" />
    </>
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: [path] })
  renderIn(<RouterProvider router={router} />, { locale })
  return calls
}
