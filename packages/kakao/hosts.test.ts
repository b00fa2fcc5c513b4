import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { hostsAt, kakaoHosts } from './hosts.ts'

const here = import.meta.dirname
const isOurs = (path: string) =>
  path.endsWith('.ts') && !/\.test\.ts$|(^|\/)testing(-\w+)?\.ts$|node_modules/.test(path) && path !== 'hosts.ts'

test('every address and every scheme outside stands in hosts, and nowhere else', () => {
  const files = readdirSync(here, { recursive: true, encoding: 'utf8' }).filter(isOurs)
  expect(files.length).toBeGreaterThan(30)
  const written = files.flatMap((path) =>
    [...readFileSync(join(here, path), 'utf8').matchAll(/['"`]([a-z][\w+.-]*:\/\/[\w]|kakao[a-z-]*(?=['"`]))/g)].map(
      ([, address]) => `${path}: ${address}`,
    ),
  )
  expect(written).toEqual([])
})

test('an emulator takes the place of every service; schemes of apps and their stores stay', () => {
  const moved = Object.entries(hostsAt('http://127.0.0.1:7')).filter(([, url]) => url.startsWith('http://127.0.0.1:7'))
  const services = Object.entries(kakaoHosts).filter(([, url]) => /^https:\/\/[a-z0-9-]+\.kakao\.com/.test(url))
  expect(moved.map(([name]) => name).sort()).toEqual(services.map(([name]) => name).sort())
})
