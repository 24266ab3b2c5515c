import { arabic } from '@/messages/ar'
import { english } from '@/messages/en'
import { formatLocale, timeZone, type Locale } from '@/lib/i18n/locale'
import { act, render } from '@testing-library/react'
import { NextIntlClientProvider } from 'next-intl'
import type { ReactNode } from 'react'
import { vi } from 'vitest'
import { TestNavigation, type Router } from './next-navigation'

const messages = { en: english, ar: arabic }

/** A router that records where it was sent. */
export function recordingRouter() {
  const opened: string[] = []
  const prefetched: string[] = []
  const router: Router = {
    bfcacheId: 'test',
    push: (href) => void opened.push(href),
    replace: (href) => void opened.push(href),
    prefetch: (href) => void prefetched.push(href),
    back: () => {},
    forward: () => {},
    refresh: () => {},
  }
  return { router, opened, prefetched }
}

interface Surroundings {
  locale?: Locale
  /** The path of the page. */
  path?: string
  router?: Router
}

/** Renders a part of the interface as a page in a language does. */
export function renderIn(
  ui: ReactNode,
  { locale = 'en', path = '/', router = recordingRouter().router }: Surroundings = {},
) {
  return render(ui, {
    wrapper: ({ children }: { children: ReactNode }) => (
      <TestNavigation router={router} path={path}>
        <NextIntlClientProvider
          locale={formatLocale[locale]}
          messages={messages[locale]}
          timeZone={timeZone}
        >
          {children}
        </NextIntlClientProvider>
      </TestNavigation>
    ),
  })
}

/** The same, once the scripts of its lazy parts have arrived. */
export async function arrivedIn(...given: Parameters<typeof renderIn>) {
  const view = renderIn(...given)
  await act(() => vi.dynamicImportSettled())
  return view
}
