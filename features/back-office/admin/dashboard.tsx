'use client'

import type { ProblemCode } from '@/lib/api/problem'
import { formatLocale, timeZone, type Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl'
import { useState } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import { DashboardContexts, type DashboardContextsProps } from './dashboard-contexts'
import { ReleaseFooter } from './release-footer'

export interface DashboardProps extends DashboardContextsProps {
  locale: Locale
  /** The version of the portal. */
  release: string
  texts: {
    admin: AbstractIntlMessages & { loading: string; title: string }
    problems: Record<ProblemCode, string>
  } & AbstractIntlMessages
}

/** The application: language, theme, router, and the contexts of its screens. */
export function Dashboard({ locale, person, release, texts, screens }: DashboardProps) {
  const [router] = useState(() =>
    createBrowserRouter(
      [{ path: '*', element: <DashboardContexts person={person} screens={screens} /> }],
      { basename: routes.backOffice() },
    ),
  )
  return (
    <NextIntlClientProvider locale={formatLocale[locale]} messages={texts} timeZone={timeZone}>
      <MuiProvider locale={locale}>
        <RouterProvider router={router} />
        <ReleaseFooter release={release} />
      </MuiProvider>
    </NextIntlClientProvider>
  )
}
