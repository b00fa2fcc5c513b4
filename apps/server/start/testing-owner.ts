import { demoPassword } from '@sillage/demo/member/seed.ts'
import { contract } from '@sillage/domains/contract.ts'
import { createClient, type Transport } from '@sillage/kit/client.ts'

/** A browser over real HTTP: keeps its cookies, also when the shop comes back at another address. */
function browser(address: { url: string }): Transport {
  const cookies = new Map<string, string>()
  return async ({ method, url, body }) => {
    const response = await fetch(`${address.url}${url}`, {
      method,
      headers: {
        'content-type': 'application/json',
        'x-requested-with': 'XMLHttpRequest',
        'x-xsrf-token': cookies.get('XSRF-TOKEN') ?? '',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
      },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    })
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie) ?? []
      if (name && value !== undefined) cookies.set(name, value)
    }
    return { status: response.status, body: await response.json() }
  }
}

/** The owner of the demo shop, signed in. */
export async function signInOwner(address: { url: string }) {
  const owner = createClient(contract, browser(address))
  await owner.member.loginCheck()
  await owner.member.login({ body: { mb_id: 'owner', mb_password: demoPassword } })
  return owner
}

/** A visitor who is not signed in; with an address that may change, wherever the shop comes back. */
export const visitorOf = (at: string | { url: string }) =>
  createClient(contract, browser(typeof at === 'string' ? { url: at } : at))
