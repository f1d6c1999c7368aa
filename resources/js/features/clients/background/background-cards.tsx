import { ClockIcon, IdentificationIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { EmptyState } from '@/components/ui/empty-state';
import { RelativeTime } from '@/components/ui/relative-time';
import { BackgroundDetails } from '@/features/clients/background/background-details';
import { BackgroundForm } from '@/features/clients/background/background-form';
import { useWasTrue } from '@/hooks/use-was-true';
import type { BackgroundEntry } from '@/types/generated';

interface BackgroundCardsProps {
    clientId: number;
    /** Newest first. */
    entries: BackgroundEntry[];
    canRecord: boolean;
}

/** The client's current background and the earlier entries. */
export function BackgroundCards({ clientId, entries, canRecord }: BackgroundCardsProps) {
    const [isWriting, setIsWriting] = useState(false);
    // The closed form gives the focus back to its button.
    const wasWriting = useWasTrue(isWriting);
    const [current, ...earlier] = entries;

    return (
        <>
            <Card className="col-span-12 self-start xl:col-span-7">
                <CardHeader
                    title="Background"
                    {...(current && { description: <RecordedBy entry={current} /> })}
                    actions={
                        canRecord &&
                        !isWriting && (
                            <Button size="sm" autoFocus={wasWriting} onClick={() => setIsWriting(true)}>
                                {current ? 'Update background' : 'Record background'}
                            </Button>
                        )
                    }
                />
                {isWriting ? (
                    <BackgroundForm clientId={clientId} entry={current ?? null} onClose={() => setIsWriting(false)} />
                ) : current ? (
                    <CardBody>
                        <BackgroundDetails entry={current} />
                    </CardBody>
                ) : (
                    <EmptyState icon={IdentificationIcon} title="No background yet">
                        Record the occupation, the source of funds and how the identity was verified.
                    </EmptyState>
                )}
            </Card>
            <Card className="col-span-12 self-start xl:col-span-5">
                <CardHeader title="Earlier entries" />
                {earlier.length === 0 ? (
                    <EmptyState icon={ClockIcon} title="No earlier entries">
                        Each update keeps the previous entry here with its date.
                    </EmptyState>
                ) : (
                    <ol>
                        {earlier.map((entry) => (
                            <li key={entry.id} className="border-b border-line last:border-0">
                                <details className="group px-4 py-2.5">
                                    <summary className="cursor-pointer rounded-tag text-compact">
                                        <RecordedBy entry={entry} />
                                    </summary>
                                    <div className="pt-3">
                                        <BackgroundDetails entry={entry} />
                                    </div>
                                </details>
                            </li>
                        ))}
                    </ol>
                )}
            </Card>
        </>
    );
}

function RecordedBy({ entry }: { entry: BackgroundEntry }) {
    return (
        <>
            Recorded <RelativeTime value={entry.recorded_at} /> by {entry.author_name ?? 'the system'}
        </>
    );
}
