import { expect } from 'vitest'
import { z } from 'zod'

const Texts = z.array(z.object({ to: z.string(), text: z.string() }))
const Emails = z.array(z.object({ to: z.string(), subject: z.string(), text: z.string() }))

const digits = (text: string) => text.replaceAll(/\D/g, '')

/** What the shop sent, as the emulators for mail and SMS show it. Emails are written by jobs: they are waited for. */
export function openMailbox(url: string) {
  async function read<Schema extends z.ZodType>(path: string, schema: Schema) {
    return schema.parse(await (await fetch(url + path)).json())
  }
  async function textsTo(number: string) {
    const texts = await read('/texts', Texts)
    return texts.filter(({ to }) => digits(to).endsWith(digits(number).slice(-9))).map(({ text }) => text)
  }
  async function emailsTo(address: string) {
    return (await read('/messages', Emails)).filter(({ to }) => to.includes(address))
  }

  /** The code of the text message that comes as the `nth` to this number. */
  async function code(number: string, nth = 1) {
    await expect.poll(async () => (await textsTo(number)).length, { timeout: 60_000 }).toBeGreaterThanOrEqual(nth)
    return /\d{6}/.exec((await textsTo(number))[nth - 1] ?? '')?.[0] ?? ''
  }
  /** The path of the newest link of this kind in an email to this address. */
  async function link(address: string, kind: RegExp) {
    const find = async () => (await emailsTo(address)).flatMap(({ text }) => kind.exec(text)?.[0] ?? []).at(-1)
    await expect.poll(find, { timeout: 60_000 }).toBeDefined()
    return (await find()) ?? ''
  }
  return { code, link, emailsTo }
}

export const proveLink = /\/auth\/mail\/[\w-]+/
export const resetLink = /\/shop\/reset\?token=[\w-]+/
