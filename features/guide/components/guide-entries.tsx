import { Disclosure } from '@/components/disclosure/disclosure'
import { ReadMore } from '@/components/read-more/read-more'
import { prepareHtml } from '@/components/rich-text/prepare-html'
import { RichText } from '@/components/rich-text/rich-text'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { BilingualHtml } from '@/lib/bilingual/bilingual-html'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { Guide } from '../contract'
import { belowEntry, guideSteps, isLongText, stepId, type GuideStep } from '../rules'
import styles from './guide-entries.module.css'
import { GuideFile } from './guide-file'
import { StationStar } from './station-star'
import { StepName } from './step-name'

interface GuideEntriesProps {
  locale: Locale
  guide: Guide
  loginHref: string
}

/** The seven steps as expandable entries, each with its text and its file, next to their intro. */
export function GuideEntries({ locale, guide, loginHref }: GuideEntriesProps) {
  const t = useTranslations('guide')
  return (
    <section className={styles.entries} aria-labelledby="guide-entries">
      <div className={styles.intro}>
        <h2 id="guide-entries" className={styles.title}>
          {inLocale(guide, 'sub_subtitle', locale) === '' ? (
            t('steps.title')
          ) : (
            <Bilingual of={guide} field="sub_subtitle" locale={locale} />
          )}
        </h2>
        <RichText>
          <BilingualHtml of={guide} field="step_guide" locale={locale} />
        </RichText>
      </div>
      <div>
        {guideSteps.map((step) => (
          <Disclosure
            key={step.key}
            title={
              <span className={styles.name}>
                <StationStar locale={locale} number={step.number} />{' '}
                <StepName locale={locale} guide={guide} step={step} />
              </span>
            }
          >
            <div id={stepId(step)} className={styles.step}>
              <StepText locale={locale} guide={guide} step={step} />
              <GuideFile
                locale={locale}
                guide={guide}
                field={`step_${step.number}_file`}
                label={t('downloadStep')}
                loginHref={loginHref}
                variant="secondary"
              />
            </div>
          </Disclosure>
        ))}
      </div>
    </section>
  )
}

function StepText({ locale, guide, step }: { locale: Locale; guide: Guide; step: GuideStep }) {
  const t = useTranslations('guide')
  const field = `step_${step.number}` as const
  const html = inLocale(guide, field, locale)
  if (html === '') return <p>{t('noText')}</p>
  const text = (
    <RichText>
      <BilingualHtml
        of={guide}
        field={field}
        locale={locale}
        prepare={(given) => prepareHtml(belowEntry(given))}
      />
    </RichText>
  )
  if (!isLongText(html)) return text
  return <ReadMore texts={{ more: t('readMore'), less: t('readLess') }}>{text}</ReadMore>
}
