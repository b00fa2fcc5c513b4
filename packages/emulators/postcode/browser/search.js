// The page inside the frame: asks the emulator for addresses and tells the page around it which one was pressed.
;(() => {
  const shown = 30
  const params = new URLSearchParams(location.search)
  const owner = window.opener ?? window.parent
  const form = document.querySelector('form')
  const input = document.querySelector('#question')
  const said = document.querySelector('#said')
  const found = document.querySelector('#found')
  let asked = 0

  const tell = (type, value) => owner.postMessage({ postcode: type, value }, params.get('origin') ?? location.origin)

  function pick(address, type, query) {
    const road = type === 'R'
    tell('complete', {
      ...address,
      address: road ? address.roadAddress : address.jibunAddress,
      addressEnglish: road ? address.roadAddressEnglish : address.jibunAddressEnglish,
      addressType: type,
      userSelectedType: type,
      userLanguageType: 'K',
      noSelected: 'N',
      query,
    })
  }

  function choice(label, text, onPress) {
    const button = document.createElement('button')
    const kind = document.createElement('small')
    kind.textContent = label
    button.type = 'button'
    button.append(kind, text)
    button.addEventListener('click', onPress)
    return button
  }

  function row(address, query) {
    const item = document.createElement('li')
    const zonecode = document.createElement('strong')
    zonecode.textContent = address.zonecode
    const building = address.buildingName ? ` (${address.buildingName})` : ''
    item.append(
      zonecode,
      choice('도로명', address.roadAddress + building, () => pick(address, 'R', query)),
      choice('지번', address.jibunAddress, () => pick(address, 'J', query)),
    )
    return item
  }

  async function search(query) {
    const turn = ++asked
    const reply = await fetch(`addresses?${new URLSearchParams({ q: query })}`).catch(() => null)
    const addresses = reply?.ok ? await reply.json() : null
    // An answer that was overtaken by a later question is of no use.
    if (turn !== asked) return
    found.replaceChildren(...(addresses ?? []).slice(0, shown).map((address) => row(address, query)))
    said.textContent = sentence(addresses?.length)
    tell('search', { q: query, count: addresses?.length ?? 0 })
    tell('resize', { width: document.body.scrollWidth, height: document.body.scrollHeight })
  }

  function sentence(count) {
    if (count === undefined) return '검색하지 못했어요. 다시 시도해 주세요.'
    if (count === 0) return '찾는 주소가 없어요. 다른 말로 검색해 보세요.'
    if (count > shown) return `검색 결과 ${count}건 중 ${shown}건이에요. 건물 번호까지 넣으면 줄어들어요.`
    return `검색 결과 ${count}건`
  }

  form.addEventListener('submit', (event) => {
    event.preventDefault()
    const query = input.value.trim()
    if (query) search(query)
  })

  document.addEventListener('keydown', (event) => {
    if (event.key === 'Escape') return tell('close')
    if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return
    const stops = [input, ...found.querySelectorAll('button')]
    const next = stops[stops.indexOf(document.activeElement) + (event.key === 'ArrowDown' ? 1 : -1)]
    if (!next) return
    event.preventDefault()
    next.focus()
  })

  // Closed until now: letters typed before this line would be lost, and an Enter would leave the page.
  input.disabled = false
  input.value = params.get('q') ?? ''
  if (params.get('focus') === '1') input.focus()
  if (input.value.trim()) search(input.value.trim())
})()
