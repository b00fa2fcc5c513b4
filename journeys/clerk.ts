import type { Page } from 'playwright-core'
import { signIn } from './signing-in.ts'

type Sheet = { id: number; variants: { id: number; sku: string; on_hand: number }[] }

/** Calls made from a page, as the person signed in there. */
export const callsFrom = (page: Page) => async (method: string, path: string, body?: object) => {
  const { status, text } = await page.evaluate(send, { method, url: `/api/v1/${path}`, body })
  if (status !== 200) throw new Error(`${method} ${path} was answered with ${status}: ${text}`)
  return JSON.parse(text)
}

/** Someone of the staff at work, who makes calls from a page of theirs. */
export async function staffAt(page: Page, mb_id: string) {
  await signIn(page, mb_id, '/')
  return callsFrom(page)
}

/** The product clerk. */
export async function clerkAt(page: Page) {
  const call = await staffAt(page, 'clerk')
  return {
    sheet: (id: number): Promise<Sheet> => call('GET', `staff/products/${id}`),
    change: (id: number, body: object) => call('PUT', `products/${id}`, body),
    set: (id: number, what: string, body: object) => call('PUT', `staff/products/${id}/${what}`, body),
  }
}

/** Runs in the browser, with its cookies. */
async function send({ method, url, body }: { method: string; url: string; body: object | undefined }) {
  const token = /XSRF-TOKEN=([^;]+)/.exec(document.cookie)?.[1] ?? ''
  const reply = await fetch(url, {
    method,
    headers: {
      'content-type': 'application/json',
      'x-requested-with': 'XMLHttpRequest',
      'x-xsrf-token': decodeURIComponent(token),
    },
    ...(body && { body: JSON.stringify(body) }),
  })
  return { status: reply.status, text: await reply.text() }
}
