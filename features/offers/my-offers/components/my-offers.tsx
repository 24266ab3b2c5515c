'use client'

import { Alert } from '@/components/alert/alert'
import { Button } from '@/components/button/button'
import { FailedView } from '@/components/list-view/failed-view'
import type { ListTexts } from '@/components/list-view/list-texts'
import { VisuallyHidden } from '@/components/visually-hidden/visually-hidden'
import { inLocale } from '@/lib/bilingual/in-locale'
import { fillText } from '@/lib/i18n/count-forms'
import type { Locale } from '@/lib/i18n/locale'
import { useRef, useState } from 'react'
import type { OfferType } from '../../kinds/contract'
import type { MyOffer } from '../contract'
import { LazyDeleteDialog } from './lazy-delete-dialog'
import styles from './my-offers.module.css'
import { OwnOfferCard, type OwnCardTexts } from './own-offer-card'
import { useMyOffers } from './use-my-offers'

export interface MyOffersTexts extends OwnCardTexts {
  title: string
  failed: ListTexts['failed']
}

interface MyOffersProps {
  locale: Locale
  type: OfferType
  companyId: number
  texts: MyOffersTexts
}

/** The cards of one's own products or services (spec part 3, 'My products and My services'). */
export function MyOffers({ locale, type, companyId, texts }: MyOffersProps) {
  const { items, failure, reload, remove, removed, undo } = useMyOffers(type, companyId, texts)
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
      <div className={styles.notices}>
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
            {texts.empty}
          </Alert>
        )}
        {failure !== null && <FailedView error={failure} texts={texts.failed} onRetry={reload} />}
      </div>
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
