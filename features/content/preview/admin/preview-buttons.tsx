'use client'

import { Button } from '@/components/button/button'
import { call } from '@/lib/api/call'
import { locales, nativeName, type Locale } from '@/lib/i18n/locale'
import { routes } from '@/lib/routing/routes'
import { useTranslations } from 'next-intl'
import { useRef } from 'react'
import { contentPreview } from '../contract'

interface PreviewButtonsProps {
  kind: string
  id: string
  /** An earlier version instead of the draft. */
  version?: number
  isDisabled: boolean
  /** Receives the error that prevents the preview. */
  onFailure: (error: unknown) => void
}

/** Opens the public page with the draft or a version in it, in either language, in a new tab. */
export function PreviewButtons({ kind, id, version, isDisabled, onFailure }: PreviewButtonsProps) {
  const t = useTranslations('admin.content')
  const form = useRef<HTMLFormElement>(null)
  const language = useRef<HTMLInputElement>(null)
  const open = async (locale: Locale) => {
    if (isDisabled) return
    try {
      await call(contentPreview, { params: { kind, id }, query: { version } })
      if (language.current) language.current.value = locale
      form.current?.submit()
    } catch (error) {
      onFailure(error)
    }
  }
  return (
    <>
      {locales.map((locale) => (
        <Button
          key={locale}
          variant="secondary"
          aria-disabled={isDisabled || undefined}
          onClick={() => void open(locale)}
        >
          {t('preview', { language: nativeName[locale] })}
        </Button>
      ))}
      <form ref={form} method="post" action={routes.draftView()} target="_blank" hidden>
        <input type="hidden" name="kind" value={kind} />
        <input type="hidden" name="id" value={id} />
        <input type="hidden" name="version" value={version ?? ''} />
        <input ref={language} type="hidden" name="locale" defaultValue="" />
      </form>
    </>
  )
}
