import { ButtonLink } from '@/components/button/button-link'
import { Icon } from '@/components/icon/icon'
import { Stack } from '@/components/layout/stack'
import { MotifLines } from '@/components/motif/motif-lines'
import { RichText } from '@/components/rich-text/rich-text'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { BilingualHtml } from '@/lib/bilingual/bilingual-html'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { Membership } from '../contract'
import styles from './become-member.module.css'

const checks = [1, 2] as const

/** The benefits of an account, and the link to the registration (spec part 1 section 2.3). */
export function BecomeMember({ locale, membership }: { locale: Locale; membership: Membership }) {
  const t = useTranslations('homeBlocks')
  return (
    <section className={styles.block} aria-labelledby="become-member">
      <div className={styles.panel}>
        <div className={styles.content}>
          <RichText>
            <BilingualHtml of={membership} field="left_col_content" locale={locale} />
          </RichText>
        </div>
        <div className={styles.card} data-ground="petrol">
          <div className={styles.motif}>
            <MotifLines seed="become-member" tone="petrol" mirrored={locale === 'ar'} />
          </div>
          <h2 id="become-member" className={styles.title}>
            <Bilingual of={membership} field="become_title" locale={locale} />
          </h2>
          <Bilingual
            of={membership}
            field="become_subtitle"
            locale={locale}
            as="p"
            className={styles.text}
          />
          <Stack as="ul" gap={3}>
            {checks.map((number) => (
              <li key={number} className={styles.check}>
                <Icon name="check" className={styles.mark} />
                <Bilingual
                  of={membership}
                  field={`check_${number}_title`}
                  locale={locale}
                  as="p"
                  className={styles.checkTitle}
                />
                <Bilingual
                  of={membership}
                  field={`check_${number}_subtitle`}
                  locale={locale}
                  as="p"
                  className={styles.text}
                />
              </li>
            ))}
          </Stack>
          <ButtonLink href={localePath(locale, routes.register())} variant="accent">
            {inLocale(membership, 'action_btn_text', locale) || t('register')}
          </ButtonLink>
        </div>
      </div>
    </section>
  )
}
