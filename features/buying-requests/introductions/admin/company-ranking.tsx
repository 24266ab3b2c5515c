'use client'

import { Button } from '@/components/button/button'
import { Note } from '@/components/layout/note'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { ConfirmButton } from '@/components/work-record/confirm-button'
import { useAction } from '@/components/work-record/use-action'
import { Bilingual } from '@/lib/bilingual/bilingual'
import { inLocale } from '@/lib/bilingual/in-locale'
import { formatInstant, joinTexts } from '@/lib/i18n/format'
import { useInterfaceLocale } from '@/lib/i18n/interface-locale'
import { isolated } from '@/lib/i18n/isolated'
import { localePath, routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { useState } from 'react'
import type { Introducible } from '../contract'
import styles from './company-ranking.module.css'

interface CompanyRankingProps {
  companies: readonly Introducible[]
  /** Introduces a company; without it the ranking is only read. */
  onIntroduce?: ((company: number) => Promise<unknown>) | undefined
}

/** So many are shown at first. */
const shownFirst = 10

/** The companies that fit, the best first, each with its reasons and one button. */
export function CompanyRanking({ companies, onIntroduce }: CompanyRankingProps) {
  const t = useTranslations('requestReview.companies')
  const goods = useTranslations('buyingRequests')
  const locale = useInterfaceLocale()
  const { run } = useAction()
  const [isWhole, setWhole] = useState(false)
  if (companies.length === 0) return <p>{t('none')}</p>
  const shown = isWhole ? companies : companies.slice(0, shownFirst)
  return (
    <>
      <p>{t('lead')}</p>
      <Stack as="ol" gap={3}>
        {shown.map((one) => {
          const company = isolated(inLocale(one, 'name', locale), locale)
          return (
            <li key={one.id} className={styles.row}>
              <Row gap={4} lineGap={2} align="center" justify="between">
                <Stack align="start">
                  <a
                    href={localePath(locale, routes.company(one.id))}
                    target="_blank"
                    rel="noreferrer"
                  >
                    <Bilingual of={one} field="name" locale={locale} />
                  </a>
                  <Note as="span">
                    {joinTexts(
                      one.reasons.map((reason) => goods(`reasons.${reason}`)),
                      locale,
                    )}
                  </Note>
                  {one.introduced_at !== null && (
                    <Note as="span">
                      {t('introduced', { time: formatInstant(one.introduced_at, locale) })}
                      {one.is_named && <> · {t('agreed')}</>}
                    </Note>
                  )}
                </Stack>
                {one.introduced_at === null && onIntroduce && (
                  <ConfirmButton
                    text={t('introduce')}
                    title={t('ask', { company })}
                    warning={t('warning')}
                    onConfirm={() =>
                      run(async () => {
                        await onIntroduce(one.id)
                        return t('done')
                      })
                    }
                  />
                )}
              </Row>
            </li>
          )
        })}
      </Stack>
      {!isWhole && companies.length > shownFirst && (
        <Button variant="quiet" onClick={() => setWhole(true)}>
          {t('more', { count: companies.length })}
        </Button>
      )}
    </>
  )
}
