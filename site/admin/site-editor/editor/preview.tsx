import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { browserStorage } from '../../state/note-drafts.ts';

/** A phone at full size; a desktop of 1,280 px at 60% of its size, next to the form. */
const FRAMES = {
  phone: 'h-full min-h-120 w-full',
  desktop: 'h-[calc(100%/0.6)] min-h-[calc(70dvh/0.6)] w-320 origin-top-left scale-60',
} as const;
const PANES = { phone: 'w-98 max-w-full', desktop: 'w-192.5 max-w-full' } as const;
type Screen = keyof typeof FRAMES;

type PreviewProps = {
  path: string;
  /** Changes with each save: then the page is loaded again, where it was. */
  saved: string;
  /** Handles a click on the page. @returns whether it is a field of the form; else a link is followed. */
  onPick: (part: Element) => boolean;
};

/** The real page with everything that isn't published yet; a click on a text of it opens its field. */
export function Preview({ path, saved, onPick }: PreviewProps) {
  const [screen, setScreen] = useState<Screen>('phone');
  const [theme, setTheme] = useState<'light' | 'dark'>('light');
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const src = `/admin/preview?path=${encodeURIComponent(path)}&theme=${theme}`;
  const pick = useEffectEvent(onPick);
  function loaded() {
    const page = ownPageIn(frame.current);
    page?.scrollTo(0, scrolled.current);
    page?.document.addEventListener('click', (event) => {
      if (pick(event.target as Element)) event.preventDefault();
    });
  }
  const shown = useRef(saved);
  useEffect(() => {
    if (shown.current === saved) return;
    shown.current = saved;
    const page = ownPageIn(frame.current);
    // A page that is still loading reports its top, regardless of the earlier scroll position.
    if (page?.document.readyState === 'complete') scrolled.current = page.scrollY;
    if (page) page.location.reload();
    else if (frame.current) frame.current.src = src;
  }, [saved, src]);
  function turn(to: typeof theme) {
    scrolled.current = ownPageIn(frame.current)?.scrollY ?? 0;
    setTheme(to);
  }
  return (
    <section aria-label="Page preview" className="flex min-h-0 flex-col">
      <div className="flex flex-wrap items-center gap-x-5 py-2 text-14">
        <Switch label="Phone" isOn={screen === 'phone'} onPress={() => setScreen('phone')} />
        <Switch label="Desktop" isOn={screen === 'desktop'} onPress={() => setScreen('desktop')} />
        <span aria-hidden="true" className="h-5 border-l border-hairline" />
        <Switch label="Light" isOn={theme === 'light'} onPress={() => turn('light')} />
        <Switch label="Dark" isOn={theme === 'dark'} onPress={() => turn('dark')} />
      </div>
      <ClickHint />
      <div className={`min-h-120 grow overflow-auto border border-hairline ${PANES[screen]}`}>
        <iframe ref={frame} title="Page preview" src={src} onLoad={loaded} className={FRAMES[screen]} />
      </div>
    </section>
  );
}

/** The page in the frame; null while it is the browser's own, which says that the connection was lost, and which no script may read. */
function ownPageIn(frame: HTMLIFrameElement | null): Window | null {
  try {
    const page = frame?.contentWindow;
    return page?.document ? page : null;
  } catch {
    return null;
  }
}

const HINT_KEY = 'ledge-frame-click-hint';

/** Shown until it is dismissed in this browser. */
function ClickHint() {
  // A browser without storage has nowhere to note that the hint was read.
  const [isKnown, setKnown] = useState(() => browserStorage()?.getItem(HINT_KEY) !== null);
  if (isKnown) return null;
  return (
    <p className="mb-2 flex flex-wrap items-center gap-x-4 rounded-control bg-ink px-4 text-14 text-paper">
      <span className="grow py-2">Click any text or picture on the page to edit it.</span>
      <button
        type="button"
        className="min-h-11 cursor-pointer font-strong"
        onClick={() => {
          setKnown(true);
          browserStorage()?.setItem(HINT_KEY, 'seen');
        }}
      >
        Got it
      </button>
    </p>
  );
}

function Switch({ label, isOn, onPress }: { label: string; isOn: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-pressed={isOn}
      onClick={onPress}
      className="min-h-11 cursor-pointer font-strong text-graphite aria-pressed:text-copper"
    >
      {label}
    </button>
  );
}
