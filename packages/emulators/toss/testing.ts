type Window = { url: string; clientKey: string }

/** What a buyer does in the window, over real HTTP: agrees, with what they chose, or gives up. */
export async function answerWindowAt(
  { url, clientKey }: Window,
  request: object,
  choices: Record<string, string> = {},
): Promise<Record<string, string>> {
  const asked = { clientKey, customerKey: '@@ANONYMOUS', request: JSON.stringify(request), decision: 'pay' }
  const reply = await fetch(`${url}/window`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams({ ...asked, ...choices }),
  })
  const location = reply.headers.get('location')
  if (!location) throw new Error(`the window answered ${reply.status}: ${await reply.text()}`)
  return Object.fromEntries(new URL(location).searchParams)
}
