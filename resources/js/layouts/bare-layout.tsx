import type { ReactNode } from 'react';

/** Layout of error pages for users who are not signed in. */
export function BareLayout({ children }: { children: ReactNode }) {
    return <main className="grid min-h-dvh place-items-center bg-canvas p-6">{children}</main>;
}
