import { addToPlan } from '../queries'
import { additionsOf, hasLocalPlan, readLocalPlan, writeLocalPlan } from './local-plan'

let running: Promise<boolean> | undefined

/**
 * Moves the plan of the browser into the account of the person, once at a time. Resolves with
 * whether there was one. Throws what the account says; the browser then keeps the plan.
 */
export function takeOver(): Promise<boolean> {
  return (running ??= move().finally(() => {
    running = undefined
  }))
}

async function move(): Promise<boolean> {
  if (!hasLocalPlan()) return false
  await addToPlan(additionsOf(readLocalPlan()))
  writeLocalPlan(null)
  return true
}
