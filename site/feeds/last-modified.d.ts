/** Day of the newest commit by path of a content file (vite/last-modified.ts). */
declare module 'virtual:last-modified' {
  const dates: Record<string, string>;
  export default dates;
}
