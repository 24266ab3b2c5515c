import arabic from '../../../messages/ar.json' with { type: 'json' }
import english from '../../../messages/en.json' with { type: 'json' }
import { inHomeCountry } from '../../country/home-texts.ts'
import { formatLocale, type Locale } from '../../i18n/locale.ts'
import { createTranslator } from 'use-intl/core'

/** The statuses that are answered without rendering anything. */
export type RefusalStatus = 400 | 405 | 421 | 429 | 500 | 503

/** What a refusal says in one language. */
export interface RefusalTexts {
  portal: string
  title: string
  paragraphs: readonly string[]
  contact: string
  home: string
  /** The link that opens the same address; null where it would fail again. */
  retry: string | null
}

const messages = {
  en: inHomeCountry('en', { errors: english.errors, refusals: english.refusals }),
  ar: inHomeCountry('ar', { errors: arabic.errors, refusals: arabic.refusals }),
}

interface Refused {
  status: RefusalStatus
  language: Locale
  /** Seconds. */
  wait: number
  isBusy: boolean
}

/** The texts of a refusal. */
export function refusalTexts({ status, language, wait, isBusy }: Refused): RefusalTexts {
  const t = createTranslator({ locale: formatLocale[language], messages: messages[language] })
  const shared = {
    portal: t('refusals.portal'),
    contact: t('refusals.unavailable.contact'),
    home: t('errors.home'),
    retry: t('errors.retry'),
  }
  if (status === 400) {
    const paragraphs = [t('refusals.malformed.text')]
    return { ...shared, title: t('refusals.malformed.title'), paragraphs, retry: null }
  }
  if (status === 405) {
    const paragraphs = [t('refusals.withoutScript.text'), t('refusals.withoutScript.unsent')]
    const retry = t('refusals.withoutScript.back')
    return { ...shared, title: t('refusals.withoutScript.title'), paragraphs, retry }
  }
  if (status === 421) {
    const paragraphs = [t('refusals.misdirected.text')]
    return { ...shared, title: t('refusals.misdirected.title'), paragraphs, retry: null }
  }
  if (status === 429) {
    const paragraphs = [t('refusals.tooMany.text'), waitText(language, wait)]
    return { ...shared, title: t('refusals.tooMany.title'), paragraphs }
  }
  if (isBusy) {
    const paragraphs = [t('refusals.busy.text'), waitText(language, wait)]
    return { ...shared, title: t('refusals.busy.title'), paragraphs }
  }
  if (status === 503) {
    const paragraphs = [t('refusals.unavailable.text')]
    return { ...shared, title: t('refusals.unavailable.title'), paragraphs }
  }
  return { ...shared, title: t('errors.title'), paragraphs: [t('errors.text')] }
}

const minute = 60

/** The wait in words: up to a minute in seconds, then in minutes, rounded up. */
function waitText(language: Locale, seconds: number): string {
  const t = createTranslator({ locale: formatLocale[language], messages: messages[language] })
  if (seconds <= minute) return t('refusals.tooMany.seconds', { count: seconds })
  return t('refusals.tooMany.minutes', { count: Math.ceil(seconds / minute) })
}
