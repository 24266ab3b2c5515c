import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { ChosenMail, MailsLink } from '../contract'
import { MailChoice } from './mail-choice'

interface MailSettingProps {
  locale: Locale
  mail: ChosenMail
  /** The link in a mail; null for a person who is logged in. */
  link?: MailsLink | null
  /** Whether they go to an address that has no other mails, which is deleted some days after. */
  isOnlyMail?: boolean
}

/** How often mails of a kind come, wherever that is chosen. */
export function MailSetting({ locale, mail, link = null, isOnlyMail = false }: MailSettingProps) {
  const t = useTranslations('mailChoices')
  return (
    <MailChoice
      locale={locale}
      mail={mail}
      link={link}
      label={t('label', { topic: t(`topics.${mail.topic}.title`) })}
      stopped={t(isOnlyMail ? 'stoppedAddress' : 'stopped')}
      texts={t.raw('choice')}
    />
  )
}
