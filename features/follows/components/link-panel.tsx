import { InvalidLink } from '@/components/invalid-link/invalid-link'
import type { LinkAnswer } from '@/lib/api/link-calls'
import type { Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { followLink } from '../contract'
import { useFollowRows } from './follow-list'
import { LinkControls } from './link-controls'

interface LinkPanelProps {
  locale: Locale
  /** What the person of the link follows; null for an invalid link. */
  answer: LinkAnswer<typeof followLink> | null
}

/** The page behind the link of a mail: confirms, changes and stops what a person follows. */
export function LinkPanel({ locale, answer }: LinkPanelProps) {
  const t = useTranslations('follows.link')
  const texts = useTranslations('follows').raw('list')
  const rowsOf = useFollowRows(locale)
  if (answer === null || answer.found.follows.length === 0) {
    const invalid = { word: t('word'), title: t('invalid'), text: t('invalidMeans') }
    const way = { path: routes.home(), text: t('home') }
    return <InvalidLink locale={locale} way={way} texts={invalid} />
  }
  const { link, found: list } = answer
  const rows = rowsOf(list)
  const isPending = list.follows.some(({ confirmed }) => !confirmed)
  const next = isPending ? 'confirm' : list.stopped ? 'resume' : 'unsubscribe'
  return (
    <LinkControls
      locale={locale}
      link={link}
      next={next}
      rows={rows}
      speed={list.speed}
      texts={{ form: t.raw('form'), list: texts }}
    />
  )
}
