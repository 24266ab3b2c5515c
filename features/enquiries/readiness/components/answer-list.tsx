import { Note } from '@/components/layout/note'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { formatNumber } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { useTranslations } from 'next-intl'
import type { AskedQuestion } from '../rules'
import styles from './answer-list.module.css'

type GivenAnswer = Omit<AskedQuestion, 'id' | 'enq_type' | 'sort' | 'status'> & {
  enq_question: number
  points: number
}

/** Every statement with its answer. */
export function AnswerList({
  locale,
  answers,
}: {
  locale: Locale
  answers: readonly GivenAnswer[]
}) {
  const t = useTranslations('readiness.survey.scale')
  return (
    <ol className={styles.answers}>
      {answers.map((answer) => (
        <li key={answer.enq_question} className={styles.answer}>
          <Bilingual of={answer} field="question" locale={locale} />{' '}
          <Note as="strong" tone="link" block>
            {formatNumber(answer.points, locale)} · {t(`${answer.points}`)}
          </Note>
        </li>
      ))}
    </ol>
  )
}
