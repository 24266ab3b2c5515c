import { Alert } from '@/components/alert/alert'
import { ButtonLink } from '@/components/button/button-link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'

interface InvalidLinkProps {
  locale: Locale
  texts: Record<'word' | 'title' | 'text', string>
  /** Where a person can go instead; its path is without language prefix. */
  way: { path: string; text: string }
}

/** The page of a mail link that the portal does not know, with a way on. */
export function InvalidLink({ locale, texts, way }: InvalidLinkProps) {
  return (
    <Alert
      tone="warning"
      word={texts.word}
      title={texts.title}
      action={
        <ButtonLink href={localePath(locale, way.path)} variant="secondary">
          {way.text}
        </ButtonLink>
      }
    >
      {texts.text}
    </Alert>
  )
}
