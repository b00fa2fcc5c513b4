import { notFound } from '@sillage/kit/problem.ts'

/** The id in an address. One that cannot be an id is answered as not found, without a request. */
export function addressId(id = ''): string {
  if (!/^\d{1,9}$/.test(id)) throw notFound()
  return id
}
