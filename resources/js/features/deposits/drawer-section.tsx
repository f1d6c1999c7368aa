import { type ReactNode, useId } from 'react';

/** Section of a drawer with a heading. */
export function DrawerSection({ title, children }: { title: string; children: ReactNode }) {
    const id = useId();

    return (
        <section aria-labelledby={id} className="flex flex-col gap-2.5">
            <h3 id={id} className="font-strong">
                {title}
            </h3>
            {children}
        </section>
    );
}
