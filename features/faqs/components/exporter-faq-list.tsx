import { sendNotFoundPastEnd } from '@/lib/cache/page-data'
import type { ComponentProps } from 'react'
import { exporterFaqs } from '../queries'
import { ExporterFaqs } from './exporter-faqs'

type ExporterFaqListProps = Omit<ComponentProps<typeof ExporterFaqs>, 'faqs'>

/** The questions of exporters in the view of the address. */
export async function ExporterFaqList(view: ExporterFaqListProps) {
  const faqs = await exporterFaqs(view.state)
  await sendNotFoundPastEnd(view.state.page, faqs.data)
  return <ExporterFaqs {...view} faqs={faqs} />
}
