'use client'

import { onFirstUse } from '@/components/first-use/on-first-use'
import '@/components/icon/icon.module.css'
import './carousel-controls.module.css'
import './carousel.module.css'

const load = async () => (await import('./carousel-frame')).CarouselFrame

/** The script of one that turns by itself comes shortly before its second slide, at 12 s. */
const beforeTurnMs = 10_500

/** The frame of a carousel, whose script loads when the page is first used. */
export const LazyCarouselFrame = onFirstUse(load)

/** The same for a carousel that turns by itself: also without a use of the page. */
export const LazyTurningFrame = onFirstUse(load, { afterMs: beforeTurnMs })
