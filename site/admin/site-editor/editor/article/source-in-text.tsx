import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import { createRoot } from 'react-dom/client';
import { Tooltip } from '../../../../layout/tooltip.tsx';

/** A number, as one letter to the cursor: its words are no part of the line, and a hint over it. */
export function sourceInText(node: Node): NodeView {
  const dom = document.createElement('sup');
  dom.className = 'relative';
  const root = createRoot(dom);
  root.render(
    <Tooltip text={`${node.textContent} Press Enter to change it.`}>
      <i className="absolute inset-0" />
    </Tooltip>,
  );
  return {
    dom,
    ignoreMutation: () => true,
    // The editor may be taken down while React renders.
    destroy: () => queueMicrotask(() => root.unmount()),
  };
}
