import type { Services } from '@sillage/kit/services.ts'

/** As the document says; a page of an older shop says nothing. */
export function readServices(document: Document): Services {
  const said = document.getElementById('state')?.dataset.services
  // Written by our own server, in this shape.
  return said ? (JSON.parse(said) as Services) : {}
}

const localTestHosts = ['localhost', '127.0.0.1', '[::1]']
export const isLocalTestHost = (hostname: string) => localTestHosts.includes(hostname)
