/** Text with `code` and **strong** words, as descriptions of the API document have them. */
export const MarkedText = ({ text }: { text: string }) =>
  text.split(/(`[^`]+`|\*\*[^*]+\*\*)/).map((part, at) => {
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    if (part.startsWith('`')) return <code key={at}>{part.slice(1, -1)}</code>;
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    if (part.startsWith('**')) return <strong key={at}>{part.slice(2, -2)}</strong>;
    return part;
  });
