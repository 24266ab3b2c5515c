import 'server-only'
import { createHash, randomBytes } from 'node:crypto'

/** A secret of 256 random bits that nobody can guess, safe in cookies and addresses. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

/** The stored form of a token: its SHA-256, useless to a reader of the database. */
export function tokenHash(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
