import { Component, type ReactNode } from 'react';
import { Button } from './components/button.tsx';

/**
 * Catches what a view can't: its code failed to load (a broken connection, or a newer release), or it
 * threw an error. The rest of the page stays.
 */
export class ViewFailure extends Component<{ children: ReactNode }, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <main role="alert" className="grow px-4 pt-6 pb-16 md:px-6">
        <h1 className="text-20 font-strong tracking-tight">Couldn’t open this page.</h1>
        <p className="mt-2 mb-4 max-w-lg text-graphite">
          You may be offline, or the dashboard was updated. Your drafts are saved on this device.
        </p>
        <Button onClick={() => location.reload()}>Reload</Button>
      </main>
    );
  }
}
