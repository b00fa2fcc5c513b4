// Channel Talk's public interface: one function, which the page's snippet has put there and which kept what it was told.
;(() => {
  const origin = new URL(document.currentScript.src).origin
  const words = {
    ko: {
      title: '상담',
      close: '상담 닫기',
      write: '메시지를 입력해 주세요',
      send: '보내기',
      empty: '무엇이든 물어보세요.',
    },
    en: { title: 'Chat', close: 'Close chat', write: 'Write a message', send: 'Send', empty: 'Ask us anything.' },
  }
  const style = `
    * { box-sizing: border-box }
    section { position: fixed; inset: auto 20px 20px auto; z-index: 10000000; display: grid; grid-template: auto 1fr auto / minmax(0, 1fr); width: min(380px, calc(100vw - 40px)); height: min(560px, calc(100dvh - 40px)); font: 15px/1.5 inherit; background: Canvas; color: CanvasText; border: 1px solid color-mix(in oklab, CanvasText 18%, Canvas); border-radius: 20px; overflow: hidden; box-shadow: 0 12px 40px rgb(0 0 0 / 20%) }
    header { display: flex; justify-content: space-between; align-items: center; padding: 8px 8px 8px 20px; border-bottom: 1px solid color-mix(in oklab, CanvasText 12%, Canvas) }
    .close { width: 44px; height: 44px; font-size: 24px }
    ol { display: flex; flex-direction: column; gap: 8px; margin: 0; padding: 16px; list-style: none; overflow-y: auto; overflow-wrap: anywhere }
    li { align-self: start; max-width: 80%; padding: 8px 14px; border-radius: 16px; background: color-mix(in oklab, CanvasText 8%, Canvas); white-space: pre-line }
    .visitor { align-self: end; background: CanvasText; color: Canvas }
    .none { align-self: center; background: none; opacity: .7 }
    form { display: flex; gap: 8px; padding: 12px; border-top: 1px solid color-mix(in oklab, CanvasText 12%, Canvas) }
    input { flex: 1; min-width: 0; height: 44px; padding: 0 14px; font: inherit; font-size: 16px; border: 1px solid color-mix(in oklab, CanvasText 24%, Canvas); border-radius: 22px }
    button { height: 44px; padding: 0 16px; font: inherit; border: 0; border-radius: 22px; background: none; color: inherit; cursor: pointer }
    form button { background: CanvasText; color: Canvas }
    @media (max-width: 500px) { section { inset: 0; width: 100%; height: 100dvh; border: 0; border-radius: 0 } }`
  const events = [
    'onShowMessenger',
    'onHideMessenger',
    'onBadgeChanged',
    'onChatCreated',
    'onFollowUpChanged',
    'onUrlClicked',
  ]
  const listeners = Object.fromEntries(events.map((event) => [event, []]))
  const tell = (event, ...args) => {
    for (const listener of listeners[event]) listener(...args)
  }
  let user
  let host
  let asking
  let t = words.ko

  const call = async (path, body) => {
    const reply = await fetch(`${origin}/front${path}`, {
      ...(body && { method: 'POST', headers: { 'content-type': 'text/plain' }, body: JSON.stringify(body) }),
    })
    if (!reply.ok) throw new Error(`the chat answered ${reply.status}`)
    return reply.json()
  }

  async function boot({ pluginKey, memberId, profile, language }, callback) {
    t = words[language] ?? words.ko
    const unknown = sessionStorage.getItem('ch-unknown') ?? undefined
    try {
      user = await call('/boot', { pluginKey, memberId, unknown, profile })
      if (!memberId) sessionStorage.setItem('ch-unknown', user.id)
      callback?.(null, user)
    } catch (error) {
      callback?.(error, null)
    }
    await draw()
  }

  function show() {
    if (host) return
    host = document.createElement('div')
    host.id = 'ch-plugin'
    const root = host.attachShadow({ mode: 'open' })
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(style)
    root.adoptedStyleSheets = [sheet]
    root.innerHTML = `<section role="dialog"><header><strong></strong><button type="button" class="close">×</button></header>
      <ol aria-live="polite"></ol><form><input name="text" maxlength="1000" autocomplete="off" required><button></button></form></section>`
    root.querySelector('section').ariaLabel = t.title
    root.querySelector('strong').textContent = t.title
    root.querySelector('.close').ariaLabel = t.close
    root.querySelector('.close').onclick = hide
    root.querySelector('input').ariaLabel = t.write
    root.querySelector('input').placeholder = t.write
    root.querySelector('form button').textContent = t.send
    root.querySelector('form').onsubmit = (event) => {
      event.preventDefault()
      void say(event.target.elements.text)
    }
    root.addEventListener('keydown', (event) => event.key === 'Escape' && hide())
    document.body.append(host)
    root.querySelector('input').focus()
    void draw()
    asking = setInterval(draw, 1000)
    tell('onShowMessenger')
  }

  function hide() {
    if (!host) return
    clearInterval(asking)
    host.remove()
    host = undefined
    tell('onHideMessenger')
  }

  async function say(input) {
    const text = input.value.trim()
    if (!text || !user) return
    input.value = ''
    await call(`/chats/${user.id}`, { text })
    await draw()
  }

  async function draw() {
    if (!host || !user) return
    const { messages } = await call(`/chats/${user.id}`)
    const list = host?.shadowRoot.querySelector('ol')
    // A line that says nothing was said is no message.
    if (!list || (list.querySelectorAll('li:not(.none)').length === messages.length && list.children.length > 0)) return
    const rows = messages.map(({ by, text }) => {
      const row = document.createElement('li')
      row.className = by
      row.textContent = text
      return row
    })
    if (rows.length === 0)
      rows.push(Object.assign(document.createElement('li'), { className: 'none', textContent: t.empty }))
    list.replaceChildren(...rows)
    list.scrollTop = list.scrollHeight
  }

  async function track(event, property) {
    if (user) await call(`/track/${user.id}`, { event, property })
  }

  const commands = {
    boot,
    track,
    showMessenger: show,
    openChat: show,
    hideMessenger: hide,
    shutdown() {
      hide()
      user = undefined
    },
    clearCallbacks() {
      for (const event of Object.keys(listeners)) listeners[event].length = 0
    },
  }
  const run = (command, ...rest) =>
    command in listeners ? listeners[command].push(rest[0]) : commands[command]?.(...rest)
  const waiting = window.ChannelIO?.q ?? []
  window.ChannelIO = run
  for (const each of waiting) run(...each)
})()
