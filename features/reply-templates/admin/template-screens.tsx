'use client'

import { Route, Routes } from 'react-router-dom'
import { NewTemplate } from './new-template'
import { TemplateList } from './template-list'
import { TemplatePage } from './template-page'

/** The texts that staff start from: the list, a new one, and one. */
export function TemplateScreens() {
  return (
    <Routes>
      <Route index element={<TemplateList />} />
      <Route path="new" element={<NewTemplate />} />
      <Route path=":id" element={<TemplatePage />} />
    </Routes>
  )
}
