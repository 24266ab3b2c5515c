'use client'

import { Button } from '@/components/button/button'
import { Icon } from '@/components/icon/icon'
import { csvOf, type ChartData } from './chart-data'
import styles from './chart-figure.module.css'
import type { ChartPicture } from './chart-picture'
import { saveFile, savePicture } from './saving'

interface ChartFilesProps {
  chart: ChartData
  picture: Omit<ChartPicture, 'width'>
  /** Without its ending. */
  fileName: string
  texts: Record<'category' | 'downloadCsv' | 'downloadPicture', string>
  onFailure: () => void
}

/** Saves the data of a chart, and its picture with title and source. */
export function ChartFiles({ chart, picture, fileName, texts, onFailure }: ChartFilesProps) {
  const saveTable = () => {
    const table = new Blob([csvOf(chart, texts.category)], { type: 'text/csv;charset=utf-8' })
    saveFile(table, `${fileName}.csv`)
  }
  const save = async () => {
    try {
      const { chartPicture } = await import('./chart-picture')
      await savePicture(chartPicture({ ...picture, width: 720 }), fileName)
    } catch {
      onFailure()
    }
  }
  return (
    <div className={styles.files}>
      <Button variant="secondary" onClick={saveTable}>
        <Icon name="download" size={20} />
        {texts.downloadCsv}
      </Button>
      <Button variant="secondary" onClick={() => void save()}>
        <Icon name="download" size={20} />
        {texts.downloadPicture}
      </Button>
    </div>
  )
}
