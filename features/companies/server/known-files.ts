import 'server-only'
import { addressOfPicture, fingerprintsOf, type StoredFile } from '@/features/files/server/files'
import type { Executor } from '@/lib/db/database'
import { documentAddress } from '@/lib/files/names'
import type { CompanyDetails } from '../contract'
import type { storeFiles } from '../registration/server/registration'

/** The address of a stored picture or document. */
export const addressOf = (file: StoredFile) =>
  file.kind === 'picture' ? addressOfPicture(file) : documentAddress(file.key)

/** The company's own address of each new file whose content it has already. */
type OwnCopies = ReadonlyMap<string, string>

export const noCopies: OwnCopies = new Map()

/** The addresses of new files whose content the company has already, with those that it has. */
export async function ownCopies(
  db: Executor,
  { logo, certificates }: CompanyDetails,
  kept: readonly StoredFile[],
): Promise<OwnCopies> {
  if (kept.length === 0) return noCopies
  const addresses = [logo, ...certificates.map(({ file }) => file)].flatMap((one) => one ?? [])
  const sums = await fingerprintsOf(db, addresses)
  const known = new Map(addresses.map((address) => [sums.get(address), address] as const))
  return new Map(
    kept.flatMap((file) => {
      const own = known.get(file.sha256)
      return own === undefined ? [] : [[addressOf(file), own] as const]
    }),
  )
}

type Stored = Awaited<ReturnType<typeof storeFiles>>

/** The stored files, each with the company's own address where it has it already. */
export function withOwn({ logo, certificates, ...stored }: Stored, own: OwnCopies): Stored {
  const chosen = (address: string) => own.get(address) ?? address
  return { ...stored, logo: logo && chosen(logo), certificates: certificates.map(chosen) }
}
