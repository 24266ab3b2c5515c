'use client'

import { MissingPage } from '@/components/dashboard-page/missing-page'
import { Fallback } from '@/components/error-state/fallback'
import { LastViews } from '@/components/work-list/last-views'
import { SavedViewsContext, type ShownView } from '@/components/work-list/saved-views-context'
import { hasUnsavedChanges } from '@/components/unsaved/unsaved-changes'
import { Problem } from '@/lib/api/problem'
import type { StaffPerson } from '@/lib/auth/staff-areas'
import { StaffPersonContext } from '@/lib/auth/staff-person'
import type { Locale } from '@/lib/i18n/locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { localePath, routes } from '@/lib/routing/routes'
import { MutationCache, QueryCache, QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { useState, type ReactNode } from 'react'
import { Navigate, Route, Routes } from 'react-router-dom'
import { areasFor, type Area } from '../rules'
import { SavedViews } from '../saved-views/admin/saved-views'
import { AreasContext } from './areas-context'
import { Frame } from './frame'
import { ReauthenticationGate } from './reauthentication-gate'
import { ScreenError } from './screen-error'

export interface DashboardContextsProps {
  person: StaffPerson
  /** The screens of each area. */
  screens: Partial<Record<Area, ReactNode>>
}

/**
 * An ended session leads to the portal's login, and back to the same screen; not from a form with
 * unsaved changes: saving them shows what happened.
 */
function redirectWhenLoggedOut(error: unknown, locale: Locale): void {
  if (!(error instanceof Problem) || error.code !== 'unauthenticated') return
  if (hasUnsavedChanges()) return
  const { pathname, search } = window.location
  window.location.assign(localePath(locale, routes.login(`${pathname}${search}`)))
}

function queryClientOf(locale: Locale): QueryClient {
  const onError = (error: unknown) => redirectWhenLoggedOut(error, locale)
  return new QueryClient({
    queryCache: new QueryCache({ onError }),
    mutationCache: new MutationCache({ onError }),
    // Without a network a call fails with a message; paused, its screen would wait in silence.
    defaultOptions: {
      queries: {
        retry: 1,
        staleTime: 5_000,
        refetchOnWindowFocus: true,
        refetchOnReconnect: true,
        networkMode: 'always',
      },
      mutations: { networkMode: 'always' },
    },
  })
}

const savedViews = (view: ShownView) => <SavedViews {...view} />

/**
 * The screens that the rights of a member of staff open, in their frame. The page admits staff only,
 * and every call checks access itself. Where there is no screen, or none for these rights, the
 * missing page is shown.
 */
export function DashboardContexts({ person, screens }: DashboardContextsProps) {
  const locale = useInterfaceLocale()
  const [queryClient] = useState(() => queryClientOf(locale))
  const areas = areasFor(person.rights, Object.keys(screens))
  const [start] = areas
  return (
    <StaffPersonContext value={person}>
      <AreasContext value={areas}>
        <QueryClientProvider client={queryClient}>
          <LastViews>
            <ReauthenticationGate>
              <SavedViewsContext value={savedViews}>
                <Fallback instead={(error, retry) => <ScreenError error={error} onRetry={retry} />}>
                  <Frame>
                    <Routes>
                      {start && <Route path="/" element={<Navigate to={`/${start}`} replace />} />}
                      {areas.map((area) => (
                        <Route key={area} path={`/${area}/*`} element={screens[area]} />
                      ))}
                      <Route path="*" element={<MissingPage />} />
                    </Routes>
                  </Frame>
                </Fallback>
              </SavedViewsContext>
            </ReauthenticationGate>
          </LastViews>
        </QueryClientProvider>
      </AreasContext>
    </StaffPersonContext>
  )
}
