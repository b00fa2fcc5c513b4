import { StartFailure } from '@sillage/server-kit/embedded-postgres/start-failure.ts'
import type { Config } from './config.ts'
import { loadDemo } from './load-demo.ts'
import { type RunningShop, startShop } from './shop.ts'

const say = (line: string) => console.log(line)

/** The shop as a program: prints its addresses, and stops on a signal. */
export async function runProgram(config: Config, options: Parameters<typeof startShop>[1] = {}) {
  const starting = startShop(config, { ...options, say, lost: fail })
  let leaving: Promise<void> | undefined
  // From the first moment on, or the database would stay behind; and more than once: npm passes a Ctrl-C on to us
  // that the terminal has already sent.
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.on(signal, () => {
      leaving ??= leave(starting)
    })
  const shop = await starting
  if (!leaving) await announce(config, shop)
}

async function announce(config: Config, { url, mailboxUrl, tillUrl, emulatorsUrl, setupKey }: RunningShop) {
  const data = config.DATABASE_URL ? `the database of DATABASE_URL; files in ${config.DATA_DIR}` : config.DATA_DIR
  const api = config.API_DOCS ? `\n  API       ${url}/api/docs` : ''
  say(`\nSillage is open\n  shop      ${url}${api}\n  data      ${data}`)
  if (mailboxUrl) say(`  mailbox   ${mailboxUrl}`)
  if (tillUrl) say(`  payments  ${tillUrl}`)
  if (emulatorsUrl) say(`  emulators ${emulatorsUrl}`)
  // Only here: who can read the server’s output may make the first owner.
  if (setupKey) say(`  set-up    ${config.SHOP_URL ?? url}/admin/setup\n  key       ${setupKey}`)
  if (config.SEED === 'demo') {
    const { demoPassword, demoSignIns } = await loadDemo()
    for (const { mb_id, role } of demoSignIns) say(`  ${role.padEnd(9)} ${mb_id} / ${demoPassword}`)
  }
}

async function leave(starting: Promise<RunningShop>) {
  say('Closing…')
  await starting.then((shop) => shop.stop()).catch(fail)
  process.exit()
}

/** One sentence and what to do; a stack only where it is our own mistake. */
export function fail(error: unknown): never {
  if (!(error instanceof StartFailure)) throw error
  console.error(error.hint ? `${error.message} ${error.hint}` : error.message)
  process.exit(1)
}
