// The part of React that messages use. Deno looks for types only inside a package, and React's are in another one.

import { ENGLISH, type Words } from '../../words.ts'
import './production.ts'

// @ts-types="npm:@types/react@19.3.0"
import { createContext, useContext } from 'react'

// @ts-types="npm:@types/react@19.3.0"
export { type CSSProperties, createElement, Fragment, type ReactNode } from 'react'
// @ts-types="npm:@types/react-dom@19.3.0/server"
export { renderToStaticMarkup } from 'react-dom/server'

/** Each message is one component tree, rendered twice. As text, a component returns only text, and each block ends with a blank line. */
export type Medium = 'html' | 'text'

export const MediumContext = createContext<Medium>('html')

export const useIsText = () => useContext(MediumContext) === 'text'

export const WordsContext = createContext<Words>(ENGLISH)

export const useWords = () => useContext(WordsContext)
