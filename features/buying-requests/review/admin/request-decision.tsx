'use client'

import { Button } from '@/components/button/button'
import controls from '@/components/control/control.module.css'
import { LanguageHint } from '@/components/form/language-hint'
import { Row } from '@/components/layout/row'
import { Stack } from '@/components/layout/stack'
import { Text } from '@/components/layout/text'
import { ConfirmButton } from '@/components/work-record/confirm-button'
import { useAction } from '@/components/work-record/use-action'
import { replyTemplates, templatesFor } from '@/features/reply-templates/contract'
import { endpointQuery } from '@/lib/api/query-options'
import { useStaffPerson } from '@/lib/auth/staff-person'
import { bilingualPair } from '@/lib/bilingual/pair'
import { textsOf } from '@/lib/bilingual/in-locale'
import { directionOf, locales, type Locale } from '@/lib/i18n/locale'
import { useQuery } from '@tanstack/react-query'
import { useTranslations } from 'next-intl'
import { useId, useState } from 'react'
import type { RequestReview } from '../contract'
import { tellsPerson } from '@/lib/i18n/tells-person'
import { close, publish, refuse } from '../queries'
import type { ReviewPart } from './contract'

const fields = ['product', 'quality', 'certificates'] as const

type Texts = Record<(typeof fields)[number], Record<Locale, string>>

const textsIn = (request: RequestReview): Texts => ({
  product: textsOf(request, 'product'),
  quality: textsOf(request, 'quality'),
  certificates: textsOf(request, 'certificates'),
})

/** The texts of a request in both languages as the public will read them, and the decision. */
export function RequestDecision({ request, onChange, onStale }: ReviewPart) {
  const t = useTranslations('requestReview')
  const [texts, setTexts] = useState(() => textsIn(request))
  const { run, isBusy } = useAction({ conflict: t('changed') })
  const isWaiting = request.state === 'review'
  const { data: all } = useQuery(endpointQuery(replyTemplates))
  const officer = useStaffPerson()
  const values = { person: request.name, officer: officer.name }
  const decide = async (work: () => Promise<RequestReview>, done: string) => {
    const isDone = await run(async () => {
      onChange(await work())
      return done
    })
    if (!isDone) onStale()
    return isDone
  }
  const isTelling = fields.some((field) =>
    locales.some((language) => tellsPerson(texts[field][language], request)),
  )
  const { product, quality, certificates } = texts
  const written = {
    ...bilingualPair('product', product),
    ...bilingualPair('quality', quality),
    ...bilingualPair('certificates', certificates),
  }
  return (
    <Stack gap={3} bounded>
      {isWaiting && <p>{t('help')}</p>}
      {fields.flatMap((field) =>
        locales.map((language) => (
          <TextIn
            key={`${field}-${language}`}
            label={t(language === 'en' ? 'inEnglish' : 'inArabic', { field: t(`field.${field}`) })}
            language={language}
            rows={field === 'product' ? 1 : 3}
            value={texts[field][language]}
            isReadOnly={!isWaiting}
            error={
              isWaiting && tellsPerson(texts[field][language], request) ? t('leak') : undefined
            }
            onChange={(text) =>
              setTexts({ ...texts, [field]: { ...texts[field], [language]: text } })
            }
          />
        )),
      )}
      <Row gap={3}>
        {isWaiting && (
          <>
            <Button
              aria-disabled={isBusy || isTelling || undefined}
              onClick={() => {
                if (!isTelling) void decide(() => publish(request, written), t('published'))
              }}
            >
              {t('publish')}
            </Button>
            <ConfirmButton
              text={t('refuse.text')}
              title={t('refuse.title')}
              warning={t('refuse.warning')}
              reason={t('reason')}
              templates={{
                list: templatesFor(all, 'requestRefusal', values),
                reader: request.locale,
              }}
              onConfirm={(reason) => decide(() => refuse(request, reason), t('refuse.done'))}
            />
          </>
        )}
        {request.state === 'open' && (
          <ConfirmButton
            text={t('close.text')}
            title={t('close.title')}
            warning={t('close.warning')}
            reason={t('reason')}
            onConfirm={(reason) => decide(() => close(request, reason), t('close.done'))}
          />
        )}
      </Row>
    </Stack>
  )
}

interface TextInProps {
  label: string
  language: Locale
  rows: number
  value: string
  isReadOnly: boolean
  error: string | undefined
  onChange: (text: string) => void
}

function TextIn({ label, language, rows, value, isReadOnly, error, onChange }: TextInProps) {
  const id = useId()
  return (
    <Stack gap={1}>
      <label htmlFor={id}>{label}</label>
      <textarea
        id={id}
        rows={rows}
        lang={language}
        dir={directionOf(language)}
        maxLength={1_000}
        readOnly={isReadOnly}
        value={value}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-${error === undefined ? 'script' : 'error'}`}
        className={controls.area}
        onChange={({ target }) => onChange(target.value)}
      />
      <LanguageHint id={`${id}-script`} language={language} text={value} />
      {error !== undefined && (
        <Text id={`${id}-error`} tone="danger" role="alert">
          {error}
        </Text>
      )}
    </Stack>
  )
}
