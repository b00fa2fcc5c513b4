import { policyKinds } from '../../setting/policy-words.ts'

/** Which version an address asks for: ?version=privacy-2. Nothing where it asks for none, or for what cannot be one. */
export function chosenIn(query: URLSearchParams) {
  const [, name, version] = /^([a-z]+)-([1-9]\d{0,8})$/.exec(query.get('version') ?? '') ?? []
  const kind = policyKinds.find((kind) => kind === name)
  return kind ? { kind, version: Number(version) } : null
}
