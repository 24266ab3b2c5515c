'use client'

import type { Locale } from '@/lib/i18n/locale'
import { isInOtherScript } from '@/lib/i18n/script'
import { ScriptHint } from './script-hint'
import { useScriptHints } from './script-hints'

interface LanguageHintProps {
  /** The field names it in `aria-describedby`. */
  id: string
  language: Locale
  text: string
}

/** The hint below a field of one language whose text a component holds. */
export function LanguageHint({ id, language, text }: LanguageHintProps) {
  const hints = useScriptHints()
  return <ScriptHint id={id} hint={isInOtherScript(text, language) ? hints[language] : null} />
}
