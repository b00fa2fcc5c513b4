import type { Fence } from './tree.ts'

const page = 'ARCHITECTURE.md'
const list = 'domains/layers.ts'
const between = /(?<=<!-- layers[^\n]*-->\n).*?(?=<!-- \/layers -->)/s

/** The layers in ARCHITECTURE.md are those of `domains/layers.ts`; `node scripts/draw-layers.ts` draws them. */
export const layerDrawing: Fence = (tree) => {
  const text = (path: string) => tree.find((file) => file.path === path)?.text ?? ''
  const drawn = between.exec(text(page))?.[0]
  if (drawn === drawingOf(text(list))) return []
  return [{ path: page, message: `does not draw the layers of ${list}: node scripts/draw-layers.ts` }]
}

/** The page with its drawing replaced. */
export const redrawn = (text: string, layers: string) => text.replace(between, () => drawingOf(layers))

function drawingOf(layers: string) {
  const rows = [...layers.matchAll(/name: '([^']+)',\s*domains: \[([^\]]*)\]/g)].map(([, name = '', domains = '']) => ({
    name,
    domains: [...domains.matchAll(/'([^']+)'/g)].map(([, domain]) => domain).join(' · '),
  }))
  const width = Math.max(0, ...rows.map(({ name }) => name.length))
  return ['```', ...rows.map(({ name, domains }) => `${name.padEnd(width)}   ${domains}`), '```', ''].join('\n')
}
