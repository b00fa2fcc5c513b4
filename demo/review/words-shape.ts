/** What people say of a kind of product: a first sentence and a second one, each of which stands beside any other. */
export type Words = {
  kind: RegExp
  first: string[]
  second: string[]
  /** Three or four stars: something is not quite right. */
  mixed: string[]
  /** One or two stars, and what the shop answered. */
  sad: { body: string; reply: string }[]
  /** What guests from abroad write. */
  english: string[]
}
