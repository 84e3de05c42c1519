/** What the editor of an article asks in dialogs, in one file. */
export { LinkDialog } from './link-dialog.tsx';
export { NoteDialog } from './note-dialog.tsx';
export { PlateDialog } from './plate-dialog.tsx';
