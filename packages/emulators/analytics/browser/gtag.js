// The part of the analytics script that the shop uses: commands wait in dataLayer, `config` counts a page, `get` tells.
;(() => {
  const script = document.currentScript
  const origin = new URL(script.src).origin
  window.dataLayer ??= []
  const layer = window.dataLayer
  const known = /(?:^|; )_ga=GA1\.\d\.(\d+\.\d+)/.exec(document.cookie)
  const cid = known?.[1] ?? `${Math.floor(Math.random() * 2 ** 31)}.${Math.floor(Date.now() / 1000)}`
  // biome-ignore lint/suspicious/noDocumentCookie: the service's own script does it so
  document.cookie = `_ga=GA1.1.${cid}; path=/; max-age=63072000; samesite=lax`

  function collect(tid, event, fields) {
    const query = new URLSearchParams({ v: '2', tid, cid, en: event, dl: location.href, dt: document.title, ...fields })
    navigator.sendBeacon(`${origin}/g/collect?${query}`)
  }
  const targets = new Set()
  const commands = {
    js() {},
    set() {},
    config(tid) {
      targets.add(tid)
      collect(tid, 'page_view')
    },
    event(name, fields = {}) {
      for (const tid of targets) collect(tid, name, fields)
    },
    get(_target, field, tell) {
      tell(field === 'client_id' ? cid : undefined)
    },
  }
  const run = ([command, ...rest]) => commands[command]?.(...rest)
  for (const waiting of layer) run(waiting)
  layer.push = (...added) => {
    for (const each of added) run(each)
    return layer.length
  }
})()
