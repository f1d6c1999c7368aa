import type { ComponentProps } from 'react';
import { Avatar } from '@/components/ui/avatar';
import { Popover } from '@/components/ui/popover';
import { Tooltip } from '@/components/ui/tooltip';
import { useRecordViewers } from '@/features/clients/use-record-viewers';
import type { RecordViewer } from '@/realtime/presence';

const SHOWN = 3;

/** The colleagues who have the same record open. Positioned absolutely, so that the layout never shifts. */
export function RecordViewers({ clientId }: { clientId: number }) {
    const others = useRecordViewers(`client.${clientId}`);
    const text = `Also viewing: ${others.map(({ full_name }) => full_name).join(', ')}`;

    return (
        <div className="no-print absolute top-2 right-4 z-sticky sm:right-6">
            <span role="status" className="sr-only">
                {others.length > 0 && text}
            </span>
            {others.length > 0 && (
                <Popover
                    label="Also viewing"
                    align="end"
                    className="w-64 p-2"
                    trigger={<AvatarStack viewers={others} text={text} />}
                >
                    <ViewerList viewers={others} />
                </Popover>
            )}
        </div>
    );
}

interface AvatarStackProps extends ComponentProps<'button'> {
    viewers: readonly RecordViewer[];
    text: string;
}

function AvatarStack({ viewers, text, ...rest }: AvatarStackProps) {
    const more = viewers.length - SHOWN;

    return (
        <Tooltip text={text} describes={false}>
            <button type="button" className="flex rounded-full" {...rest}>
                <span className="sr-only">{text}</span>
                {viewers.slice(0, SHOWN).map(({ id, full_name, photo }) => (
                    <Avatar
                        key={id}
                        name={full_name}
                        src={photo}
                        size="sm"
                        decorative
                        className="-ml-1.5 ring-2 ring-canvas first:ml-0"
                    />
                ))}
                {more > 0 && (
                    <span
                        aria-hidden="true"
                        className="-ml-1.5 grid h-6 min-w-6 place-items-center rounded-full bg-sunken px-1 text-[0.625rem] font-strong text-muted tabular ring-2 ring-canvas"
                    >
                        +{more}
                    </span>
                )}
            </button>
        </Tooltip>
    );
}

function ViewerList({ viewers }: { viewers: readonly RecordViewer[] }) {
    return (
        <>
            <p className="px-2 pt-1 pb-1.5 text-compact text-muted">Also viewing this client</p>
            <ul>
                {viewers.map(({ id, full_name, photo }) => (
                    <li key={id} className="flex items-center gap-2 px-2 py-1">
                        <Avatar name={full_name} src={photo} size="sm" decorative />
                        <span className="min-w-0 truncate">{full_name}</span>
                    </li>
                ))}
            </ul>
        </>
    );
}
