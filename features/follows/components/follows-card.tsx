import { ButtonLink } from '@/components/button/button-link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'

/** What a person follows, on their profile: the number, and a link to all. */
export function FollowsCard({ locale, count }: { locale: Locale; count: number }) {
  const t = useTranslations('follows.mine')
  return (
    <section aria-labelledby="my-follows">
      <SectionHeading
        id="my-follows"
        lead={t('card', { count })}
        action={
          <ButtonLink href={localePath(locale, routes.myFollows())} variant="secondary">
            {t('open')}
          </ButtonLink>
        }
      >
        {t('title')}
      </SectionHeading>
    </section>
  )
}
