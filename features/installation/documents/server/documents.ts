import 'server-only'
import { saveDocument, type StoredFile } from '@/features/files/server/files'
import { readSeedFile, readSeedManifest } from '@/lib/db/seed/read'
import { documentAddress } from '@/lib/files/names'
import type { FileStorage } from '@/lib/files/file-storage'
import { manifestSeed, type DocumentAddresses, type DocumentKind } from '../contract'

/** Publications and companies are samples, and so are their files. */
const sampleKinds: readonly DocumentKind[] = ['publication', 'certificate']

/** Documents that anybody may open; others require a login, some premium membership. */
const openKinds: readonly DocumentKind[] = ['faq', 'manual']

export interface SavedDocuments {
  files: StoredFile[]
  addresses: (kind: DocumentKind, record: number) => DocumentAddresses
}

/** Stores the PDF files of the data. */
export async function saveDocuments(
  sampleData: boolean,
  into: FileStorage,
): Promise<SavedDocuments> {
  const manifest = await readSeedManifest(manifestSeed)
  const files: StoredFile[] = []
  const found = new Map<string, string>()
  for (const { file, kind, record_id, locale, pages } of manifest) {
    const sample = sampleKinds.includes(kind)
    if (sample && !sampleData) continue
    const bytes = await readSeedFile(file)
    const saved = await saveDocument(
      { bytes, name: file, audience: openKinds.includes(kind) ? 'open' : 'user', pages, sample },
      into,
    )
    files.push(saved)
    found.set(`${kind} ${record_id ?? 1} ${locale}`, documentAddress(saved.key))
  }
  const address = (kind: DocumentKind, record: number, locale: string) =>
    found.get(`${kind} ${record} ${locale}`) ?? null
  return {
    files,
    addresses: (kind, record) => ({
      en: address(kind, record, 'en'),
      ar: address(kind, record, 'ar'),
    }),
  }
}
