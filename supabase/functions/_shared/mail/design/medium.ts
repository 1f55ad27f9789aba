import { createContext, useContext } from './react.ts'

/**
 * Every message is one component tree, rendered twice: as HTML and as plain text. A component asks which of the two it is
 * rendering; in text it returns only text, each block followed by an empty line.
 */
export type Medium = 'html' | 'text'

export const MediumContext = createContext<Medium>('html')

export const useIsText = () => useContext(MediumContext) === 'text'
