'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { CodeSearch } from '@/components/code-search/code-search'
import controls from '@/components/control/control.module.css'
import { Form } from '@/components/form/form'
import { Row } from '@/components/layout/row'
import { Text } from '@/components/layout/text'
import { inLocale } from '@/lib/bilingual/in-locale'
import type { Locale } from '@/lib/i18n/locale'
import type { Messages } from '@/lib/i18n/messages'
import { useId } from 'react'
import { planLimit, type ExportPlan, type PlanMarket } from '../contract'
import { findProducts } from '../queries'
import { ChosenList } from './chosen-list'
import styles from './plan-questions.module.css'
import { StageChoice } from './stage-choice'
import { usePlanAnswers } from './use-plan-answers'
import type { ChangeTexts } from './use-plan-change'

interface PlanQuestionsProps {
  locale: Locale
  plan: ExportPlan
  markets: readonly PlanMarket[]
  texts: Messages['exportPlan']['questions']
  change: ChangeTexts
  codes: Messages['offerForm']['codes']
}

/** The three questions of a plan; once they are answered or skipped, behind a button. */
export function PlanQuestions({ locale, plan, markets, texts, change, codes }: PlanQuestionsProps) {
  const id = useId()
  const answers = usePlanAnswers(plan, markets, change)
  const { products, chosen, stage, isOpen, step, failure } = answers
  const open = markets.filter(({ iso2 }) => !chosen.some((one) => one.iso2 === iso2))
  const shared = { locale, texts }
  if (!isOpen) {
    return (
      <p>
        <Button variant="secondary" onClick={answers.open}>
          {texts.change}
        </Button>
      </p>
    )
  }
  return (
    <section aria-labelledby={`${id}-title`} className={styles.questions} data-no-print>
      <Text id={`${id}-title`} as="h2" step={1}>
        {texts.title}
      </Text>
      <Text tone="soft">{texts.lead}</Text>
      <Form onSubmit={answers.submit}>
        <fieldset className={styles.question}>
          <legend>{texts.products}</legend>
          <Text tone="soft">{texts.productsHelp}</Text>
          <ChosenList
            {...shared}
            items={products.map((one) => ({ key: one.code, record: one, mark: one.code }))}
            onRemove={answers.removeProduct}
          />
          {products.length < planLimit ? (
            <CodeSearch
              locale={locale}
              texts={{ ...codes, open: texts.addProduct, failed: texts.searchFailed }}
              search={answers.remembering(findProducts)}
              onChoose={answers.addProduct}
            />
          ) : (
            <p>{texts.full}</p>
          )}
        </fieldset>
        <fieldset className={styles.question}>
          <legend>{texts.markets}</legend>
          <Text tone="soft">{texts.marketsHelp}</Text>
          <ChosenList
            {...shared}
            items={chosen.map((one) => ({ key: one.iso2, record: one }))}
            onRemove={answers.removeMarket}
          />
          {chosen.length < planLimit ? (
            <select
              aria-label={texts.addMarket}
              className={`${controls.box} ${styles.select}`}
              value=""
              onChange={({ target }) => answers.addMarket(target.value)}
            >
              <option value="">{texts.addMarket}</option>
              {open.map((market) => (
                <option key={market.iso2} value={market.iso2}>
                  {inLocale(market, 'name', locale)}
                </option>
              ))}
            </select>
          ) : (
            <p>{texts.full}</p>
          )}
        </fieldset>
        <StageChoice stage={stage} onChoose={answers.chooseStage} texts={texts} />
        {failure && (
          <Alert tone="error" word={texts.errorWord} live>
            {failure}
          </Alert>
        )}
        <Row gap={3}>
          <Button type="submit" aria-disabled={step === 'saving' || undefined}>
            {step === 'saving' ? texts.saving : texts.save}
          </Button>
          {!plan.answered && (
            <Button variant="secondary" onClick={answers.skip}>
              {texts.skip}
            </Button>
          )}
        </Row>
      </Form>
    </section>
  )
}
