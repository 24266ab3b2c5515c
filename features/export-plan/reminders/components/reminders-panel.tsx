import { InvalidLink } from '@/components/invalid-link/invalid-link'
import type { LinkAnswer } from '@/lib/api/link-calls'
import type { Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { planRemindersLink } from '../contract'
import { RemindersForm } from './reminders-form'

interface RemindersPanelProps {
  locale: Locale
  /** Null for an invalid link. */
  answer: LinkAnswer<typeof planRemindersLink> | null
}

/** The reminders of tasks, by the link of a mail. */
export function RemindersPanel({ locale, answer }: RemindersPanelProps) {
  const t = useTranslations('exportPlan.remindersLink.panel')
  const texts = useTranslations('exportPlan.remindersLink').raw('panel')
  if (answer) return <RemindersForm locale={locale} answer={answer} texts={texts} />
  const way = { path: routes.exportPlan(), text: t('profile') }
  return <InvalidLink locale={locale} way={way} texts={{ word: t('note'), text: t('invalid') }} />
}
