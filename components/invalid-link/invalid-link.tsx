import { Alert } from '@/components/alert/alert'
import { ButtonLink } from '@/components/button/button-link'
import { Link } from '@/components/link/link'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'

interface InvalidLinkProps {
  locale: Locale
  texts: { word: string; title?: string; text: string }
  /** Where a person can go instead; its path is without language prefix. */
  way: Way
  /** Another place, which is offered below. */
  other?: Way
}

interface Way {
  path: string
  text: string
}

/** The page of a mail link that the portal does not know, with a way on. */
export function InvalidLink({ locale, texts, way, other }: InvalidLinkProps) {
  const alert = (
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
  if (!other) return alert
  return (
    <>
      {alert}
      <p>
        <Link href={localePath(locale, other.path)}>{other.text}</Link>
      </p>
    </>
  )
}
