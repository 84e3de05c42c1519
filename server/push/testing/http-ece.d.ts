/** Of the package that `web-push` encrypts with; it brings no types. */
declare module 'http_ece' {
  type Params = { version: 'aes128gcm'; privateKey: import('node:crypto').ECDH; authSecret: Buffer };
  const ece: { decrypt(body: Buffer, params: Params): Buffer };
  export default ece;
}
