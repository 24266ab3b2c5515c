import { InvalidLink } from '@/components/invalid-link/invalid-link'
import type { LinkAnswer } from '@/lib/api/link-calls'
import type { Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { useFollowRows } from '../../components/follow-list'
import { LinkControls } from '../../components/link-controls'
import type { mailsByLink } from '../contract'
import { MailChoices } from './mail-choices'

interface MailLinkPanelProps {
  locale: Locale
  /** Null for an invalid link. */
  answer: LinkAnswer<typeof mailsByLink> | null
}

/** The page behind the link of a mail: all mails of its person, and what they follow. */
export function MailLinkPanel({ locale, answer }: MailLinkPanelProps) {
  const t = useTranslations()
  const rowsOf = useFollowRows(locale)
  if (!answer) {
    return (
      <InvalidLink
        locale={locale}
        texts={{
          word: t('mailChoices.note'),
          title: t('mailChoices.invalid.title'),
          text: t('mailChoices.invalid.text'),
        }}
        way={{ path: routes.myMails(), text: t('mailChoices.invalid.logIn') }}
        other={{ path: routes.home(), text: t('mailChoices.invalid.home') }}
      />
    )
  }
  const {
    link,
    found: { mails, followed },
  } = answer
  const isPending = followed?.follows.some(({ confirmed }) => !confirmed) ?? false
  const list = followed && (
    <LinkControls
      locale={locale}
      link={{ follower: link.id, signature: link.signature }}
      rows={rowsOf(followed)}
      isPending={isPending}
      texts={{ form: t.raw('follows.link.form'), list: t.raw('follows.list') }}
    />
  )
  return <MailChoices locale={locale} mails={mails} link={link} followed={{ list, isPending }} />
}
