/** The address of a module's own script; see integration/script-address.ts. */
declare module '*?address' {
  const address: string
  export default address
}
