'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/control/control.module.css'
import './saving-field.module.css'

/** The field of a value, whose script loads when the page is first used. */
export const LazySavingField = onFirstUse(async () => (await import('./saving-field')).SavingField)
