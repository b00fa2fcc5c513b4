import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { gather } from '../members.ts'
import { midnight, startAgainAt } from './clock.ts'
import { browse, buy, seeded } from './crowd.ts'
import { openJournal } from './journal.ts'
import { faults } from './plan.ts'
import { givePoints, issueCoupons, stockUp } from './prepare.ts'
import { countStock, recount } from './recount.ts'
import { sendPictures } from './sender.ts'
import { collectEmails, settled } from './settle.ts'
import { openWorld } from './world.ts'

/**
 * Two instances of the shop under steady browsing and buying while one thing after the other goes wrong; afterwards every
 * order, payment, piece, coupon, point and message is counted again.
 */
const { values } = parseArgs({
  options: {
    only: { type: 'string' },
    buyers: { type: 'string', default: '6' },
    seed: { type: 'string', default: '23' },
    clock: { type: 'string' },
    midnight: { type: 'boolean', default: false },
  },
})
if (values.clock) {
  await startAgainAt(values.clock)
  process.exit()
}
const planned = values.midnight ? [midnight] : faults.filter(({ name }) => !values.only || name.includes(values.only))
const calmMs = 5_000
const points = 3_000
const crowdSize = 20_000

const dataDir = await mkdtemp(join(tmpdir(), 'sillage-faults-'))
const say = (line: string) => console.log(line)
const world = await openWorld(dataDir)
const books = world.openBooks()
const journal = openJournal()
const emails = collectEmails(world.mail)
let isOver = false
let findings: Awaited<ReturnType<typeof recount>> = []
try {
  const variants = await stockUp(books.pool)
  const crowd = await gather(books, crowdSize)
  await givePoints(books.pool, points)
  await issueCoupons(books.pool)
  const before = await countStock(books.pool)
  await books.close()
  const random = seeded(Number(values.seed))
  const goesOn = () => !isOver
  const work = Promise.all([
    ...Array.from({ length: Number(values.buyers) }, () => buy({ world, journal, crowd, variants, random, goesOn })),
    ...Array.from({ length: 2 }, () => browse({ world, journal, random, goesOn })),
    sendPictures({ world, journal, crowd, goesOn }),
  ])
  await pause(calmMs)
  for (const { name, run } of planned) {
    const [orders, began] = [journal.attempts.length, Date.now()]
    await run(world)
    await pause(calmMs)
    const seconds = Math.round((Date.now() - began) / 1000)
    say(`${name.padEnd(62)}${String(seconds).padStart(4)} s  ${journal.attempts.length - orders} orders`)
  }
  isOver = true
  await work
  const after = world.openBooks()
  const open = await settled(after.pool)
  if (open.length > 0) say(`Still open: ${open.length}\n  ${open.slice(0, 10).join('\n  ')}`)
  findings = await recount(after.pool, {
    journal,
    before,
    payments: world.toss.payments(),
    points,
    emails: emails.all(),
    files: [...world.s3.objects.keys()],
  })
  await after.close()
} finally {
  isOver = true
  emails.stop()
  await world.close()
}
const { attempts, answers, pages } = journal
const having = (test: (attempt: (typeof attempts)[number]) => boolean) => attempts.filter(test).length
say(
  `\n${attempts.length} orders asked for, ${having(({ placed }) => placed !== null)} placed, ` +
    `${having(({ outcome }) => outcome === 'done')} paid, ${having(({ refunded }) => refunded !== null)} canceled again`,
)
say(`outcomes: ${listed(Map.groupBy(attempts, ({ outcome }) => outcome ?? 'none'))}`)
say(`answers to buyers: ${[...answers].map(([name, times]) => `${name} ${times}×`).join(', ')}`)
say(`pictures sent: ${listed(Map.groupBy(journal.sent, ({ answer }) => answer))}`)
say(`pages: ${[...pages].map(([name, times]) => `${name} ${times}×`).join(', ')}`)
say(`emails: ${emails.all().length}, of them ${emails.repeated()} sent again under the same id`)
if (findings.length === 0) {
  say('\nCounted again: nothing lost, nothing twice, nobody charged without an order.')
  await rm(dataDir, { recursive: true, force: true })
} else {
  for (const { rule, what } of findings) say(`\n✗ ${rule}: ${what.length}\n  ${what.slice(0, 10).join('\n  ')}`)
  await writeFile(join(dataDir, 'journal.json'), JSON.stringify({ attempts, payments: world.toss.payments() }, null, 1))
  say(`\nThe journal and the database are kept in ${dataDir}.`)
  process.exitCode = 1
}

function listed(groups: Map<string, readonly unknown[]>) {
  return [...groups].map(([name, { length }]) => `${name} ${length}`).join(', ')
}
