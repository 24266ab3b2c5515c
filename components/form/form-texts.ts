import { useModalTexts, type ModalTexts } from '@/components/modal/modal-texts'
import type { ProblemCode } from '@/lib/api/problem'
import type { RuleTexts } from '@/lib/api/rule-sentences'
import { useProblemTexts } from '@/lib/i18n/problem-texts'
import { useTranslations } from 'next-intl'
import { useScriptHints, type ScriptHints } from './script-hints'
import { useUploadTexts, type UploadTexts } from './upload-texts'

/** What every form with files and dialogs says. */
export interface FormTexts {
  upload: UploadTexts
  script: ScriptHints
  rules: RuleTexts
  problems: Record<ProblemCode, string>
  modals: Pick<ModalTexts, 'error' | 'requiredFields'>
}

/** The texts that forms share, for the island that shows one. */
export function useFormTexts(): FormTexts {
  const { error, requiredFields } = useModalTexts()
  return {
    upload: useUploadTexts(),
    script: useScriptHints(),
    rules: useTranslations().raw('rules'),
    problems: useProblemTexts(),
    modals: { error, requiredFields },
  }
}
