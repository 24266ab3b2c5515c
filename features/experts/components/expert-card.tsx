'use client'

import { Chip } from '@/components/chip/chip'
import { Disclosure } from '@/components/disclosure/disclosure'
import { Picture } from '@/components/picture/picture'
import { sceneOfSubject } from '@/components/scene/of-subject'
import { Scene } from '@/components/scene/scene'
import { RichText } from '@/components/rich-text/rich-text'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { BilingualHtml } from '@/lib/bilingual/bilingual-html'
import type { FilterOption } from '@/components/list-view/filter-fields'
import { inLocale, textsOf } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import type { PoolEntryWrite } from '../contract'
import styles from './expert-card.module.css'

/** The texts of a card. */
export type ExpertCardTexts = Record<'languages' | 'details', string>

interface ExpertCardProps {
  locale: Locale
  entry: PoolEntryWrite
  /** The name of the field of expertise, as in the filter. */
  expertise: FilterOption | undefined
  texts: ExpertCardTexts
}

/** A member of the pool: cover, role, field, languages, the advice and its scope. */
export function ExpertCard({ locale, entry, expertise, texts }: ExpertCardProps) {
  return (
    <article className={styles.card}>
      <Picture
        src={entry.image}
        alt=""
        fallback={<Scene name={sceneOfSubject(textsOf(entry, 'field')) ?? 'consulting'} />}
        className={styles.cover}
        sizes="(width < 600px) 80px, (width < 1120px) 46vw, 320px"
      />
      <div className={styles.body}>
        {expertise && (
          <p>
            <Chip tone="petrol">
              <span lang={expertise.lang}>{expertise.text}</span>
            </Chip>
          </p>
        )}
        <h3 className={styles.name}>
          <Bilingual of={entry} field="FULL_NAME" locale={locale} />
        </h3>
        <Bilingual of={entry} field="field" locale={locale} as="p" className={styles.field} />
        <BilingualHtml of={entry} field="DESCRIPTION" locale={locale} className={styles.text} />
        {inLocale(entry, 'languages', locale) !== '' && (
          <p className={styles.languages}>
            {texts.languages}: <Bilingual of={entry} field="languages" locale={locale} />
          </p>
        )}
        {inLocale(entry, 'TARIFF', locale) !== '' && (
          <div className={styles.details}>
            <Disclosure title={texts.details} level={4}>
              <RichText>
                <BilingualHtml of={entry} field="TARIFF" locale={locale} />
              </RichText>
            </Disclosure>
          </div>
        )}
      </div>
    </article>
  )
}
