import { readFile } from 'node:fs/promises'
import { stripTypeScriptTypes } from 'node:module'
import { json, type Reply } from '../emulator-server.ts'
import type { Call, Emulator } from './emulator.ts'
import { page } from './window-page.ts'

/** Our SDK as it lies there; a browser gets it file by file, without its types. */
const sdk = new URL('../../kakao/', import.meta.url)

/** A page of an app without an owner, with a button for each thing the SDK does, for trying it out. */
export async function answerTry(emulator: Emulator, { path, method, bytes }: Call): Promise<Reply | undefined> {
  if (path === '/try') return tryPage()
  if (path === '/try/page.js') return script(begin(emulator))
  if (path === '/try/token' && method === 'POST') return spend(emulator, bytes.toString('utf8'))
  const module = /^\/try\/sdk\/((?:[a-z-]+\/)?[a-z-]+\.ts)$/.exec(path)?.[1]
  return module ? moduleOf(new URL(module, sdk)) : undefined
}

const tryPage = (): Reply => ({
  status: 200,
  type: 'text/html',
  body: page({
    title: '카카오 SDK 눌러 보기',
    body: '<p class="lead">SDK가 하는 일마다 버튼이 하나씩 있어요.</p><script type="module" src="/try/page.js"></script>',
  }),
  headers: {
    'content-security-policy':
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; script-src 'self'; connect-src 'self'; frame-src 'self'; form-action 'self'",
    'cross-origin-opener-policy': 'same-origin-allow-popups',
  },
})

const script = (body: string): Reply => ({ status: 200, type: 'text/javascript', body })

const begin = ({ app: { jsKey, channel } }: Emulator) =>
  `import { drawPage } from '/try/sdk/testing-page.ts'
drawPage({ url: location.origin, jsKey: '${jsKey}', channel: '${channel}', lang: 'ko' }, document.querySelector('main'))
`

async function moduleOf(url: URL): Promise<Reply | undefined> {
  const source = await readFile(url, 'utf8').catch(() => undefined)
  return source === undefined ? undefined : script(stripTypeScriptTypes(source))
}

/** What the server of an app does: it gives the code of a sign-in for a token. */
function spend({ grants }: Emulator, code: string): Reply {
  const grant = grants.spendCode(code)
  return grant ? json(200, { access_token: grants.giveToken(grant).token }) : json(400, { error: 'invalid_grant' })
}
