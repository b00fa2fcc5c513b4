/** What is wrong with a drawing as a document: open tags, ids given twice, references to nothing, numbers that are none. */
export function faultsOf(svg: string): string[] {
  const faults: string[] = []
  const open: string[] = []
  for (const [tag, closing, name = '', attributes = '', empty] of svg.matchAll(
    /<(\/?)([\w]+)((?:\s+[\w:-]+="[^"<]*")*)\s*(\/?)>/g,
  )) {
    const names = [...attributes.matchAll(/([\w:-]+)="/g)].map(([, attribute]) => attribute)
    if (new Set(names).size < names.length) faults.push(`an attribute twice: ${tag.slice(0, 120)}`)
    if (closing) {
      if (open.pop() !== name) faults.push(`</${name}> closes another tag`)
    } else if (!empty) open.push(name)
  }
  if (open.length) faults.push(`never closed: ${open.join(' ')}`)
  const between = svg.replace(/<\/?[\w]+(?:\s+[\w:-]+="[^"<]*")*\s*\/?>/g, '')
  if (/[<>]/.test(between)) faults.push(`not a tag: ${between.match(/[<>].{0,60}/)?.[0]}`)
  const ids = [...svg.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const known = new Set(ids)
  if (known.size < ids.length) faults.push('an id is given twice')
  for (const [, url, href] of svg.matchAll(/url\(#([^)]*)\)|href="#([^"]*)"/g)) {
    if (!known.has(url ?? href)) faults.push(`nothing is called ${url ?? href}`)
  }
  const broken = svg.search(/NaN|undefined|Infinity|null|\[object/)
  if (broken >= 0) faults.push(`not a number: ${svg.slice(Math.max(broken - 40, 0), broken + 20)}`)
  return faults
}

/** The drawing without the names of its ids, which are never alike: what the eye sees. */
export const seen = (svg: string) => svg.replace(/(id="|#)[a-z0-9]+_/g, '$1').replace(/ aria-label="[^"]*"/, '')
