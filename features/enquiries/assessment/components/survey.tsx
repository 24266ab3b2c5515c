'use client'

import { Button } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import type { LocalizedText } from '@/lib/bilingual/in-locale'
import { useEarlyChange } from '@/components/first-use/use-early-change'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { fillText } from '@/lib/i18n/count-forms'
import { directionOf, type Locale } from '@/lib/i18n/locale'
import {
  useEffect,
  useEffectEvent,
  useId,
  useImperativeHandle,
  useRef,
  useState,
  type KeyboardEvent,
  type Ref,
} from 'react'
import { flushSync } from 'react-dom'
import { isPoints, scale, type Points, type SurveyAnswers } from '../../readiness/rules'
import styles from './survey.module.css'

/** A statement as it is shown, in the language that has it. */
export interface ShownStatement {
  id: number
  section: LocalizedText
  text: LocalizedText
}

/** The texts of the survey; `step` and `progress` have placeholders for numbers. */
export interface SurveyTexts extends Record<
  'step' | 'progress' | 'previous' | 'next' | 'keys' | 'incomplete',
  string
> {
  scale: Record<Points, string>
}

/** The handle for the form around the survey. */
export interface SurveyHandle {
  /** Shows the first statement without an answer, and moves the focus there. */
  showUnanswered: () => void
}

interface SurveyProps {
  locale: Locale
  /** How many statements there are, and where the answers are kept. */
  lead: string
  statements: readonly ShownStatement[]
  answers: SurveyAnswers
  /** Called with all answers at each change. */
  onChange: (answers: SurveyAnswers) => void
  /** When it becomes true, the survey clears all answers and returns to the first statement. */
  submitted: boolean
  /** True when the form was submitted before every statement had its answer. */
  incomplete: boolean
  texts: SurveyTexts
  /** What follows the last statement, once each has its answer. */
  then: { text: string; go: () => void }
  ref?: Ref<SurveyHandle>
}

/**
 * Shows one statement a step, answered on a scale of five (spec part 1 section 4, 'Survey').
 * Restored answers open the first statement that has none; cleared ones, the first statement.
 */
