import type { Transport } from '@sillage/kit/client.ts'

const event = 'console:proof'
type Answer = (isProved: boolean) => void

/** Hears that a call needs the person at the keyboard to prove themselves. */
export function onProofAsked(ask: (answer: Answer) => void) {
  // Only this file makes such events.
  const hear = (asked: Event) => ask((asked as CustomEvent<Answer>).detail)
  addEventListener(event, hear)
  return () => removeEventListener(event, hear)
}

const askForProof = () =>
  new Promise<boolean>((answer) => {
    dispatchEvent(new CustomEvent(event, { detail: answer }))
  })

/** Calls that are refused for want of a recent proof wait for it and are made again: nothing typed is lost. */
export function withProof(transport: Transport): Transport {
  return async (request) => {
    const reply = await transport(request)
    const { code } = Object(reply.body) as { code?: unknown }
    if (reply.status !== 403 || code !== 'proof_needed') return reply
    return (await askForProof()) ? transport(request) : reply
  }
}
