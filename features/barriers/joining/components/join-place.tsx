import { ButtonLink } from '@/components/button/button-link'
import { Stack } from '@/components/layout/stack'
import { SectionHeading } from '@/components/section-heading/section-heading'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { Barrier } from '../../contract'
import { isWorkedOn } from '../../rules'
import { useJoinTexts } from './join-texts'
import { LazyJoinPart } from './lazy-join-part'

/** Where a company says that a barrier affects it too; a visitor is asked to log in. */
export function JoinPlace({ locale, barrier }: { locale: Locale; barrier: Barrier }) {
  const t = useTranslations('barrierJoin')
  const texts = useJoinTexts()
  if (!isWorkedOn(barrier.status)) return null
  const own = localePath(locale, routes.barrier(barrier.id))
  return (
    <Stack aria-labelledby="affected" as="section" gap={3} bounded panel={4} data-no-print>
      <SectionHeading id="affected">{t('title')}</SectionHeading>
      <LazyJoinPart
        locale={locale}
        barrierId={barrier.id}
        texts={texts}
        visitor={
          <>
            <p>{t('visitor')}</p>
            <p>
              <ButtonLink href={localePath(locale, routes.login(own))}>{t('logIn')}</ButtonLink>
            </p>
          </>
        }
      />
    </Stack>
  )
}
