import { setTimeout as pause } from 'node:timers/promises'
import type { World } from './world.ts'

export type Fault = { name: string; run(world: World): Promise<void> }

const confirmations = 12

/** What goes wrong while people browse and buy, one after the other. */
export const faults: readonly Fault[] = [
  {
    name: 'an instance is killed and started again',
    async run(world) {
      await world.instances.end(0, 'SIGKILL')
      await pause(2_000)
      await world.instances.start(0)
    },
  },
  {
    name: 'an instance stands still for 10 s',
    async run({ instances }) {
      instances.signal(1, 'SIGSTOP')
      await pause(10_000)
      instances.signal(1, 'SIGCONT')
    },
  },
  { name: 'the database is restarted', run: (world) => world.restartDatabase() },
  {
    name: 'the database is cut off for 20 s',
    async run({ proxy }) {
      proxy.cut()
      await pause(20_000)
      proxy.restore()
    },
  },
  {
    name: 'open connections to the database go silent',
    async run({ proxy }) {
      proxy.stall()
      await pause(15_000)
    },
  },
  {
    name: 'the provider does not answer, for 30 s each time',
    async run({ toss }) {
      for (let nth = 0; nth < confirmations; nth += 1) toss.failNext('confirm', 'slow')
      await pause(35_000)
    },
  },
  {
    name: 'the provider takes the money and its answer is lost',
    async run({ toss }) {
      for (let nth = 0; nth < confirmations; nth += 1) toss.failNext('confirm', 'lost reply')
      await pause(10_000)
    },
  },
  {
    name: 'the provider takes money back and its answer is lost',
    async run({ toss }) {
      for (let nth = 0; nth < confirmations; nth += 1) toss.failNext('cancel', 'lost reply')
      await pause(10_000)
    },
  },
  {
    name: 'every webhook comes late, five times and out of order',
    async run({ toss }) {
      toss.webhooks.hold()
      await pause(8_000)
      for (const webhook of toss.webhooks.list().toReversed()) toss.webhooks.repeat(webhook, 5)
      toss.webhooks.letGo()
    },
  },
  {
    name: 'the mail server breaks off when it has taken an email',
    async run({ mail }) {
      for (let nth = 0; nth < confirmations; nth += 1) mail.failNext('lost reply')
      await pause(8_000)
    },
  },
  {
    name: 'the disk under the bucket is full',
    async run({ s3 }) {
      s3.setFull(true)
      await pause(25_000)
      s3.setFull(false)
    },
  },
  { name: 'both instances are replaced, one after the other', run: replaceInstances },
  {
    name: 'a next version migrates while people buy, and is taken back',
    async run(world) {
      await world.migrateToNextVersion()
      // Instances of the version before have gone on beside it; now they start on its tables.
      await replaceInstances(world)
    },
  },
  {
    name: 'the primary is lost, and its replica promoted',
    async run(world) {
      await world.loseThePrimary()
      await pause(5_000)
    },
  },
]

async function replaceInstances({ instances }: World) {
  for (const at of [0, 1]) {
    await instances.end(at, 'SIGTERM')
    await instances.start(at)
  }
}
