import { PrintButton } from '@/components/print-button/print-button'
import { RichText } from '@/components/rich-text/rich-text'
import type { EnquiryFormPage, ReadinessBand } from '../../contract'
import { BilingualHtml } from '@/lib/bilingual/bilingual-html'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import { readinessScore, weakestSections, type ScoredAnswer } from '../rules'
import { NextSteps, type StepTexts, type HelpLinks } from './next-steps'
import styles from './readiness-result.module.css'
import { ResultSummary } from './result-summary'
import { SectionChart } from './section-chart'
import { SectionTable } from './section-table'

type ResultText =
  | ('total' | 'mean' | 'chart' | 'chartNote' | 'print')
  | ('table' | 'section' | 'answers' | 'sum' | 'average' | 'outOf' | 'whole')

export interface ResultTexts extends StepTexts, Record<ResultText, string> {}

/** What a result needs: the bands, the editors' text, the interface texts and the links. */
export interface ResultReading {
  bands: readonly ReadinessBand[]
  page: EnquiryFormPage | null
  texts: ResultTexts
  helpLinks: HelpLinks
}

interface ReadinessResultProps {
  locale: Locale
  answers: readonly ScoredAnswer[]
  reading: ResultReading
}

/** The result of an assessment: points, sections, their meaning, and next steps (spec part 2). */
export function ReadinessResult({ locale, answers, reading }: ReadinessResultProps) {
  const { page, texts, helpLinks } = reading
  const score = readinessScore(answers)
  const weakest = weakestSections(score)
  return (
    <div className={styles.result}>
      <ResultSummary locale={locale} score={score} reading={reading} />
      {page && inLocale(page, 'result_description', locale) !== '' && (
        <RichText>
          <BilingualHtml of={page} field="result_description" locale={locale} />
        </RichText>
      )}
      <SectionChart locale={locale} sections={score.sections} weakest={weakest} texts={texts} />
      <SectionTable locale={locale} score={score} texts={texts} />
      <NextSteps locale={locale} weakest={weakest} helpLinks={helpLinks} texts={texts} />
      <p>
        <PrintButton>{texts.print}</PrintButton>
      </p>
    </div>
  )
}