export function Survey(props: SurveyProps) {
  const { locale, lead, statements, answers, onChange, submitted, incomplete, texts, ref } = props
  const { then } = props
  const id = useId()
  const group = useRef<HTMLFieldSetElement>(null)
  const [step, setStep] = useState(() => (isEmpty(answers) ? 1 : firstOpen(statements, answers)))
  const count = statements.length
  const statement = statements[step - 1]
  const isAnswered = statement !== undefined && isPoints(answers[statement.id])
  const answered = statements.filter((one) => isPoints(answers[one.id])).length

  const [seen, setSeen] = useState(answers)
  const [chosen, setChosen] = useState<SurveyAnswers>()
  if (answers !== seen) {
    setSeen(answers)
    const wereBroughtBack = isEmpty(seen) && answers !== chosen
    if (isEmpty(answers)) setStep(1)
    else if (wereBroughtBack) setStep(firstOpen(statements, answers))
  }
  const [wasSubmitted, setWasSubmitted] = useState(submitted)
  if (submitted !== wasSubmitted) {
    setWasSubmitted(submitted)
    if (submitted) setStep(1)
  }
  const clear = useEffectEvent(() => onChange({}))
  useEffect(() => {
    if (submitted) clear()
  }, [submitted])

  const go = (to: number) => {
    flushSync(() => setStep(to))
    group.current?.focus()
  }
  useImperativeHandle(ref, () => ({
    // Called while a dialog closes, when React cannot render the step synchronously.
    showUnanswered: () => queueMicrotask(() => go(firstOpen(statements, answers))),
  }))

  const choose = (points: Points) => {
    if (!statement) return
    const all = { ...answers, [statement.id]: points }
    setChosen(all)
    onChange(all)
  }
  useEarlyChange(
    () => group.current?.querySelector<HTMLInputElement>('input:checked'),
    ({ value }) => {
      const points = scale.find((one) => String(one) === value)
      if (points) choose(points)
    },
  )

  if (!statement) return null
  const onKeyDown = (event: KeyboardEvent<HTMLFieldSetElement>) => {
    if (event.metaKey || event.ctrlKey || event.altKey) return
    const points = pointsOfKey(event.key)
    if (points) {
      choose(points)
      inputOf(group.current, points)?.focus()
    }
    if (event.key === 'Enter') {
      event.preventDefault()
      if (isAnswered && step < count) go(step + 1)
    }
  }
  const numbers = { step, count, answered }
  return (
    <div className={styles.survey}>
      <Stack gap={2}>
        <Note tabular>{lead}</Note>
        <Note tabular>
          {fillText(texts.step, numbers, locale)}
          <span aria-hidden="true"> · </span>
          <Words {...statement.section} locale={locale} />
        </Note>
        <progress
          className={styles.progress}
          max={count}
          value={answered}
          aria-label={fillText(texts.progress, numbers, locale)}
        />
      </Stack>
      <fieldset
        ref={group}
        tabIndex={-1}
        className={styles.statement}
        aria-describedby={incomplete && !isAnswered ? `${id}-error` : undefined}
        onKeyDown={onKeyDown}
      >
        <legend className={styles.text}>
          <Words {...statement.text} locale={locale} />
        </legend>
        <Stack gap={2} className={styles.scale}>
          {scale.map((points) => (
            <label key={`${statement.id}-${points}`} className={styles.choice}>
              <input
                type="radio"
                name={`${id}-points`}
                value={points}
                checked={answers[statement.id] === points}
                aria-invalid={(incomplete && !isAnswered) || undefined}
                className={styles.radio}
                onChange={() => choose(points)}
              />
              <Text as="span" tone="link" weight="heading" tabular aria-hidden="true">
                {fillText('{points}', { points }, locale)}
              </Text>
              <span>{texts.scale[points]}</span>
            </label>
          ))}
        </Stack>
      </fieldset>
      <Row gap={3} align="center" justify="between" touch>
        <Row gap={3}>
          {step > 1 && (
            <Button variant="secondary" onClick={() => go(step - 1)}>
              <Icon name="arrow-back" />
              {texts.previous}
            </Button>
          )}
          {step < count && (
            <Button disabled={!isAnswered} onClick={() => go(step + 1)}>
              {texts.next}
              <Icon name="arrow-forward" />
            </Button>
          )}
          {step === count && answered === count && (
            <Button onClick={then.go}>
              {then.text}
              <Icon name="chevron-down" />
            </Button>
          )}
        </Row>
        <Note className={styles.keys} data-keyboard>
          {texts.keys}
        </Note>
      </Row>
      <div role="alert" className={styles.note}>
        {incomplete && answered < count && (
          <Row id={`${id}-error`} as="p" gap={2} align="center" nowrap tone="danger" step={-1}>
            <Icon name="error" size={18} />
            {texts.incomplete} · {fillText(texts.progress, numbers, locale)}
          </Row>
        )}
      </div>
    </div>
  )
}

/** A text, marked where it is not in the language of the page. */
function Words({ text, lang, locale }: LocalizedText & { locale: Locale }) {
  return lang === locale ? (
    text
  ) : (
    <span lang={lang} dir={directionOf(lang)}>
      {text}
    </span>
  )
}

const isEmpty = (answers: SurveyAnswers) => Object.keys(answers).length === 0

/** The step of the first statement without an answer, or the last one. */
function firstOpen(statements: readonly ShownStatement[], answers: SurveyAnswers): number {
  const place = statements.findIndex(({ id }) => !isPoints(answers[id]))
  return place === -1 ? Math.max(1, statements.length) : place + 1
}

/** The answer for a key, in the digits of both languages. */
function pointsOfKey(key: string): Points | undefined {
  const place = ['12345', '١٢٣٤٥'].map((digits) => digits.indexOf(key)).find((at) => at >= 0)
  return key.length === 1 && place !== undefined ? scale[place] : undefined
}

function inputOf(group: HTMLElement | null, points: Points) {
  return group?.querySelector<HTMLInputElement>(`input[value="${points}"]`)
}
