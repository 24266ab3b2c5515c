import { Stack } from '@/components/layout/stack'
import { Link } from '@/components/link/link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { Bilingual } from '@/lib/bilingual/bilingual'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { Market } from '../../contract'
import styles from './member-states.module.css'

interface MemberStatesProps {
  locale: Locale
  members: readonly Market[]
}

/** The member states of the European Union, each with its own page. */
export function MemberStates({ locale, members }: MemberStatesProps) {
  const t = useTranslations('marketAccess.hub')
  return (
    <Stack aria-labelledby="members" as="section" gap={3}>
      <SectionHeading id="members">{t('sections.members')}</SectionHeading>
      <ul className={styles.list}>
        {members.map((member) => (
          <li key={member.iso2}>
            <Link href={localePath(locale, routes.market(member.iso2))} touch>
              <Bilingual of={member} field="name" locale={locale} />
            </Link>
          </li>
        ))}
      </ul>
    </Stack>
  )
}
