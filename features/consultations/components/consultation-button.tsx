import type { Site } from '@/features/site/contract'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { nameCounter } from '../rules'
import { ConsultationOpener } from './consultation-opener'

interface ConsultationButtonProps {
  locale: Locale
  /** Contains the mailbox that the button writes to without script. */
  site: Site
}

/** The button that opens the consultation dialog. */
export function ConsultationButton({ locale, site }: ConsultationButtonProps) {
  const t = useTranslations('consultation')
  const rules = useTranslations('rules')
  const texts = {
    ask: t('ask'),
    title: t('title'),
    lead: t('lead'),
    name: t('name'),
    counter: t.raw('counter'),
    email: t('email'),
    agree: t('agree'),
    terms: t('terms'),
    newTab: t('newTab'),
    hidden: t('hidden'),
    submit: t('submit'),
    sending: t('sending'),
    reset: t('reset'),
    done: t('done'),
    success: t.raw('success'),
    failed: t('failed'),
    failure: t('failure'),
    wait: t.raw('wait'),
    close: t('close'),
    rules: { required: rules('required'), email: rules('email'), you_must: rules('you_must') },
  }
  return (
    <ConsultationOpener
      locale={locale}
      href={`mailto:${inLocale(site, 'contact_email', locale)}`}
      termsHref={localePath(locale, routes.terms())}
      counter={nameCounter}
      texts={texts}
    />
  )
}
