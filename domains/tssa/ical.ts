/** One lesson in a calendar. */
export type CalendarEvent = {
  uid: string
  starts_at: Date
  ends_at: Date
  title: string
  place: string
  text: string
  url: string
  /** When the booking last changed: a calendar that knows an older one takes this one. */
  changed_at: Date
}

const utc = (at: Date) => at.toISOString().replaceAll(/[-:]|\.\d{3}/g, '')
const escaped = (text: string) => text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r?\n/g, '\\n')

/** RFC 5545: no line is longer than 75 bytes; what is longer goes on behind a space. */
function fold(line: string): string {
  const lines: string[] = []
  let current = ''
  for (const character of line) {
    const limit = lines.length === 0 ? 75 : 74
    if (new TextEncoder().encode(current + character).length > limit) {
      lines.push(current)
      current = ''
    }
    current += character
  }
  return [...lines, current].join('\r\n ')
}

/** A calendar file. Times are UTC, so that every calendar shows the hour of its own reader, in any season. */
export function writeCalendar(name: string, events: readonly CalendarEvent[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Sillage//TSSA//KO',
    'CALSCALE:GREGORIAN',
    'METHOD:PUBLISH',
    `X-WR-CALNAME:${escaped(name)}`,
    'X-WR-TIMEZONE:Asia/Seoul',
    'REFRESH-INTERVAL;VALUE=DURATION:PT6H',
    ...events.flatMap(eventLines),
    'END:VCALENDAR',
  ]
  return `${lines.map(fold).join('\r\n')}\r\n`
}

const eventLines = ({ uid, starts_at, ends_at, title, place, text, url, changed_at }: CalendarEvent) => [
  'BEGIN:VEVENT',
  `UID:${uid}`,
  `DTSTAMP:${utc(changed_at)}`,
  `LAST-MODIFIED:${utc(changed_at)}`,
  `DTSTART:${utc(starts_at)}`,
  `DTEND:${utc(ends_at)}`,
  `SUMMARY:${escaped(title)}`,
  `LOCATION:${escaped(place)}`,
  `DESCRIPTION:${escaped(text)}`,
  `URL:${url}`,
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  'TRIGGER:-PT2H',
  `DESCRIPTION:${escaped(title)}`,
  'END:VALARM',
  'END:VEVENT',
]
