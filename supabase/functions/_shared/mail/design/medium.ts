import { createContext, useContext } from './react.ts'

/**
 * Every message is one tree of components, rendered twice: as HTML, and as the plain text beside it. A component asks for
 * which of the two, and in text returns nothing but text, each block with an empty line after it.
 */
export type Medium = 'html' | 'text'

export const MediumContext = createContext<Medium>('html')

export const useIsText = () => useContext(MediumContext) === 'text'
