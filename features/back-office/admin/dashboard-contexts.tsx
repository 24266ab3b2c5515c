'use client'

import { SavedViewsContext, type ShownView } from '@/components/work-list/saved-views-context'
import { MissingPage } from '@/components/dashboard-page/missing-page'
import { Skeleton } from '@/components/skeleton/skeleton'
import { discardUnsavedChanges, hasUnsavedChanges } from '@/components/unsaved/unsaved-changes'
import { logout } from '@/features/accounts/contract'
import { call } from '@/lib/api/call'
import { Problem } from '@/lib/api/problem'
import { forgetPerson } from '@/lib/auth/forget-person'
import type { Locale } from '@/lib/i18n/locale'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { localePath, routes } from '@/lib/routing/routes'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useState, type ReactNode } from 'react'
import {
  CoreAdminContext,
  CoreAdminUI,
  CustomRoutes,
  memoryStore,
  type AuthProvider,
} from 'react-admin'
import { Navigate, Route } from 'react-router-dom'
import { areasFor, type Area, type StaffPerson } from '../rules'
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

/** The portal's session: the page admits staff only, and every call checks access itself. */
function authProviderOf(person: StaffPerson, locale: Locale): AuthProvider {
  return {
    login: () => Promise.reject(new Problem('method_not_allowed')),
    checkAuth: () => Promise.resolve(),
    checkError: (error: unknown) => Promise.resolve(redirectWhenLoggedOut(error, locale)),
    getIdentity: () => Promise.resolve({ id: person.id, fullName: person.name }),
    getPermissions: () => Promise.resolve(person.rights),
    logout: async () => {
      await call(logout)
      forgetPerson()
      discardUnsavedChanges()
      window.location.assign(localePath(locale, routes.home()))
      return false
    },
  }
}

const savedViews = (view: ShownView) => <SavedViews {...view} />

/** An address of the back office where there is nothing, or nothing for these rights. */
const UnknownScreen = () => <MissingPage />

/** react-admin over the portal: its session, texts and routes. */
export function DashboardContexts({ person, screens }: DashboardContextsProps) {
  const locale = useInterfaceLocale()
  const t = useTranslations('admin')
  const [given] = useState(() => ({
    queryClient: queryClientOf(locale),
    authProvider: authProviderOf(person, locale),
    store: memoryStore(),
    i18nProvider: {
      // Nothing of react-admin's own interface is shown: its keys are never read by people.
      translate: (key: string) => key,
      changeLocale: () => Promise.resolve(),
      getLocale: () => locale,
    },
  }))
  const areas = areasFor(person.rights, Object.keys(screens))
  const [start] = areas
  return (
    <AreasContext value={areas}>
      <CoreAdminContext {...given}>
        <ReauthenticationGate>
          <SavedViewsContext value={savedViews}>
            <CoreAdminUI
              disableTelemetry
              requireAuth
              title={t('title')}
              layout={Frame}
              error={ScreenError}
              catchAll={UnknownScreen}
              loading={Waiting}
            >
              <CustomRoutes>
                {start && <Route path="/" element={<Navigate to={`/${start}`} replace />} />}
                {areas.map((area) => (
                  <Route key={area} path={`/${area}/*`} element={screens[area]} />
                ))}
              </CustomRoutes>
            </CoreAdminUI>
          </SavedViewsContext>
        </ReauthenticationGate>
      </CoreAdminContext>
    </AreasContext>
  )
}

function Waiting() {
  const t = useTranslations('admin')
  return <Skeleton shape="row" count={6} label={t('loading')} />
}
