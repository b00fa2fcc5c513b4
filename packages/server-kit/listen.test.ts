import { setTimeout as pause } from 'node:timers/promises'
import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { listen } from './listen.ts'
import { createLog } from './log.ts'
import { testDatabase } from './testing.ts'
import { cuttable } from './testing-cut.ts'

const database = await testDatabase()

test('notices are heard again after the connection broke', async () => {
  const heard: string[] = []
  let connections = 0
  const listener = listen({
    url: database.url,
    channel: 'Some channel',
    onNotice: (payload) => void heard.push(payload),
    onConnect() {
      connections += 1
    },
    log: createLog('silent'),
  })
  const notify = (text: string) => database.db.execute(sql`select pg_notify('Some channel', ${text})`)

  while (connections < 1) await pause(10)
  await notify('first')
  while (heard.length < 1) await pause(10)

  await database.db.execute(sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where application_name = 'sillage listener' and datname = current_database()`)
  while (connections < 2) await pause(10)
  await notify('second')
  while (heard.length < 2) await pause(10)

  await listener.stop()
  expect(heard).toEqual(['first', 'second'])
})

test('it can be stopped when the database has gone silent', async () => {
  const proxy = await cuttable(database.url)
  let connections = 0
  const listener = listen({
    url: proxy.url,
    channel: 'Some channel',
    onNotice: () => undefined,
    onConnect() {
      connections += 1
    },
    log: createLog('silent'),
  })
  while (connections < 1) await pause(10)
  proxy.stall()
  await listener.stop()
  await proxy.stop()
  expect(connections).toBe(1)
})
