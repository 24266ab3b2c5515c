'use client'

import { notify } from '@/components/snackbar/messages'
import { useEffect, useState } from 'react'
import type { OfferType } from '../../kinds/contract'
import type { MyOffer } from '../contract'
import { myOffers, removeOffer, restoreOffer } from '../queries'
import { undoMs } from '../rules'

interface Loaded {
  /** Null while they load. */
  items: readonly MyOffer[] | null
  /** The load error; the list is empty then. */
  failure: unknown
}

/** The list of one's own offers: loading, deleting, and undoing a deletion for ten seconds. */
export function useMyOffers(
  type: OfferType,
  companyId: number,
  texts: Record<'deleteFailed' | 'restored' | 'restoreFailed', string>,
) {
  const [{ items, failure }, setLoaded] = useState<Loaded>({ items: null, failure: null })
  const [attempt, setAttempt] = useState(1)
  const [removed, setRemoved] = useState<MyOffer | null>(null)

  useEffect(() => {
    let gone = false
    const show = (loaded: Loaded) => {
      if (!gone) setLoaded(loaded)
    }
    myOffers(type, companyId).then(
      (found) => show({ items: found, failure: null }),
      (error: unknown) => show({ items: [], failure: error }),
    )
    return () => {
      gone = true
    }
  }, [type, companyId, attempt])

  useEffect(() => {
    if (!removed) return
    const timer = setTimeout(() => setRemoved(null), undoMs)
    return () => clearTimeout(timer)
  }, [removed])

  /** Updates the list that is currently shown. */
  const setItems = (change: (all: readonly MyOffer[]) => readonly MyOffer[]) =>
    setLoaded((now) => ({ ...now, items: change(now.items ?? []) }))

  const reload = () => {
    setLoaded({ items: null, failure: null })
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
  return { items, failure, reload, remove, removed, undo }
}
