import 'server-only'
import { addressOfPicture, savePicture, type StoredFile } from '@/features/files/server/files'
import type { OfferPicture } from '@/features/offers/pictures/contract'
import { readSeed, readSeedPhotograph } from '@/lib/db/seed/read'
import type { FileStorage } from '@/lib/files/file-storage'
import { renderPhotograph } from '@/lib/pictures/render'
import { photographsSeed } from '../contract'

const widths = [300, 600, 1200] as const

/** Renders and stores the photographs of sample products and companies. */
export async function savePhotographs(sampleData: boolean, into: FileStorage) {
  const files: StoredFile[] = []
  const found = new Map<number, OfferPicture[]>()
  const companies = new Map<number, OfferPicture>()
  const seed = sampleData ? await readSeed('photographs.json', photographsSeed) : []
  for (const { product, company, file, ...picture } of seed) {
    const sizes = await renderPhotograph(await readSeedPhotograph(file), widths)
    const saved = await savePicture({ sizes, sample: true }, into)
    files.push(saved)
    const image = addressOfPicture(saved)
    if (company !== undefined) companies.set(company, { image, ...picture })
    found.set(product, [...(found.get(product) ?? []), { image, ...picture }])
  }
  return {
    files,
    of: (product: number) => found.get(product) ?? [],
    ofCompany: (company: number) => companies.get(company),
  }
}
