import { contactPageId } from '@/features/offices/contract'
import type { Site } from '@/features/site/contract'
import { inLocale } from '@/lib/bilingual/in-locale'
import { countForms } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { nameCounter } from '../rules'
import { ConsultationOpener } from './consultation-opener'

interface ConsultationButtonProps {
  locale: Locale
  /** Contains the mailbox that the button writes to without script; else it leads to the contact page. */
  site: Site
}

/** The button that opens the consultation dialog. */
export function ConsultationButton({ locale, site }: ConsultationButtonProps) {
  const t = useTranslations()
  const rules: Messages['rules'] = t.raw('rules')
  const email = inLocale(site, 'contact_email', locale)
  return (
    <ConsultationOpener
      locale={locale}
      href={
        email
          ? `mailto:${email}`
          : localePath(locale, routes.applicationPage(String(contactPageId)))
      }
      termsHref={localePath(locale, routes.terms())}
      counter={nameCounter}
      texts={{
        ...t.raw('consultation'),
        rules: { required: rules.required, email: rules.email, you_must: rules.you_must },
        wait: countForms((minutes) => t('consultation.wait', { minutes }), locale),
      }}
    />
  )
}
