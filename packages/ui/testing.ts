import './testing-patience.ts'

/** What axe finds wrong, as "rule: element". jsdom lays nothing out, so contrast and sizes are for the browser's check. */
export async function violations(element: Element) {
  const { default: axe } = await import('axe-core')
  const found = await axe.run(element, {
    rules: {
      'color-contrast': { enabled: false },
      'target-size': { enabled: false },
      // A widget alone is no page: it need not stand in a landmark.
      region: { enabled: false },
    },
  })
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))
}
