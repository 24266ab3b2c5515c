import { arabic } from '@/messages/ar'
import type { Locale } from '@/lib/i18n/locale'
import { renderIn } from '@/tests/support/in-language'
import { act, screen, within } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { useTranslations } from 'next-intl'
import { useRef, useState } from 'react'
import { beforeEach, describe, expect, it } from 'vitest'
import type { SurveyAnswers } from '../../readiness/rules'
import { Survey, type ShownStatement, type SurveyHandle } from './survey'

const statement = (id: number, lang: Locale = 'en'): ShownStatement => ({
  id: id * 10,
  section: { text: id < 3 ? 'Management' : 'Product', lang },
  text: { text: `Statement text ${id}`, lang },
})

const statements = [statement(1), statement(2), statement(3)]

let reported: SurveyAnswers[]
beforeEach(() => {
  reported = []
})

/** A form around the survey, as on the page. */
function Parent({ given = {}, locale = 'en' }: { given?: SurveyAnswers; locale?: Locale }) {
  const t = useTranslations()
  const [answers, setAnswers] = useState(given)
  const [submitted, setSubmitted] = useState(false)
  const [incomplete, setIncomplete] = useState(false)
  const survey = useRef<SurveyHandle>(null)
  return (
    <>
      <Survey
        ref={survey}
        locale={locale}
        lead="3 statements"
        statements={statements}
        answers={answers}
        onChange={(all) => {
          reported.push(all)
          setAnswers(all)
        }}
        submitted={submitted}
        incomplete={incomplete}
        texts={{ ...t.raw('readiness.survey'), incomplete: t('rules.questionnaire') }}
        then={{ text: 'Go on', go: () => reported.push({}) }}
      />
      <button onClick={() => setSubmitted(true)}>Submitted</button>
      <button onClick={() => setIncomplete(true)}>Judge</button>
      <button onClick={() => setAnswers({})}>Clear</button>
      <button onClick={() => setAnswers({ 10: 2, 20: 3 })}>Bring back</button>
      <button onClick={() => survey.current?.showUnanswered()}>Lead there</button>
    </>
  )
}

const show = (given: SurveyAnswers = {}, locale: Locale = 'en') =>
  renderIn(<Parent given={given} locale={locale} />, { locale })

const button = (name: string) => screen.queryByRole('button', { name })
const shown = () => screen.getByRole('group')
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }))
const choose = (name: string) => userEvent.click(screen.getByRole('radio', { name }))

