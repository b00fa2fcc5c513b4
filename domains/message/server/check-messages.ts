import { lostSigns, textBytes } from '@sillage/server-kit/euc-kr.ts'
import { type AnyMessage, gapsIn, type Message, type Wording } from './define-message.ts'

const limits = { talk: 1_000, text_bytes: 2_000, button: 14, title: 60 }
/** More than what fills a gap in real life. */
const gapRoom = 40

const roomOf = (text: string) => text.length + gapsIn(text).length * gapRoom

/** Refuses a catalogue of which someone would read something broken; names every fault at once. */
export function checkMessages(messages: readonly AnyMessage[]): void {
  const faults = messages.flatMap((message) => faultsOf(message).map((fault) => `${message.key}: ${fault}`))
  const keys = messages.map(({ key }) => key)
  const codes = messages.flatMap((message) => (talkOf(message) ? [talkOf(message)?.code] : []))
  for (const name of [...keys, ...codes])
    if ([...keys, ...codes].filter((each) => each === name).length > 1) faults.push(`${name} is there twice`)
  if (faults.length > 0) throw new Error(`messages that cannot be sent:\n${[...new Set(faults)].join('\n')}`)
}

const talkOf = (message: AnyMessage) => (message.channels ? undefined : message.kr.talk)

/** Everything a message says in one language, by where it stands. */
function textsIn(message: AnyMessage, lang: 'kr' | 'en'): { short: Record<string, string>; paragraphs: string[] } {
  if (message.channels === 'notification') return { short: message[lang], paragraphs: [] }
  const { paragraphs, ...short } = message[lang]
  const { talk = undefined, ...rest } = 'talk' in short ? short : { ...short, talk: undefined }
  return { short: { ...rest, ...(lang === 'kr' && talk && { talk: talk.text }) }, paragraphs: [...paragraphs] }
}

function faultsOf(message: AnyMessage): string[] {
  const { variables, optional = [], reference, channels } = message
  const known = new Set<string>(variables)
  const faults: string[] = []
  for (const lang of ['kr', 'en'] as const) {
    const { short, paragraphs } = textsIn(message, lang)
    const gaps = [...Object.values(short), ...paragraphs].flatMap(gapsIn)
    if (Object.values(short).includes('') || (channels !== 'notification' && paragraphs.length === 0))
      faults.push(`${lang} says nothing somewhere`)
    for (const name of gaps) if (!known.has(name)) faults.push(`${lang} has no variable ${name}`)
    for (const name of variables)
      if (name !== 'link' && name !== reference && !gaps.includes(name)) faults.push(`${lang} never says ${name}`)
    for (const [place, text] of Object.entries(short))
      for (const name of gapsIn(text))
        if (optional.includes(name)) faults.push(`${lang} ${place} would have a hole: ${name}`)
    if (!channels) faults.push(...phoneFaults(lang, message[lang]))
  }
  if (!known.has('link')) faults.push('it needs a link')
  if (channels !== 'notification' && !known.has('name')) faults.push('it needs a name')
  if (reference && !known.has(reference)) faults.push(`it has no variable ${reference}`)
  if (!channels) faults.push(...talkFaults(message))
  return faults
}

function talkFaults({ manner, kr: { talk } }: Message): string[] {
  if (manner === 'advertising') return talk ? ['KakaoTalk carries no advertising'] : []
  if (!talk) return ['nothing is registered with KakaoTalk']
  return [
    ...(roomOf(talk.text) > limits.talk ? ['the registered text is too long'] : []),
    ...(/^[a-z][a-z_]*$/.test(talk.code) ? [] : ['the registered name has strange signs']),
  ]
}

function phoneFaults(lang: string, { text, title, action }: Wording): string[] {
  const lost = [...lostSigns(text), ...lostSigns(title)]
  return [
    ...(lost.length > 0 ? [`${lang} has signs that phones do not get: ${lost.join(' ')}`] : []),
    ...(textBytes(text) + gapsIn(text).length * gapRoom * 2 > limits.text_bytes
      ? [`${lang} is too long for a phone`]
      : []),
    ...(title.length > limits.title ? [`${lang} has too long a title`] : []),
    // The name of a button in KakaoTalk.
    ...(lang === 'kr' && action.length > limits.button ? ['the name of the button is too long'] : []),
  ]
}
