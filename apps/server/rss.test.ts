import { demoCompany as company } from '@sillage/domains/setting/company.ts'
import { paragraphs } from '@sillage/kit/rich-text.ts'
import { JSDOM } from 'jsdom'
import { expect, test } from 'vitest'
import { rssXml } from './rss-xml.ts'

const entry = {
  id: 3,
  title: '쉬는 날 <b>&',
  title_en: 'Closed',
  created_at: new Date('2026-11-01'),
  changed_at: new Date('2026-11-02'),
  body: paragraphs(['월요일에 쉬어요.\u0001']),
  body_en: paragraphs(['']),
}
const origin = 'https://sillage.example'
// Refuses what is not well formed.
const parse = (xml: string) => new JSDOM(xml, { contentType: 'application/xml' }).window.document
const text = (document: Document, selector: string) => document.querySelector(selector)?.textContent

test('a feed names its board and its notices, whatever their titles hold', () => {
  const feed = parse(rssXml({ board: 'customer', locale: 'ko', origin, company, entries: [entry] }))
  expect(text(feed, 'channel > title')).toBe('실라주 공지')
  expect(text(feed, 'item > title')).toBe('쉬는 날 <b>&')
  expect(text(feed, 'item > link')).toBe('https://sillage.example/customer/notice/3')
  expect(text(feed, 'item > description')).toBe('월요일에 쉬어요.')
  expect(text(feed, 'item > pubDate')).toBe('Sun, 01 Nov 2026 00:00:00 GMT')
  expect(text(feed, 'lastBuildDate')).toBe('Mon, 02 Nov 2026 00:00:00 GMT')
})

test('in English it says so, and what has no English stays Korean', () => {
  const feed = parse(rssXml({ board: 'tssa', locale: 'en', origin, company, entries: [entry] }))
  expect(text(feed, 'item > title')).toBe('Closed')
  expect(text(feed, 'item > description')).toBe('월요일에 쉬어요.')
  expect(text(feed, 'item > link')).toBe('https://sillage.example/tssa/notice/3?lang=en')
  expect(feed.getElementsByTagName('atom:link')[0]?.getAttribute('href')).toBe(
    `${origin}/rss/notice?board=tssa&lang=en`,
  )
})

test('a board without notices is still a feed', () => {
  const feed = parse(rssXml({ board: 'customer', locale: 'ko', origin, company, entries: [] }))
  expect(feed.querySelectorAll('item')).toHaveLength(0)
})