describe('the survey', () => {
  it('starts at step 1, one statement a step', () => {
    show()
    expect(screen.getByText(/Statement 1 of 3/)).toHaveTextContent('Management')
    expect(shown()).toHaveAccessibleName('Statement text 1')
    expect(screen.queryByText('Statement text 2')).toBeNull()
  })

  it('has a scale of five with labels', () => {
    show()
    expect(
      within(shown())
        .getAllByRole('radio')
        .map((radio) => radio.closest('label')?.textContent),
    ).toEqual(['1Strongly disagree', '2Disagree', '3Neutral', '4Agree', '5Strongly agree'])
  })

  it('has the labels of the scale in Arabic too', () => {
    show({}, 'ar')
    expect(screen.getByRole('radio', { name: 'لا أوافق بشدة' })).toBeInTheDocument()
    expect(screen.getByText(/العبارة 1 من 3/)).toBeInTheDocument()
    expect(screen.getByText('Statement text 1')).toHaveAttribute('dir', 'ltr')
  })

  it('keeps Next disabled until the statement has an answer', async () => {
    show()
    expect(button('Next')).toBeDisabled()
    await choose('Agree')
    expect(button('Next')).toBeEnabled()
    await press('Next')
    expect(shown()).toHaveAccessibleName('Statement text 2')
    expect(button('Next')).toBeDisabled()
  })

  it('leads on from the last statement once every statement has its answer', async () => {
    show({ 10: 2, 20: 3 })
    expect(button('Go on')).toBeNull()
    await choose('Agree')
    await press('Go on')
    expect(reported.at(-1)).toEqual({})
  })

  it('hides Previous on step 1 and Next on the last step', async () => {
    show({ 10: 1, 20: 2 })
    expect(screen.getByText(/Statement 3 of 3/)).toBeInTheDocument()
    expect(button('Next')).toBeNull()
    await press('Previous')
    await press('Previous')
    expect(button('Previous')).toBeNull()
    expect(screen.getByRole('radio', { name: 'Strongly disagree' })).toBeChecked()
  })

  it('reports all answers at each change', async () => {
    show()
    await choose('Agree')
    await press('Next')
    await choose('Neutral')
    await choose('Disagree')
    expect(reported).toEqual([{ 10: 4 }, { 10: 4, 20: 3 }, { 10: 4, 20: 2 }])
  })

  it('shows how many statements are answered', async () => {
    show()
    await choose('Agree')
    expect(screen.getByRole('progressbar', { name: '1 of 3 answered' })).toHaveAttribute(
      'value',
      '1',
    )
  })

  it('clears all answers and returns to step 1 when submitted becomes true', async () => {
    show({ 10: 1, 20: 2, 30: 3 })
    await press('Submitted')
    expect(reported).toEqual([{}])
    expect(screen.getByText(/Statement 1 of 3/)).toBeInTheDocument()
    expect(within(shown()).queryByRole('radio', { checked: true })).toBeNull()
  })

  it('starts again when the form is cleared, and continues where a restored draft stops', async () => {
    show({ 10: 1, 20: 2 })
    await press('Clear')
    expect(screen.getByText(/Statement 1 of 3/)).toBeInTheDocument()
    await press('Bring back')
    expect(screen.getByText(/Statement 3 of 3/)).toBeInTheDocument()
  })

  it('continues where restored answers stop', () => {
    show({ 10: 5 })
    expect(shown()).toHaveAccessibleName('Statement text 2')
  })
})

describe('the survey by keyboard', () => {
  it('accepts the keys 1 to 5 in both kinds of digits, and Enter moves on with the focus', async () => {
    show()
    await userEvent.tab()
    await userEvent.keyboard('4')
    expect(screen.getByRole('radio', { name: 'Agree' })).toBeChecked()
    expect(screen.getByRole('radio', { name: 'Agree' })).toHaveFocus()
    await userEvent.keyboard('{Enter}')
    expect(shown()).toHaveAccessibleName('Statement text 2')
    expect(shown()).toHaveFocus()
    await userEvent.keyboard('٢{Enter}')
    expect(reported.at(-1)).toEqual({ 10: 4, 20: 2 })
    expect(shown()).toHaveAccessibleName('Statement text 3')
  })

  it('ignores other keys, and Enter does not skip a statement without an answer', async () => {
    show()
    await userEvent.tab()
    await userEvent.keyboard('0')
    await userEvent.keyboard('6')
    await userEvent.keyboard('{Control>}3{/Control}')
    await userEvent.keyboard('{Enter}')
    expect(reported).toEqual([])
    expect(shown()).toHaveAccessibleName('Statement text 1')
  })
})

describe('a questionnaire that is not complete', () => {
  it('shows the error, and links to the first statement without an answer', async () => {
    show({ 10: 1, 30: 2 })
    await press('Next')
    await press('Judge')
    expect(screen.getByRole('alert')).toHaveTextContent('Please complete the questionnaire')
    await press('Lead there')
    expect(shown()).toHaveAccessibleName('Statement text 2')
    expect(shown()).toHaveFocus()
    expect(shown()).toHaveAccessibleDescription(/Please complete the questionnaire/)
    expect(screen.getByRole('radio', { name: 'Agree' })).toBeInvalid()
  })

  it('shows the error in Arabic, and hides it when all is answered', async () => {
    show({ 10: 1, 20: 3 }, 'ar')
    act(() => screen.getByText('Judge').click())
    expect(screen.getByRole('alert')).toHaveTextContent(arabic.rules.questionnaire)
    await choose('أوافق')
    expect(screen.getByRole('alert')).toBeEmptyDOMElement()
  })
})
