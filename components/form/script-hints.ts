import type { Messages } from '@/lib/i18n/messages'
import { useTranslations } from 'next-intl'

/** What a bilingual field says, by its language, of a text in the letters of the other one. */
export type ScriptHints = Messages['script']

export function useScriptHints(): ScriptHints {
  return useTranslations().raw('script')
}
