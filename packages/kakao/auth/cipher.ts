import type { World } from '../world.ts'

type Crypto = World['crypto']

/**
 * Hides a text from a person who reads the storage by chance. The key is made of the app's, which is no secret: a
 * script in the page can read the token anyway.
 */
export async function seal(crypto: Crypto, passphrase: string, text: string): Promise<string> {
  const iv = crypto.getRandomValues(new Uint8Array(12))
  const sealed = await crypto.subtle.encrypt(
    { name, iv },
    await keyOf(crypto, passphrase),
    new TextEncoder().encode(text),
  )
  return btoa(String.fromCharCode(...iv, ...new Uint8Array(sealed)))
}

/** Null where the text is not one of ours, or was changed. */
export async function unseal(crypto: Crypto, passphrase: string, sealed: string): Promise<string | null> {
  try {
    const bytes = Uint8Array.from(atob(sealed), (sign) => sign.charCodeAt(0))
    const key = await keyOf(crypto, passphrase)
    return new TextDecoder().decode(
      await crypto.subtle.decrypt({ name, iv: bytes.subarray(0, 12) }, key, bytes.subarray(12)),
    )
  } catch {
    return null
  }
}

const name = 'AES-GCM'

async function keyOf(crypto: Crypto, passphrase: string) {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`kat ${passphrase}`))
  return crypto.subtle.importKey('raw', bytes, name, false, ['encrypt', 'decrypt'])
}

/** A name under which no one finds the key itself. */
export async function hashOf(crypto: Crypto, text: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text))
  return Array.from(new Uint8Array(bytes), (byte) => byte.toString(16).padStart(2, '0')).join('')
}
