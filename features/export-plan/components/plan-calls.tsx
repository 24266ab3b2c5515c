'use client'

import { call } from '@/lib/api/call'
import type { PlanStage } from '@/lib/db/codes/export-plans'
import { createContext } from 'react'
import { saveExportPlan, type PlanMarket, type PlanProduct } from '../contract'
import { addTask, changeTask, deleteTask, setTick } from '../queries'

/** The answers with the names of what was chosen. */
export interface ChosenAnswers {
  products: readonly Omit<PlanProduct, 'slug'>[]
  markets: readonly PlanMarket[]
  stage: PlanStage | null
}

/** How the parts of a plan change it. */
export interface PlanCalls {
  save: (answers: ChosenAnswers, plan: number) => Promise<unknown>
  setTick: (...given: Parameters<typeof setTick>) => Promise<unknown>
  addTask: (...given: Parameters<typeof addTask>) => Promise<unknown>
  changeTask: (...given: Parameters<typeof changeTask>) => Promise<unknown>
  deleteTask: (...given: Parameters<typeof deleteTask>) => Promise<unknown>
}

const inAccount: PlanCalls = {
  save: ({ products, markets, stage }, plan) =>
    call(saveExportPlan, {
      body: {
        products: products.map(({ code }) => code),
        markets: markets.map(({ iso2 }) => iso2),
        stage,
      },
      query: { plan },
    }),
  setTick,
  addTask,
  changeTask,
  deleteTask,
}

/** The calls of an account, unless the plan is kept in the browser. */
export const PlanCallsContext = createContext<PlanCalls>(inAccount)
