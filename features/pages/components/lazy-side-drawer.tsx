'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/icon/icon.module.css'
import '@/components/drawer/drawer.module.css'
import './side-drawer.module.css'

/** The side menu, whose script loads when the page is first used. */
export const LazySideDrawer = onFirstUse(async () => (await import('./side-drawer')).SideDrawer)
