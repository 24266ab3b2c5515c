import { InvalidLink } from '@/components/invalid-link/invalid-link'
import { Stack } from '@/components/layout/stack'
import { changeAddress, type LinkAnswer } from '@/lib/api/link-calls'
import { inLocale } from '@/lib/bilingual/in-locale'
import { effectAnswers } from '@/lib/db/codes/barriers'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { AnswerForm } from '../../components/answer-form'
import { answerEffect, effectDetails, type effectQuestion } from '../contract'

interface EffectPanelProps {
  locale: Locale
  /** Null for an invalid link. */
  answer: LinkAnswer<typeof effectQuestion> | null
}

/**
 * The question of a mail whether what was done works for the company. Opening the page changes
 * nothing, because mail scanners open links too; the form works without scripts.
 */
export function EffectPanel({ locale, answer: opened }: EffectPanelProps) {
  const t = useTranslations('barrierEffect')
  const said = useTranslations('barriers')
  if (!opened) {
    const invalid = { word: t('note'), title: t('invalid'), text: t('invalidText') }
    const way = { path: routes.barriers(), text: said('title') }
    return <InvalidLink locale={locale} way={way} texts={invalid} />
  }
  const { link, found: question } = opened
  const { answer, details, status } = question
  return (
    <Stack gap={5}>
      <p>
        {t('lead', {
          title: isolated(inLocale(question, 'title', locale), locale),
          status: said(`status.${status}`),
        })}
      </p>
      <AnswerForm
        action={changeAddress(answerEffect, link, locale)}
        answers={effectAnswers}
        answer={answer}
        details={{ name: 'details', rows: 4, maxLength: effectDetails, value: details }}
        note={t('use')}
        texts={{
          thanks: t('thanks'),
          said: answer === null ? '' : t('said', { answer: t(`answers.${answer}`) }),
          question: t('question'),
          details: t('details'),
          submit: t(answer === null ? 'send' : 'change'),
          answers: t.raw('answers'),
        }}
      />
    </Stack>
  )
}
