import { notFound } from '@sillage/kit/problem.ts'

/** The id in an address. One that cannot be one is told as not found, without asking. */
export function addressId(id = ''): string {
  if (!/^\d{1,9}$/.test(id)) throw notFound()
  return id
}
