'use client'

import { call } from '@/lib/api/call'
import { bilingualPair } from '@/lib/bilingual/pair'
import { isArabicText } from '@/lib/i18n/fold'
import { useTranslations } from 'next-intl'
import { useSearchParams } from 'react-router-dom'
import { synonymCreate, type SynonymWrite } from '../contract'
import { SynonymForm } from './synonym-form'
import { SynonymFrame } from './synonym-frame'
import { useChange } from './use-change'

/** The form of a new group, filled in with the term of the address. */
export function NewSynonyms() {
  const t = useTranslations('admin.synonyms')
  const [search] = useSearchParams()
  const { run, isBusy, leave } = useChange()
  const term = search.get('term') ?? ''
  const given = { en: isArabicText(term) ? [] : [term], ar: isArabicText(term) ? [term] : [] }
  const none = bilingualPair('related', { en: [], ar: [] }, 'bare')
  const group = { ...bilingualPair('terms', given, 'bare'), ...none, active: true }
  const save = async (written: SynonymWrite) => {
    const work = () => call(synonymCreate, { body: written }).then(() => t('saved'))
    if (await run(work)) leave()
  }
  return (
    <SynonymFrame title={t('add')}>
      <SynonymForm group={group} isBusy={isBusy} onSave={(written) => void save(written)} />
    </SynonymFrame>
  )
}
