'use client'

import '@/components/alert/alert.module.css'
import '@/components/button/button.module.css'
import '@/components/button/text-button.module.css'
import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/icon/icon.module.css'
import '@/components/link/link.module.css'
import '@/components/visually-hidden/visually-hidden.module.css'
import './add-to-plan.module.css'

/** The button that adds a product in a market to a plan. Its script loads when the page is first used. */
export const LazyAddToPlan = onFirstUse(async () => (await import('./add-to-plan')).AddToPlan)
