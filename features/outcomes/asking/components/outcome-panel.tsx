import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { InvalidLink } from '@/components/invalid-link/invalid-link'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { changeAddress, type LinkAnswer } from '@/lib/api/link-calls'
import { inLocale } from '@/lib/bilingual/in-locale'
import { outcomeAnswers, valueBands, type OutcomeAnswer } from '@/lib/db/codes/outcomes'
import { formatDate } from '@/lib/i18n/format'
import { isolated } from '@/lib/i18n/isolated'
import type { Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { answerOutcome, refuseOutcomes, type outcomeQuestion } from '../contract'
import styles from './outcome-panel.module.css'

interface OutcomePanelProps {
  locale: Locale
  /** Null for an invalid link. */
  answer: LinkAnswer<typeof outcomeQuestion> | null
  /** The answer that the link in the mail chose: one click sends it. */
  chosen: OutcomeAnswer | null
}

/**
 * The question of a mail: one click answers it. Opening the page changes nothing, because mail
 * scanners open links too; every button is a form, so that it works without scripts.
 */
export function OutcomePanel({ locale, answer: opened, chosen }: OutcomePanelProps) {
  const t = useTranslations('outcomes')
  if (!opened) {
    const invalid = { word: t('note'), title: t('invalid'), text: t('invalidText') }
    const way = { path: routes.home(), text: t('home') }
    return <InvalidLink locale={locale} way={way} texts={invalid} />
  }
  const { link, found: question } = opened
  const { kind, side, happened_at, answer, value_band: band, is_refused } = question
  const lead =
    kind === 'event' ? kind : (`${kind}_${side === 'buyer' ? side : 'supplier'}` as const)
  const offered = answer === null ? chosen : null
  const answering = changeAddress(answerOutcome, link, locale)
  return (
    <Stack gap={5}>
      <p>
        {t(`lead.${lead}`, {
          about: isolated(inLocale(question, 'about', locale), locale),
          date: formatDate(happened_at, locale),
        })}
      </p>
      {answer !== null && (
        <Alert tone="success" word={t('word')}>
          {t('said', { answer: t(`answers.${answer}`) })}
          {band !== null && <> · {t('saidValue', { band: t(`bands.${band}`) })}</>}
        </Alert>
      )}
      <Stack method="post" action={answering} as="form" gap={3}>
        <Text as="h2" step={0}>
          {t('question')}
        </Text>
        {offered !== null && (
          <>
            <Row gap={3}>
              <Button type="submit" name="answer" value={offered}>
                {t('send', { answer: t(`answers.${offered}`) })}
              </Button>
            </Row>
            <Note>{t('other')}</Note>
          </>
        )}
        <Row gap={3}>
          {outcomeAnswers
            .filter((one) => one !== offered)
            .map((one) => (
              <Button
                key={one}
                type="submit"
                name="answer"
                value={one}
                variant={one === answer ? 'primary' : 'secondary'}
                aria-pressed={offered === null ? one === answer : undefined}
              >
                {t(`answers.${one}`)}
              </Button>
            ))}
        </Row>
        {answer !== null && <Note>{t('change')}</Note>}
      </Stack>
      {answer === 'order' && (
        <Stack method="post" action={answering} as="form" gap={3}>
          <Text as="h2" step={0}>
            {t('value')}
          </Text>
          <Note>{t('valueHint')}</Note>
          <input type="hidden" name="answer" value="order" />
          <div className={styles.values}>
            {valueBands.map((one) => (
              <Button
                key={one}
                type="submit"
                name="value_band"
                value={one}
                variant={one === band ? 'primary' : 'secondary'}
                aria-pressed={one === band}
              >
                {t(`bands.${one}`)}
              </Button>
            ))}
          </div>
        </Stack>
      )}
      {is_refused ? (
        <p role="status">{t('stopped')}</p>
      ) : (
        <form
          method="post"
          action={changeAddress(refuseOutcomes, link, locale)}
          className={styles.stop}
        >
          <Button type="submit" variant="quiet">
            {t('stop')}
          </Button>
        </form>
      )}
    </Stack>
  )
}
