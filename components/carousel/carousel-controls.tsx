'use client'

import { Icon } from '@/components/icon/icon'
import styles from './carousel-controls.module.css'

export type ControlTexts = Record<'pause' | 'play' | 'previous' | 'next', string>

interface CarouselControlsProps {
  texts: ControlTexts
  /** `on-focus` arrows show when somebody reaches them by keyboard, and where nothing moves by itself. */
  arrows: 'shown' | 'on-focus'
  rotation: 'none' | 'on' | 'off'
  onToggle: () => void
  onMove: (step: 1 | -1) => void
  className?: string | undefined
}

/** Stops and starts a carousel, and moves it by a step. */
export function CarouselControls({
  texts,
  arrows,
  rotation,
  onToggle,
  onMove,
  className,
}: CarouselControlsProps) {
  const on = rotation === 'on'
  return (
    <div className={[styles.controls, className].filter(Boolean).join(' ')} data-no-print>
      {rotation !== 'none' && (
        <button type="button" aria-label={on ? texts.pause : texts.play} onClick={onToggle}>
          <Icon name={on ? 'pause' : 'play'} size={20} />
        </button>
      )}
      <div className={`${styles.arrows} ${arrows === 'on-focus' ? styles.quiet : ''}`}>
        <button type="button" aria-label={texts.previous} onClick={() => onMove(-1)}>
          <Icon name="chevron-back" size={20} />
        </button>
        <button type="button" aria-label={texts.next} onClick={() => onMove(1)}>
          <Icon name="chevron-forward" size={20} />
        </button>
      </div>
    </div>
  )
}
