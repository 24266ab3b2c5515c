import { Part } from '@/components/layout/part'
import { Text } from '@/components/layout/text'
import { Picture } from '@/components/picture/picture'
import type { SceneName } from '@/components/scene/names'
import { Scene } from '@/components/scene/scene'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { useTranslations } from 'next-intl'
import type { EnquiryFormPage } from '../../contract'
import type { EnquiryKind } from '../rules'
import { EnquiryPlace, type EnquiryPlaceProps } from './enquiry-place'
import styles from './enquiry-section.module.css'

export interface EnquirySectionProps extends Omit<EnquiryPlaceProps, 'labelledBy'> {
  /** The editors' texts of the form: picture, title and subtitle. */
  page: EnquiryFormPage | null
}

/** What each form is about, where editors chose no picture for it. */
const scenes: Record<EnquiryKind, SceneName> = {
  general: 'data',
  matchmaking: 'consulting',
  readiness: 'certificate',
  barriers: 'border',
  institution: 'consulting',
  other: 'agreement',
}

/** The form of an enquiry with its picture, title and subtitle (spec part 1 section 2.9). */
export function EnquirySection({ page, ...form }: EnquirySectionProps) {
  const { locale, kind } = form
  const t = useTranslations('enquiryForms')
  const id = `${kind}-form`
  return (
    <section className={styles.section} aria-labelledby={id} data-no-print>
      <div className={styles.head}>
        <Text id={id} as="h2" tone="title" step={2}>
          {page ? <Bilingual of={page} field="title" locale={locale} /> : t('title')}
        </Text>
        {page && <Bilingual of={page} field="subtitle" locale={locale} as="p" />}
      </div>
      <Picture
        src={page?.image ?? null}
        alt={page ? inLocale(page, 'image_alt', locale) : ''}
        sizes="(width < 924px) 94vw, 400px"
        className={styles.picture}
        fallback={<Scene name={scenes[kind]} />}
      />
      <Part shrinks>
        <EnquiryPlace {...form} labelledBy={id} />
      </Part>
    </section>
  )
}
