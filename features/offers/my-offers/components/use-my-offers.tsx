'use client'

import { notify } from '@/components/snackbar/messages'
import { useEffect, useState } from 'react'
import type { OfferType } from '../../kinds/contract'
import type { MyOffer } from '../contract'
import { myOffers, removeOffer, restoreOffer } from '../queries'
import { pageCount } from '@/lib/api/paging'
import { undoMs } from '../rules'
import type { MyOffersState } from '../search-params'

interface Loaded {
  /** Null while they load. */
  items: readonly MyOffer[] | null
  /** How many pages the list has. */
  pages: number
  /** The load error; the list is empty then. */
  failure: unknown
}

const unloaded: Loaded = { items: null, pages: 1, failure: null }

/** A page of one's own offers: loading, deleting, and undoing a deletion for ten seconds. */
export function useMyOffers(
  type: OfferType,
  companyId: number,
  state: MyOffersState,
  texts: Record<'deleteFailed' | 'restored' | 'restoreFailed', string>,
) {
  const [{ items, pages, failure }, setLoaded] = useState<Loaded>(unloaded)
  const [attempt, setAttempt] = useState(1)
  const [removed, setRemoved] = useState<MyOffer | null>(null)

  useEffect(() => {
    let gone = false
    const show = (loaded: Loaded) => {
      if (!gone) setLoaded(loaded)
    }
    myOffers(type, companyId, state).then(
      ({ data, total, per_page }) =>
        show({ items: data, pages: pageCount(total, per_page), failure: null }),
      (error: unknown) => show({ items: [], pages: 1, failure: error }),
    )
    return () => {
      gone = true
    }
  }, [type, companyId, state, attempt])

  useEffect(() => {
    if (!removed) return
    const timer = setTimeout(() => setRemoved(null), undoMs)
    return () => clearTimeout(timer)
  }, [removed])

  /** Updates the list that is currently shown. */
  const setItems = (change: (all: readonly MyOffer[]) => readonly MyOffer[]) =>
    setLoaded((now) => ({ ...now, items: change(now.items ?? []) }))

  const reload = () => {
    setLoaded(unloaded)
    setAttempt(attempt + 1)
  }

  /** Whether it is deleted now. */
  const remove = async (item: MyOffer) => {
    try {
      await removeOffer(type, item.id)
    } catch {
      notify(texts.deleteFailed)
      return false
    }
    setItems((all) => all.filter(({ id }) => id !== item.id))
    setRemoved(item)
    return true
  }

  const undo = async () => {
    if (!removed) return
    try {
      await restoreOffer(type, removed.id)
    } catch {
      notify(texts.restoreFailed)
      return
    }
    setItems((all) => [...all, removed].toSorted((a, b) => b.id - a.id))
    setRemoved(null)
    notify(texts.restored)
  }
  return { items, pages, failure, reload, remove, removed, undo }
}
