import { AuthPage } from '@/features/accounts/components/auth-page'
import { NotFoundResponse } from '@/features/pages/components/not-found-response'
import { isServed } from '@/lib/api/call'
import { answerToLink, type LinkAnswer, type LinkRead } from '@/lib/api/link-calls'
import { sendNotFound } from '@/lib/cache/page-data'
import { localeOf, type Locale } from '@/lib/i18n/locale'
import type { ReactNode } from 'react'

type Query = Record<string, string | string[] | undefined>

interface Props {
  params: Promise<{ locale: string }>
  searchParams: Promise<Query>
}

/**
 * The page of a signed link in a mail, which needs no login. It is not indexed, and no other site learns
 * its address. A link that is cut, that has expired or that the portal did not sign has status 404, and
 * a panel that says what to do instead.
 */
export function linkPage<Read extends LinkRead>(page: {
  /** The call that the link opens; its parameters are named as the segments of the address. */
  read: Read
  texts: () => Promise<{ title: string; lead?: string }>
  /** What is shown in the frame of an account page; `answer` is null for an invalid link. */
  Panel: (view: { locale: Locale; answer: LinkAnswer<Read> | null; query: Query }) => ReactNode
  /** A page of its own for a valid link. */
  Page?: (view: { locale: Locale; answer: LinkAnswer<Read> }) => ReactNode | Promise<ReactNode>
}) {
  const { read, texts, Panel, Page } = page
  return {
    generateMetadata: async () => {
      const { title } = await texts()
      return { title, robots: { index: false }, referrer: 'no-referrer' as const }
    },
    Page: async ({ params, searchParams }: Props) => {
      const [given, query] = await Promise.all([params, searchParams])
      const locale = localeOf(given.locale)
      if (!isServed(read)) return <NotFoundResponse locale={locale} />
      const answer = await answerToLink(read, given)
      if (answer === null) await sendNotFound()
      else if (Page) return <Page locale={locale} answer={answer} />
      return (
        <AuthPage locale={locale} {...await texts()}>
          <Panel locale={locale} answer={answer} query={query} />
        </AuthPage>
      )
    },
  }
}
