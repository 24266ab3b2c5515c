'use client'

import type { ProblemCode } from '@/lib/api/problem'
import { formatLocale, timeZone, type Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/i18n/routes'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { NextIntlClientProvider, type AbstractIntlMessages } from 'next-intl'
import { useState, type ReactNode } from 'react'
import { createBrowserRouter, RouterProvider } from 'react-router-dom'
import type { Area, StaffPerson } from '../rules'
import { DashboardContexts } from './dashboard-contexts'

export interface DashboardProps {
  locale: Locale
  person: StaffPerson
  texts: {
    admin: AbstractIntlMessages & { loading: string; title: string }
    problems: Record<ProblemCode, string>
  } & AbstractIntlMessages
  /** The screens of each area. */
  screens: Partial<Record<Area, ReactNode>>
}

/** The application: language, theme, router, and react-admin's contexts. */
export function Dashboard({ locale, person, texts, screens }: DashboardProps) {
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
      </MuiProvider>
    </NextIntlClientProvider>
  )
}
