/** Where staff upload the files of a reply, and where each is downloaded and removed. */
export const replyFileHref = (inquiryId: string, fileId = ''): string =>
  `/api/inquiries/${encodeURIComponent(inquiryId)}/reply-files${fileId && `/${encodeURIComponent(fileId)}`}`;
