import { Note } from '@/components/layout/note'
import { Stack } from '@/components/layout/stack'
import { Link } from '@/components/link/link'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import type { ReactNode } from 'react'
import type { OwnIntroduction } from '../contract'

interface IntroducedListProps {
  locale: Locale
  introductions: readonly OwnIntroduction[]
  /** Says that a company knows who the buyer is. */
  shared: string
  /** The button that tells a company who the buyer is. */
  share: (company: OwnIntroduction['company']) => ReactNode
}

/** The companies that officers introduced, each with the button that names the buyer to it. */
export function IntroducedList({ locale, introductions, shared, share }: IntroducedListProps) {
  return (
    <Stack as="ul" gap={3}>
      {introductions.map(({ company, at, is_shared: isShared }) => (
        <Stack key={company.id} as="li" gap={2} align="start" panel={4}>
          <Link href={localePath(locale, routes.company(company.id))}>
            <Bilingual of={company} field="name" locale={locale} />
          </Link>
          <Note as="span">{formatDate(at, locale)}</Note>
          {isShared ? <p>{shared}</p> : share(company)}
        </Stack>
      ))}
    </Stack>
  )
}
