// By staff: for a product or the library, and for a content, a post or a store, each a file of its own.
const uploaded = /(?:photo|(?:content|board|store)-[0-9a-f]{12})-[0-9a-f]{16}/g

/** The uploaded pictures that something shows, by the names under which the store knows them. */
export const uploadedStems = (shown: unknown) => [...new Set(JSON.stringify(shown ?? null).match(uploaded))]
