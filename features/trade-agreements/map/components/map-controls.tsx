'use client'

import { Icon } from '@/components/icon/icon'
import { Row } from '@/components/layout/row'
import { zoom as range } from '../rules'
import styles from './map-controls.module.css'

export type ControlTexts = Record<'zoomIn' | 'zoomOut' | 'zoom' | 'whole', string>

interface MapControlsProps {
  zoom: number
  texts: ControlTexts
  onZoom: (zoom: number) => void
  onReset: () => void
}

/** The buttons and the slider for the zoom, and the button for the whole world. */
export function MapControls({ zoom, texts, onZoom, onReset }: MapControlsProps) {
  return (
    <Row gap={2} align="center" nowrap above={2}>
      <button
        type="button"
        aria-label={texts.zoomOut}
        disabled={zoom <= range.min}
        onClick={() => onZoom(zoom - range.step)}
        className={styles.button}
      >
        <Icon name="minus" />
      </button>
      <input
        type="range"
        aria-label={texts.zoom}
        min={range.min}
        max={range.max}
        step={range.step}
        value={zoom}
        onChange={(event) => onZoom(event.target.valueAsNumber)}
        className={styles.range}
      />
      <button
        type="button"
        aria-label={texts.zoomIn}
        disabled={zoom >= range.max}
        onClick={() => onZoom(zoom + range.step)}
        className={styles.button}
      >
        <Icon name="plus" />
      </button>
      <button type="button" onClick={onReset} className={styles.button} aria-label={texts.whole}>
        <Icon name="globe" />
      </button>
    </Row>
  )
}
