import type { OfferPicture } from '@/features/offers/pictures/contract'
import type { CoverFields, CoverOrder, Subject } from './covers/contract'
import type { DocumentAddresses, DocumentKind } from './documents/contract'

/** The context of every loading step. */
export interface LoadContext {
  /** Without it, records marked as samples are left out. */
  sampleData: boolean
  /** Draws and stores the cover of a record. */
  cover: (subject: Subject, order: CoverOrder) => Promise<CoverFields>
  /** The photographs of a sample product, in their order. */
  photographs: (product: number) => readonly OfferPicture[]
  companyPhotograph: (company: number) => OfferPicture | undefined
  /** The addresses of a record's document; null for a language that has none. */
  documents: (kind: DocumentKind, record: number) => DocumentAddresses
}

/** The progress of a load: the step, and how many of its records are done. */
export interface LoadProgress {
  step: string
  done: number
}
