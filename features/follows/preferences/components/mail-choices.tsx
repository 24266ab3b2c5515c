import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ChosenMail, MailsLink } from '../contract'
import { MailSetting } from './mail-setting'

interface MailChoicesProps {
  locale: Locale
  mails: readonly ChosenMail[]
  /** The link in a mail; null for a person who is logged in. */
  link: MailsLink | null
  /** What the person follows, below the choice of these mails, or before it while they must confirm it. */
  followed?: { list: ReactNode; isPending: boolean }
}

/** The recurring mails that a person can have, each with how often they come. */
export function MailChoices({ locale, mails, link, followed }: MailChoicesProps) {
  const t = useTranslations('mailChoices')
  return (
    <Stack gap={5} bounded>
      {mails.map((mail) => {
        const details = mail.topic === 'follows' ? followed : undefined
        return (
          <Stack
            key={mail.topic}
            aria-labelledby={`mails-${mail.topic}`}
            as="section"
            gap={2}
            bounded
            line="above"
            inset={4}
          >
            <Text id={`mails-${mail.topic}`} as="h2" step={1}>
              {t(`topics.${mail.topic}.title`)}
            </Text>
            <p>{t(`topics.${mail.topic}.text`)}</p>
            {details?.isPending && details.list}
            <MailSetting
              locale={locale}
              mail={mail}
              link={link}
              isOnlyMail={link?.topic === 'follows' && mails.length === 1}
            />
            {!details?.isPending && details?.list}
          </Stack>
        )
      })}
    </Stack>
  )
}
