import { Disclosure } from '@/components/disclosure/disclosure'
import { Part } from '@/components/layout/part'
import { Text } from '@/components/layout/text'
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
import { journey } from './journey'
import { JourneyWay } from './journey-way'
import { StationStar } from './station-star'
import { StepName } from './step-name'
import { WholeGuide } from './whole-guide'

interface GuideEntriesProps {
  locale: Locale
  guide: Guide
  loginHref: string
}

/**
 * The seven steps as expandable entries, each with its text and its file, next to their intro and the whole guide.
 * At 700 px and below they are the diagram of the journey, with a drawing each (spec part 1 section 2.6).
 */
export function GuideEntries({ locale, guide, loginHref }: GuideEntriesProps) {
  const t = useTranslations('guide')
  return (
    <section className={styles.entries} aria-labelledby="guide-entries">
      <Text id="guide-entries" as="h2" tone="title" step={2} className={styles.title}>
        {inLocale(guide, 'sub_subtitle', locale) === '' ? (
          t('steps.title')
        ) : (
          <Bilingual of={guide} field="sub_subtitle" locale={locale} />
        )}
      </Text>
      <div className={styles.steps}>
        {guideSteps.map((step) => (
          <div key={step.key} className={styles.station}>
            <JourneyWay step={step} />
            <Disclosure
              title={
                <span className={styles.name}>
                  <StationStar locale={locale} number={step.number} />{' '}
                  <span className={styles.text}>
                    <StepName locale={locale} guide={guide} step={step} />
                  </span>
                  <svg className={styles.scene} viewBox="0 0 140 110" aria-hidden="true">
                    <use href={`${journey}#${step.key}`} width="140" height="110" />
                  </svg>
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
          </div>
        ))}
      </div>
      <Part tone="soft">
        <RichText>
          <BilingualHtml of={guide} field="step_guide" locale={locale} />
        </RichText>
      </Part>
      <WholeGuide locale={locale} guide={guide} loginHref={loginHref} />
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
