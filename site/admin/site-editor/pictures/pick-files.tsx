import { type DragEvent, type ReactNode, useRef, useState } from 'react';
import { Button } from '../../components/button.tsx';

type PickFilesProps = {
  label: string;
  many?: boolean;
  onFiles: (files: File[]) => void;
  look?: 'primary' | 'quiet' | 'bare';
  /** Kinds of files, as for an input. */
  accept?: string;
  /** Path of the field that it fills. */
  path?: string;
  describedBy?: string;
};

/** Opens the system's choice of files, on a phone the camera too. */
export function PickFiles({
  label,
  many = false,
  onFiles,
  look = 'quiet',
  accept = 'image/*',
  path,
  describedBy,
}: PickFilesProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button
        look={look}
        data-path={path}
        aria-describedby={describedBy}
        onClick={() => input.current?.click()}
      >
        {label}
      </Button>
      <input
        ref={input}
        type="file"
        accept={accept}
        multiple={many}
        hidden
        aria-label={label}
        onChange={({ target }) => {
          const files = [...(target.files ?? [])];
          target.value = '';
          if (files.length > 0) onFiles(files);
        }}
      />
    </>
  );
}

type DropZoneProps = { onFiles: (files: File[]) => void; className?: string; children: ReactNode };

/** Accepts files dropped on it. */
export function DropZone({ onFiles, className = '', children }: DropZoneProps) {
  const [isOver, setOver] = useState(false);
  const withFiles = (take: (event: DragEvent) => void) => (event: DragEvent) => {
    if (!event.dataTransfer.types.includes('Files')) return;
    event.preventDefault();
    event.stopPropagation();
    take(event);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: dropping is one way more, beside the buttons in it
    <div
      data-over={isOver || undefined}
      onDragOver={withFiles(() => setOver(true))}
      onDragLeave={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget as Node | null)) setOver(false);
      }}
      onDrop={withFiles(({ dataTransfer }) => {
        setOver(false);
        onFiles([...dataTransfer.files]);
      })}
      className={`data-over:outline-2 data-over:outline-offset-4 data-over:outline-dashed data-over:outline-copper ${className}`}
    >
      {children}
    </div>
  );
}
