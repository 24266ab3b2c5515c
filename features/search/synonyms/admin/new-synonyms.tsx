'use client'

import { useListedChange } from '@/components/work-record/use-listed-change'
import { call } from '@/lib/api/call'
import { bilingualPair } from '@/lib/bilingual/pair'
import { isArabicText } from '@/lib/i18n/fold'
import { useTranslations } from 'next-intl'
import { useSearchParams } from 'react-router-dom'
import { synonymCreate } from '../contract'
import { SynonymForm } from './synonym-form'
import { SynonymFrame } from './synonym-frame'

/** The form of a new group, filled in with the term of the address. */
export function NewSynonyms() {
  const t = useTranslations('admin.synonyms')
  const [search] = useSearchParams()
  const { change, isBusy } = useListedChange('/synonyms')
  const term = search.get('term') ?? ''
  const given = { en: isArabicText(term) ? [] : [term], ar: isArabicText(term) ? [term] : [] }
  const none = bilingualPair('related', { en: [], ar: [] }, 'bare')
  const group = { ...bilingualPair('terms', given, 'bare'), ...none, active: true }
  return (
    <SynonymFrame title={t('add')}>
      <SynonymForm
        group={group}
        isBusy={isBusy}
        onSave={(body) => void change(() => call(synonymCreate, { body }).then(() => t('saved')))}
      />
    </SynonymFrame>
  )
}
