/** A widget imports its style sheet for the bundler; there is nothing in it to type. */
declare module '*.css'
