import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { JsonLd } from './json-ld.tsx'

test('whatever a name says, the block ends where we end it', () => {
  const name = '</script><script>alert(1)</script><!-- "quoted" & \u2028 실라주'
  const html = renderToString(<JsonLd thing={{ '@type': 'Product', name }} />)
  expect(html.match(/<\/?script/g)).toEqual(['<script', '</script'])
  expect(html).not.toContain('<!--')
  const json = html.replace(/^<script[^>]*>/, '').replace(/<\/script>$/, '')
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', '@type': 'Product', name })
})
