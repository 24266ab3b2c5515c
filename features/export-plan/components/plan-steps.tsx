import { ButtonLink } from '@/components/button/button-link'
import { Chip } from '@/components/chip/chip'
import { Icon } from '@/components/icon/icon'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Link } from '@/components/link/link'
import { SectionHeading } from '@/components/section-heading/section-heading'
import { formatDate } from '@/lib/i18n/format'
import type { Locale } from '@/lib/i18n/locale'
import { today } from '@/lib/i18n/today'
import { localePath } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import type { ExportPlan } from '../contract'
import { helperPath, helpers, stepPath, targetsOf, type PlanPages } from '../rules'
import type { PlanMatches } from '../matches/contract'
import styles from './plan-steps.module.css'
import { StepTick } from './step-tick'

interface PlanStepsProps {
  locale: Locale
  plan: ExportPlan
  pages: PlanPages
  /** What the portal has for its products and markets. */
  matches?: PlanMatches | undefined
  /** Sends the link of the first step again, for the person who has to follow it. */
  verification?: ReactNode
}

/** Each step with its reason, its length, who helps, whether it is done, and where it leads. */
export function PlanSteps({ locale, plan, pages, matches, verification }: PlanStepsProps) {
  const t = useTranslations('exportPlan.steps')
  const change = useTranslations('exportPlan').raw('change')
  const targets = targetsOf(plan, matches, locale)
  const sentText = (due: string | null) =>
    due !== null && due >= today() ? t('sentUntil', { date: formatDate(due, locale) }) : t('sent')
  const mayEdit = plan.role !== 'reader'
  return (
    <Stack aria-labelledby="plan-steps" as="section" gap={4}>
      <SectionHeading id="plan-steps">{t('title')}</SectionHeading>
      <Stack as="ol" gap={4}>
        {plan.steps.map((state, place) => {
          const { step, ticked_by, by_hand, is_next, waits, unfinished, count } = state
          const title = t(`of.${step}.title`)
          const offersLink = step === 'verify' && verification !== undefined
          return (
            <li key={step} className={styles.step} data-next={is_next || undefined}>
              <span className={ticked_by ? styles.ticked : styles.number} aria-hidden="true">
                {ticked_by ? <Icon name="check" size={20} /> : place + 1}
              </span>
              <Stack gap={2} align="start">
                <h3 className={styles.title}>{title}</h3>
                {ticked_by && (
                  <Chip tone="success" icon="success">
                    {ticked_by === 'portal' ? t('done') : t('doneByYou')}
                  </Chip>
                )}
                {waits && <Chip tone="sand">{sentText(waits.due)}</Chip>}
                {count && <Chip tone="sand">{t('count', count)}</Chip>}
                {is_next && !waits && <Chip tone="petrol">{t('next')}</Chip>}
                <p>{unfinished ? t('begun.why') : t(`of.${step}.why`)}</p>
                {ticked_by === null && (
                  <Row as="dl" gap={5} lineGap={1} tone="soft" step={-1}>
                    <Row gap={2} align="baseline" nowrap className={styles.fact}>
                      <dt>{t('length')}</dt>
                      <dd>{t(`of.${step}.length`)}</dd>
                    </Row>
                    <Row gap={2} align="baseline" nowrap className={styles.fact}>
                      <dt>{t('helper')}</dt>
                      <dd>
                        <Link href={localePath(locale, helperPath(step, pages))}>
                          {t(`helpers.${helpers[step]}`)}
                        </Link>
                      </dd>
                    </Row>
                  </Row>
                )}
              </Stack>
              <div className={styles.actions}>
                {ticked_by === null && offersLink && verification}
                {ticked_by === null && !waits && !offersLink && (
                  <ButtonLink
                    href={localePath(locale, stepPath(state, pages, targets))}
                    variant={is_next ? 'primary' : 'secondary'}
                  >
                    {unfinished ? t('begun.action') : t(`of.${step}.action`)}
                  </ButtonLink>
                )}
                {mayEdit && by_hand && step !== 'verify' && step !== 'company' && (
                  <StepTick
                    plan={plan.owner.id}
                    step={step}
                    isDone={ticked_by !== null}
                    texts={{
                      text: ticked_by ? t('untick') : t('tick'),
                      label: ticked_by
                        ? t('untickNamed', { step: title })
                        : t('tickNamed', { step: title }),
                      ...change,
                    }}
                  />
                )}
              </div>
            </li>
          )
        })}
      </Stack>
    </Stack>
  )
}
