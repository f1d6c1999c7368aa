import type { ReactNode } from 'react';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { TrainingBadge } from '@/features/users/training-status';
import type { TrainingData } from '@/types/generated';

interface TrainingCardProps {
    training: readonly TrainingData[];
    /** Buttons of one training. */
    actions?: (training: TrainingData) => ReactNode;
}

/** The training of one user. */
export function TrainingCard({ training, actions }: TrainingCardProps) {
    return (
        <Card>
            <CardHeader title="Training" />
            <CardBody>
                {training.length === 0 && <p className="text-muted">No training is assigned.</p>}
                <ul className="flex flex-col gap-4">
                    {training.map((item) => (
                        <li key={item.id} className="flex flex-col gap-1">
                            <div className="flex flex-wrap items-center gap-2">
                                <h3 className="font-medium">{item.title}</h3>
                                <TrainingBadge status={item.status} />
                            </div>
                            <p className="text-compact text-muted">
                                {item.completed_on ? (
                                    <>
                                        Completed <DateTime value={item.completed_on} dateOnly />
                                    </>
                                ) : (
                                    <>
                                        Due <DateTime value={item.due_on} dateOnly />
                                    </>
                                )}
                                {item.score !== null && `, score ${item.score}%`}
                            </p>
                            {actions?.(item)}
                        </li>
                    ))}
                </ul>
            </CardBody>
        </Card>
    );
}
