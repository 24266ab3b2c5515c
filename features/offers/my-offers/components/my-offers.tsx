'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { Stack } from '@/components/layout/stack'
import { FailedView } from '@/components/list-view/failed-view'
import type { ListTexts } from '@/components/list-view/list-texts'
import { whenOpened } from '@/components/modal/when-opened'
import type { PageTexts } from '@/components/pagination/page-texts'
import { Pagination } from '@/components/pagination/pagination'
import { SearchBox } from '@/components/search-box/search-box'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { inLocale } from '@/lib/bilingual/in-locale'
import { fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { localePath } from '@/lib/routing/routes'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import type { OfferType } from '../../kinds/contract'
import type { MyOffer } from '../contract'
import { listRoutes } from '../rules'
import { myOffersShape, type MyOffersState } from '../search-params'
import styles from './my-offers.module.css'
import { OwnOfferCard, type OwnCardTexts } from './own-offer-card'
import { useMyOffers } from './use-my-offers'

/** The confirmation of a deletion; its script loads on first use. */
const LazyDeleteDialog = whenOpened(() =>
  import('./delete-dialog').then((module) => module.DeleteDialog),
)

export interface MyOffersTexts extends OwnCardTexts {
  title: string
  failed: ListTexts['failed']
  pages: PageTexts
}

interface MyOffersProps {
  locale: Locale
  type: OfferType
  companyId: number
  state: MyOffersState
  texts: MyOffersTexts
}

/** The cards of one's own products or services (spec part 3, 'My products and My services'). */
export function MyOffers({ locale, type, companyId, state, texts }: MyOffersProps) {
  const { items, pages, failure, reload, remove, removed, undo } = useMyOffers(
    type,
    companyId,
    state,
    texts,
  )
  const router = useRouter()
  const [searched = ''] = state.filters.q
  const hrefOf = (view: MyOffersState) =>
    localePath(locale, `${listRoutes[type]()}${myOffersShape.write(view)}`)
  const isSearched = searched !== ''
  const [deleting, setDeleting] = useState<MyOffer | null>(null)
  const undoButton = useRef<HTMLButtonElement>(null)
  const isDeleted = useRef(false)
  const nameOf = (item: MyOffer) => ({ name: inLocale(item, 'name', locale) })

  if (items === null) {
    return (
      <div role="status" className={styles.waiting}>
        <span className={styles.spinner} aria-hidden="true" />
        {texts.loading}
      </div>
    )
  }
  return (
    <section aria-labelledby="my-offers">
      <h2 id="my-offers">
        <VisuallyHidden>{texts.title}</VisuallyHidden>
      </h2>
      {(isSearched || pages > 1) && (
        <SearchBox
          label={texts.search.label}
          text={texts.search.text}
          initial={searched}
          onSearch={(q) => router.push(hrefOf(myOffersShape.having(state, 'q', [q])))}
        />
      )}
      <Stack gap={4} className={styles.notices}>
        {removed && (
          <Alert
            tone="info"
            word={texts.note}
            live
            action={
              <Button ref={undoButton} variant="secondary" onClick={() => void undo()}>
                {texts.undo}
              </Button>
            }
          >
            {fillText(texts.deleted, nameOf(removed), locale)}
          </Alert>
        )}
        {items.length === 0 && (
          <Alert tone="info" word={texts.note}>
            {isSearched ? texts.nothingFound : texts.empty}
          </Alert>
        )}
        {failure !== null && <FailedView error={failure} texts={texts.failed} onRetry={reload} />}
      </Stack>
      {items.length > 0 && (
        <ul className={styles.cards}>
          {items.map((item) => (
            <li key={item.id}>
              <OwnOfferCard
                locale={locale}
                type={type}
                item={item}
                onDelete={() => setDeleting(item)}
                texts={texts}
              />
            </li>
          ))}
        </ul>
      )}
      <Pagination
        locale={locale}
        page={state.page}
        count={pages}
        hrefOf={(page) => hrefOf({ ...state, page })}
        texts={texts.pages}
      />
      <LazyDeleteDialog
        locale={locale}
        open={deleting !== null}
        onClose={() => setDeleting(null)}
        onDelete={async () => {
          isDeleted.current = deleting !== null && (await remove(deleting))
          if (isDeleted.current) setDeleting(null)
        }}
        onGone={() => {
          // The focused card is gone, so the focus moves to the undo notice.
          if (isDeleted.current) undoButton.current?.focus()
          isDeleted.current = false
        }}
        texts={{
          ...texts.confirm,
          text: deleting ? fillText(texts.confirm.text, nameOf(deleting), locale) : '',
        }}
      />
    </section>
  )
}
