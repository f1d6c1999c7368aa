import type { ReactNode } from 'react';

/** An error page for somebody who is not signed in: nothing around it. */
export function BareLayout({ children }: { children: ReactNode }) {
    return <main className="grid min-h-dvh place-items-center bg-canvas p-6">{children}</main>;
}
