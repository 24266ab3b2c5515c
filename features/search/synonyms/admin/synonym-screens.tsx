'use client'

import { Route, Routes } from 'react-router-dom'
import { JudgePage } from '../../judgements/admin/judge-page'
import { JudgementList } from '../../judgements/admin/judgement-list'
import { FailedSearches } from './failed-searches'
import { NewSynonyms } from './new-synonyms'
import { SynonymList } from './synonym-list'
import { SynonymPage } from './synonym-page'

/** The synonyms of the search: the list, a group, the searches that may need one, and judged searches. */
export function SynonymScreens() {
  return (
    <Routes>
      <Route index element={<SynonymList />} />
      <Route path="new" element={<NewSynonyms />} />
      <Route path="searches" element={<FailedSearches />} />
      <Route path="judgements" element={<JudgementList />} />
      <Route path="judge" element={<JudgePage />} />
      <Route path=":id" element={<SynonymPage />} />
    </Routes>
  )
}
