import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { parseArgs } from 'node:util'
import { browse, buy, seeded } from '../faults/crowd.ts'
import { openJournal } from '../faults/journal.ts'
import { givePoints, issueCoupons, stockUp } from '../faults/prepare.ts'
import { countStock, recount } from '../faults/recount.ts'
import { collectEmails, settled } from '../faults/settle.ts'
import { gather } from '../members.ts'
import { countReads, expectations } from './expect.ts'
import { signIn } from './staff.ts'
import { openLargeShop } from './world.ts'

/**
 * The shop past one machine, without containers: two instances behind a balancer with a cache, PgBouncer in transaction
 * mode, and a replica that is killed and started again, while members buy and others browse. Needs PgBouncer
 * (apt-get install pgbouncer); the second PostgreSQL is the shop's own.
 */
const { values } = parseArgs({ options: { seconds: { type: 'string', default: '15' } } })
const phaseMs = Number(values.seconds) * 1_000
const points = 3_000
const say = (line: string) => console.log(line)

const dataDir = await mkdtemp(join(tmpdir(), 'sillage-scale-'))
const world = await openLargeShop(dataDir)
const books = world.openBooks()
const journal = openJournal()
const emails = collectEmails(world.mail)
const { expect, failures } = expectations(say)
let isOver = false
try {
  const variants = await stockUp(books.pool)
  const crowd = await gather(books, 5_000)
  await givePoints(books.pool, points)
  await issueCoupons(books.pool)
  const before = await countStock(books.pool)
  const staff = await signIn(books, world.edge.url)
  const random = seeded(23)
  const goesOn = () => !isOver
  const work = Promise.all([
    ...Array.from({ length: 4 }, () => buy({ world, journal, crowd, variants, random, goesOn })),
    ...Array.from({ length: 2 }, () => browse({ world, journal, random, goesOn })),
  ])

  await phase('everything is there', async () => {
    expect('the replica is read', (await readsDuring(phaseMs)) > 0)
    for (const name of ['Dawn', 'Noon', 'Dusk']) {
      const { ms, isListed } = await staff.rename(`${name} candle`)
      expect('staff see what they have just written', isListed)
      say(`  a changed product is on its page behind the cache after ${ms} ms`)
    }
  })
  await phase('the replica is killed', async () => {
    await world.killReplica()
    await pause(phaseMs)
    expect('staff see what they have just written', (await staff.rename('Lost candle')).isListed)
  })
  await phase('the replica is started again', async () => {
    await world.restartReplica()
    await pause(phaseMs / 3)
    // What was kept is read again only when it changes.
    expect('the replica is read again', (await readsDuring(phaseMs, () => staff.rename('Found candle'))) > 0)
  })
  await phase('an instance is killed and started again', async () => {
    await world.instances.end(0, 'SIGKILL')
    await pause(phaseMs / 3)
    await world.instances.start(0)
    await pause(phaseMs / 3)
  })
  isOver = true
  await work
  const open = await settled(books.pool)
  const payments = world.toss.payments()
  const findings = await recount(books.pool, { journal, before, payments, points, emails: emails.all(), files: [] })
  for (const { rule, what } of findings) say(`✗ ${rule}: ${what.slice(0, 5).join(', ')}`)
  expect('nothing is left open', open.length === 0)
  expect('nothing is lost, nothing twice, nobody charged without an order', findings.length === 0)
} finally {
  isOver = true
  emails.stop()
  await books.close()
  await world.close()
}
const placed = journal.attempts.filter(({ placed }) => placed).length
say(`\n${placed} orders; answers to buyers: ${listed(journal.answers)}; pages: ${listed(journal.pages)}`)
say(`at the front: ${listed(new Map(Object.entries(world.edge.counts)))}`)
if (failures.length === 0) await rm(dataDir, { recursive: true, force: true })
else process.exitCode = 1

async function phase(name: string, run: () => Promise<void>) {
  const [orders, errors] = [journal.attempts.length, errorsSoFar()]
  say(name)
  await run()
  say(`  ${journal.attempts.length - orders} orders`)
  // A connection that a killed instance had taken breaks; nothing else may.
  if (!name.startsWith('an instance')) expect('no page and no answer fails', errorsSoFar() === errors)
}

function errorsSoFar() {
  const failed = [...journal.pages, ...journal.answers].filter(([status]) => !/^[23]/.test(status) && status !== '409')
  return failed.reduce((sum, [, times]) => sum + times, 0)
}

/** How many transactions the replica has read for the shop, its own probes left out. */
async function readsDuring(ms: number, act: () => Promise<unknown> = async () => undefined) {
  const replica = world.openReplicaBooks()
  const first = await countReads(replica.pool)
  await act()
  await pause(ms)
  const reads = (await countReads(replica.pool)) - first
  await replica.close()
  say(`  ${reads} lists and searches were read on the replica`)
  return reads
}

function listed(counts: Map<string, number>) {
  return [...counts].map(([name, times]) => `${name} ${times}×`).join(', ')
}
