import { Alert } from '@/components/alert/alert'
import { MemberBanner } from '@/components/banner/member-banner'
import { Stack } from '@/components/layout/stack'
import { Link } from '@/components/link/link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ChosenMail } from '../contract'
import { MailChoices } from './mail-choices'

interface MyMailsPageProps {
  locale: Locale
  mails: readonly ChosenMail[]
  isVerified: boolean
  /** Whether the portal has something to follow. */
  canFollow: boolean
}

/** The page of the member area with all recurring mails. */
export function MyMailsPage({ locale, mails, isVerified, canFollow }: MyMailsPageProps) {
  const t = useTranslations('mailChoices')
  const mine = useTranslations('follows.mine')
  const isFollowing = mails.some(({ topic }) => topic === 'follows')
  return (
    <>
      <MemberBanner locale={locale} title={t('title')} lead={t('lead')} />
      <Stack gap={5} bounded page>
        {!isVerified && (
          <Alert tone="info" word={t('note')}>
            {mine('verifyFirst')}
          </Alert>
        )}
        <MailChoices locale={locale} mails={mails} link={null} />
        {canFollow && (
          <p>
            {!isFollowing && mine('card', { count: 0 })}{' '}
            <Link href={localePath(locale, isFollowing ? routes.myFollows() : routes.markets())}>
              {isFollowing ? mine('open') : mine('empty.action')}
            </Link>
          </p>
        )}
      </Stack>
    </>
  )
}
