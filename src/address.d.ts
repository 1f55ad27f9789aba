/** See integration/script-address.ts. */
declare module '*?address' {
  const address: string
  export default address
}
