import { SectionHeading } from '@/components/section-heading/section-heading'
import { useTranslations } from 'next-intl'
import { StepLinks, type Step } from './step-links'
import styles from './tool-section.module.css'

/** The tools for exporters at the end of a page; nothing where there are none. */
export function ToolSection({ steps }: { steps: readonly Step[] }) {
  const t = useTranslations('exporterTools')
  if (steps.length === 0) return null
  return (
    <section aria-labelledby="exporter-tools" className={styles.tools} data-no-print>
      <SectionHeading id="exporter-tools">{t('title')}</SectionHeading>
      <StepLinks steps={steps} />
    </section>
  )
}
