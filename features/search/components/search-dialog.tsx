'use client'

import { TopDialog } from '@/components/modal/top-dialog'
import type { Locale } from '@/lib/i18n/locale'
import { MuiProvider } from '@/lib/theme/mui-provider'
import { SearchPanel } from './search-panel'
import type { SearchTexts } from './search-texts'

interface SearchDialogProps {
  locale: Locale
  texts: SearchTexts
  /** The initial text of the field. */
  text: string
  open: boolean
  onClose: () => void
  /** Called after the closing transition. */
  onGone: () => void
}

/** The dialog titled Search (spec part 3, 'Global search'). */
export function SearchDialog({ locale, texts, text, open, onClose, onGone }: SearchDialogProps) {
  return (
    <MuiProvider locale={locale}>
      <TopDialog
        title={texts.title}
        closeText={texts.close}
        open={open}
        onClose={onClose}
        onGone={onGone}
      >
        <SearchPanel locale={locale} texts={texts} text={text} onLeave={onClose} />
      </TopDialog>
    </MuiProvider>
  )
}
