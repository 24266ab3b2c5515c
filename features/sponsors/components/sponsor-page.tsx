import { PageBanner } from '@/components/banner/page-banner'
import { buttonClass } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { Part } from '@/components/layout/part'
import { Picture } from '@/components/picture/picture'
import { prepareHtml } from '@/components/rich-text/prepare-html'
import { RichText } from '@/components/rich-text/rich-text'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { BilingualHtml } from '@/lib/bilingual/bilingual-html'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { Sponsor } from '../contract'
import { sponsorSite } from '../rules'
import styles from './sponsor-page.module.css'

interface SponsorPageProps {
  locale: Locale
  sponsor: Sponsor
}

/** A sponsor: name, text, and a link to its site (spec part 1 section 2.5). */
export function SponsorPage({ locale, sponsor }: SponsorPageProps) {
  const t = useTranslations('sponsors')
  const tab = useTranslations('layout')('newTab')
  const site = sponsorSite(sponsor, locale)
  const name = inLocale(sponsor, 'DESCRIPTION', locale)
  return (
    <>
      <PageBanner
        locale={locale}
        seed={sponsor.id}
        steps={[{ title: t('title') }, { title: name || t('label') }]}
        title={name ? <Bilingual of={sponsor} field="DESCRIPTION" locale={locale} /> : t('label')}
        lead={name && t('label')}
      />
      <div className={styles.layout}>
        <aside className={styles.aside}>
          {sponsor.image && (
            <Picture
              src={sponsor.image}
              alt={inLocale(sponsor, 'image_alt', locale)}
              first
              shape="square"
              whole
              sizes="(width < 924px) 112px, 280px"
              className={styles.mark}
            />
          )}
          {site && (
            <a
              href={site}
              target="_blank"
              rel="noopener nofollow"
              className={buttonClass('secondary')}
            >
              {t('visit')}
              <Icon name="external" />
              <VisuallyHidden>({tab})</VisuallyHidden>
            </a>
          )}
        </aside>
        <Part as="article" shrinks className={styles.text}>
          <RichText>
            <BilingualHtml of={sponsor} field="TARIFF" locale={locale} prepare={prepareHtml} />
          </RichText>
        </Part>
      </div>
    </>
  )
}
