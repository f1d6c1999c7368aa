import { CheckCircleIcon } from '@heroicons/react/24/outline';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { LinkButton } from '@/components/ui/link-button';
import { CountedProgress } from '@/components/ui/progress-bar';
import { useStep } from '@/features/clients/use-step';
import { guides } from '@/routes/generated';
import type { GuidePage } from '@/types/generated';

/** Acknowledges the version that applies. Editors also see how many colleagues have. */
export function ReadersCard({ guide, version, readers }: GuidePage) {
    const { take, isBusy } = useStep();
    if (readers === null || version === null) {
        return null;
    }

    return (
        <Card className="no-print">
            <CardHeader
                title="Acknowledgement"
                actions={
                    guide.can_edit && (
                        <LinkButton size="sm" href={guides.acknowledgementsIndex({ guide: guide.slug })}>
                            See who
                        </LinkButton>
                    )
                }
            />
            <CardBody className="flex flex-col gap-4">
                {readers.acknowledged_at ? (
                    <p className="flex items-center gap-2 text-ok">
                        <CheckCircleIcon aria-hidden="true" className="icon" />
                        <span>
                            You acknowledged version {version.number} on{' '}
                            <DateTime value={readers.acknowledged_at} dateOnly />.
                        </span>
                    </p>
                ) : (
                    readers.can_acknowledge && (
                        <div className="flex flex-col items-start gap-2">
                            <p className="text-muted">Confirm that you have read version {version.number}.</p>
                            <Button
                                variant="primary"
                                loading={isBusy}
                                onClick={() =>
                                    take(guides.acknowledge({ guide: guide.slug }), { version: String(version.number) })
                                }
                            >
                                Acknowledge guide
                            </Button>
                        </div>
                    )
                )}
                <CountedProgress
                    label="Colleagues who acknowledged"
                    done={readers.acknowledged_count}
                    total={readers.reader_count}
                />
            </CardBody>
        </Card>
    );
}
