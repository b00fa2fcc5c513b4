import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig, settingNames } from './config.ts'

test('without any setting the shop starts here, with the demo and its own database', () => {
  expect(readConfig({})).toMatchObject({ PORT: 3000, HOST: '127.0.0.1', SEED: 'demo' })
})

test('a production start brings no demo, unless it is asked for by name', () => {
  expect(readConfig({ NODE_ENV: 'production' }).SEED).toBe('none')
  expect(readConfig({ NODE_ENV: 'production', SEED: 'demo' }).SEED).toBe('demo')
})

test.each([
  ['PORT', '99999'],
  ['PORT', 'http'],
  ['DATABASE_URL', 'mysql://here'],
  ['LOG_LEVEL', 'loud'],
  ['TRUST_PROXY', 'perhaps'],
  ['TRUST_PROXY', '-1'],
  ['TRUST_PROXY', '10.0.0.0/8, everybody'],
  ['METRICS_TOKEN', 'short'],
  ['MAIL_URL', 'https://mail'],
  ['SHOP_URL', 'sillage.example'],
  ['SMS_FROM', 'Sillage'],
  ['POSTCODE_URL', 'http://postcode.example/postcode.v2.js'],
  ['SEED', 'everything'],
  ['TOSS_CLIENT_KEY', 'live_gck_of_the_widget'],
  ['TOSS_SECRET_KEY', 'live_ck_of_a_shop'],
])('a wrong %s is refused by its name', (name, value) => {
  expect(() => readConfig({ [name]: value })).toThrow(`The setting ${name} has a value that cannot be used.`)
})

test.each([
  [undefined, 0],
  ['no', 0],
  ['yes', 1],
  ['1', 1],
  ['2', 2],
  ['10.0.0.0/8, 2001:db8::1', ['10.0.0.0/8', '2001:db8::1']],
])('TRUST_PROXY=%s trusts %j', (given, trusted) => {
  expect(readConfig({ TRUST_PROXY: given }).TRUST_PROXY).toEqual(trusted)
})

test('an empty setting counts as not set', () => {
  expect(readConfig({ PORT: '', DATABASE_URL: '' })).toEqual(readConfig({}))
})

test('the README lists every setting', async () => {
  const readme = await readFile(resolve(import.meta.dirname, '../../README.md'), 'utf8')
  for (const name of settingNames) expect(readme).toContain(`\`${name}\``)
})
