'use client'

import { bothLanguages } from '@/lib/bilingual/pair'
import type { PlanCalls } from '../../components/plan-calls'
import { planLimit, type PlanMarket, type PlanProduct } from '../../contract'
import { readLocalPlan, writeLocalPlan } from '../queries'
import { isSameTask } from '../../tasks/rules'
import type { LocalPlan, PairTask } from '../rules'

async function change(part: (plan: LocalPlan) => Partial<LocalPlan>) {
  const plan = readLocalPlan()
  writeLocalPlan({ ...plan, ...part(plan) })
}

const nextId = ({ tasks }: LocalPlan) => Math.max(0, ...tasks.map(({ id }) => id)) + 1

/** The address of a product by its code alone, which leads to the one with its words. */
const withSlug = (product: Omit<PlanProduct, 'slug'>) => ({
  slug: { en: product.code, ar: product.code },
  ...product,
})

/** Changes the plan that the browser keeps. */
export const localCalls: PlanCalls = {
  save: ({ products, markets, stage }) =>
    change(() => ({
      answered: true,
      products: products.map(withSlug),
      markets: [...markets],
      stage,
    })),
  setTick: (step, isDone) =>
    change(({ ticks }) => ({
      ticks: [...ticks.filter((one) => one !== step), ...(isDone ? [step] : [])],
    })),
  addTask: (task) =>
    change((plan) => ({
      tasks: [
        ...plan.tasks,
        {
          ...task,
          ...bothLanguages('title', ''),
          id: nextId(plan),
          done: false,
          pair: null,
          step: null,
        },
      ],
    })),
  changeTask: (id, changed) =>
    change(({ tasks }) => ({
      tasks: tasks.map((task) => (task.id === id ? { ...task, ...changed } : task)),
    })),
  deleteTask: (id) => change(({ tasks }) => ({ tasks: tasks.filter((task) => task.id !== id) })),
}

/** A product in a market, with what is to be done for it. */
export interface PairAddition {
  product: PlanProduct
  market: PlanMarket
  tasks: readonly PairTask[]
}

/** Adds a product in a market to the plan of the browser; false where the plan has no space for it. */
export function addLocally({ product, market, tasks }: PairAddition): boolean {
  const plan = readLocalPlan()
  const [{ code }, { iso2 }] = [product, market]
  const products = plan.products.some((one) => one.code === code)
    ? plan.products
    : [...plan.products, product]
  const markets = plan.markets.some((one) => one.iso2 === iso2)
    ? plan.markets
    : [...plan.markets, market]
  if (products.length > planLimit || markets.length > planLimit) return false
  const pair = { product: code, market: iso2 }
  const fresh = tasks.filter(
    (task) => !plan.tasks.some((one) => isSameTask(one, { ...task, pair })),
  )
  const added = fresh.map((task, place) => ({
    ...task,
    id: nextId(plan) + place,
    due: null,
    done: false,
    pair,
  }))
  writeLocalPlan({ ...plan, products, markets, tasks: [...plan.tasks, ...added] })
  return true
}
