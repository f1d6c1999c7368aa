import { Link } from '@inertiajs/react';
import { Card, CardHeader } from '@/components/ui/card';
import { ShortTime } from '@/components/ui/relative-time';
import { Select } from '@/components/ui/select';
import { cn } from '@/lib/cn';
import { formatBytes } from '@/lib/format';
import { logViewer } from '@/routes/generated';
import type { LogFile } from '@/types/generated';

interface LogFilesProps {
    files: readonly LogFile[];
    current: string;
    onChoose: (name: string) => void;
}

/** The log files, the newest first: a list beside the entries, or a select above them on narrow screens. */
export function LogFiles({ files, current, onChoose }: LogFilesProps) {
    return (
        <>
            <Select
                aria-label="Log file"
                className="lg:hidden"
                value={current}
                options={files.map(({ name, bytes }) => ({ value: name, label: `${name} (${sizeOf(bytes)})` }))}
                onChange={onChoose}
            />
            <Card aria-label="Log files" className="w-72 shrink-0 self-start max-lg:hidden">
                <CardHeader title="Files" />
                <ul className="p-2">
                    {files.map(({ name, bytes, modified_at }) => (
                        <li key={name}>
                            <Link
                                href={logViewer.index({ query: { file: name } })}
                                aria-current={name === current ? 'page' : undefined}
                                className={cn(
                                    'block rounded-control px-2 py-1.5',
                                    name === current ? 'bg-accent-soft text-accent' : 'hover:bg-hover',
                                )}
                            >
                                <span className="block truncate font-medium">{name}</span>
                                <span className="flex justify-between gap-2 text-xs text-muted">
                                    <span className="tabular">{sizeOf(bytes)}</span>
                                    <ShortTime value={modified_at} />
                                </span>
                            </Link>
                        </li>
                    ))}
                </ul>
            </Card>
        </>
    );
}

function sizeOf(bytes: number): string {
    return bytes === 0 ? 'empty' : formatBytes(bytes);
}
