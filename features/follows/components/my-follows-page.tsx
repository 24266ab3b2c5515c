import { Alert } from '@/components/alert/alert'
import { MemberBanner } from '@/components/banner/member-banner'
import { ButtonLink } from '@/components/button/button-link'
import { EmptyState } from '@/components/empty-state/empty-state'
import { Stack } from '@/components/layout/stack'
import { Link } from '@/components/link/link'
import { mailSpeeds } from '@/lib/db/codes/mail-topics'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { FollowList } from '../contract'
import { MailSetting } from '../preferences/components/mail-setting'
import { useFollowRows } from './follow-list'
import { FollowRows } from './follow-rows'

interface MyFollowsPageProps {
  locale: Locale
  list: FollowList
  isVerified: boolean
}

/** The page of the member area with everything that a person follows. */
export function MyFollowsPage({ locale, list, isVerified }: MyFollowsPageProps) {
  const t = useTranslations('follows')
  const choice = useTranslations('mailChoices')
  const rowsOf = useFollowRows(locale)
  return (
    <>
      <MemberBanner locale={locale} title={t('mine.title')} lead={t('mine.lead')} />
      <Stack gap={5} bounded page>
        {!isVerified && (
          <Alert tone="info" word={choice('note')}>
            {t('mine.verifyFirst')}
          </Alert>
        )}
        {list.follows.length === 0 ? (
          <EmptyState
            title={t('mine.empty.title')}
            text={t('mine.empty.text')}
            action={
              <ButtonLink href={localePath(locale, routes.markets())}>
                {t('mine.empty.action')}
              </ButtonLink>
            }
          />
        ) : (
          <>
            <MailSetting
              locale={locale}
              mail={{
                topic: 'follows',
                choice: list.stopped ? 'never' : list.speed,
                choices: [...mailSpeeds, 'never'],
              }}
            />
            <FollowRows rows={rowsOf(list)} link={null} texts={t.raw('list')} />
            <p>
              <Link href={localePath(locale, routes.myMails())}>{choice('title')}</Link>
            </p>
          </>
        )}
      </Stack>
    </>
  )
}
