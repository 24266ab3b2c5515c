import { Alert } from '@/components/alert/alert'
import { MemberBanner } from '@/components/banner/member-banner'
import { ButtonLink } from '@/components/button/button-link'
import { EmptyState } from '@/components/empty-state/empty-state'
import { Stack } from '@/components/layout/stack'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { FollowList } from '../contract'
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
  const rowsOf = useFollowRows(locale)
  return (
    <>
      <MemberBanner locale={locale} title={t('mine.title')} lead={t('mine.lead')} />
      <Stack gap={5} bounded page>
        {!isVerified && (
          <Alert tone="info" word={t('link.word')}>
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
          <FollowRows
            rows={rowsOf(list)}
            speed={list.stopped ? null : list.speed}
            link={null}
            texts={t.raw('list')}
          />
        )}
      </Stack>
    </>
  )
}
