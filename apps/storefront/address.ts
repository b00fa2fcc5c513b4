const here = 'http://shop'

/**
 * What was asked of the server as a URL of ours; null where it cannot be one. Put together, not resolved: `//evil` is
 * an odd path here and no one's host, and `//` alone must not throw.
 */
export function readAddress(address: string): URL | null {
  const text = here + address
  return URL.canParse(text) && new URL(text).origin === here ? new URL(text) : null
}
