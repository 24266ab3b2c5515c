'use client'

import type { FoundSubheading } from '@/features/hs-nomenclature/contract'
import type { PlanStage } from '@/lib/db/plan-codes'
import { useRouter } from 'next/navigation'
import { useRef, useState, type FormEvent } from 'react'
import type { ExportPlan, PlanAnswers, PlanMarket, PlanProduct } from '../contract'
import { savePlan, type findProducts } from '../queries'
import { endOffer } from './use-plan-offer'
import { changeFailure, type ChangeTexts } from './use-plan-change'

type Search = typeof findProducts

/** The answers while a person changes them. */
export function usePlanAnswers(
  plan: ExportPlan,
  markets: readonly PlanMarket[],
  texts: ChangeTexts,
) {
  const router = useRouter()
  const [isOpen, setOpen] = useState(!plan.answered)
  const [products, setProducts] = useState<Omit<PlanProduct, 'slug'>[]>(plan.products)
  const [chosen, setChosen] = useState(plan.markets)
  const [stage, setStage] = useState(plan.stage)
  const [step, setStep] = useState<'idle' | 'saving'>('idle')
  const [failure, setFailure] = useState<string>()
  const found = useRef(new Map<string, FoundSubheading>())
  const [remembering] = useState(() => (search: Search): Search => async (text) => {
    const answer = await search(text)
    for (const one of answer?.data ?? []) found.current.set(one.code, one)
    return answer
  })

  const save = async (answers: PlanAnswers) => {
    if (step === 'saving') return
    setStep('saving')
    setFailure(undefined)
    try {
      await savePlan(answers, plan.owner.id)
      endOffer()
      setOpen(false)
      router.refresh()
    } catch (error) {
      setFailure(changeFailure(error, texts))
    } finally {
      setStep('idle')
    }
  }
  return {
    ...{ products, chosen, stage, isOpen, step, failure, remembering },
    open: () => setOpen(true),
    addProduct: (code: string) => {
      const product = found.current.get(code)
      if (!product || products.some((one) => one.code === code)) return
      setProducts([...products, product])
    },
    removeProduct: (code: string) => setProducts(products.filter((one) => one.code !== code)),
    addMarket: (iso2: string) => {
      const market = markets.find((one) => one.iso2 === iso2)
      if (market) setChosen([...chosen, market])
    },
    removeMarket: (iso2: string) => setChosen(chosen.filter((one) => one.iso2 !== iso2)),
    chooseStage: (one: PlanStage) => setStage(one),
    submit: (event: FormEvent) => {
      event.preventDefault()
      const codes = products.map(({ code }) => code)
      void save({ products: codes, markets: chosen.map(({ iso2 }) => iso2), stage })
    },
    skip: () => void save({ products: [], markets: [], stage: null }),
  }
}
