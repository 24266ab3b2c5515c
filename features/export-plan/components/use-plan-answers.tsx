'use client'

import type { FoundSubheading } from '@/features/hs-nomenclature/contract'
import type { PlanStage } from '@/lib/db/codes/export-plans'
import { useRouter } from 'next/navigation'
import { useContext, useRef, useState, type FormEvent } from 'react'
import type { ExportPlan, PlanMarket, PlanProduct } from '../contract'
import type { findProducts } from '../queries'
import { PlanCallsContext, type ChosenAnswers } from './plan-calls'
import { questionsPart } from '../rules'
import { endOffer } from './use-plan-offer'
import { changeFailure, type ChangeTexts } from './use-plan-change'

type Search = typeof findProducts

/** The pressed button goes; without this the focus falls to the head of the page. */
const focusPart = () => document.getElementById(questionsPart)?.focus()

/** The answers while a person changes them. */
export function usePlanAnswers(
  plan: ExportPlan,
  markets: readonly PlanMarket[],
  texts: ChangeTexts,
) {
  const router = useRouter()
  const calls = useContext(PlanCallsContext)
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

  const save = async (answers: ChosenAnswers) => {
    if (step === 'saving') return
    setStep('saving')
    setFailure(undefined)
    try {
      await calls.save(answers, plan.owner.id)
      endOffer()
      focusPart()
      setOpen(false)
      router.refresh()
    } catch (error) {
      setFailure(changeFailure(error, texts))
    } finally {
      setStep('idle')
    }
  }
  return {
    products,
    chosen,
    stage,
    isOpen,
    step,
    failure,
    remembering,
    open: () => {
      focusPart()
      setOpen(true)
    },
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
      void save({ products, markets: chosen, stage })
    },
    skip: () => void save({ products: [], markets: [], stage: null }),
  }
}
