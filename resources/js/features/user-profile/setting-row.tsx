import type { ReactNode } from 'react';

interface SettingRowProps {
    title: ReactNode;
    /** Current value, in one line. */
    children: ReactNode;
    action: ReactNode;
}

export function SettingRow({ title, children, action }: SettingRowProps) {
    return (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <div className="min-w-0 flex-1 basis-56">
                <p className="font-medium">{title}</p>
                <div className="text-compact text-muted">{children}</div>
            </div>
            {action}
        </div>
    );
}
