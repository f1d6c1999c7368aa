import { Link } from '@inertiajs/react';
import { Badge, type Tone } from '@/components/ui/badge';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { LinkButton } from '@/components/ui/link-button';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import { cn } from '@/lib/cn';
import { guides } from '@/routes/generated';
import { type GuidePage, type GuideVersionStatus, GuideVersionStatusLabels } from '@/types/generated';

const TONES: Record<GuideVersionStatus, Tone> = {
    draft: 'neutral',
    scheduled: 'info',
    published: 'ok',
    archived: 'neutral',
};

/** All versions of a guide, newest first. */
export function VersionsCard({ guide, version, versions }: GuidePage) {
    const { ask, isBusy, confirmDialog } = useConfirmedStep();
    const [newest, ...older] = versions;
    const before = older.find(({ is_withdrawn }) => !is_withdrawn);
    const withdraw = (number: number) =>
        ask(
            {
                title: `Withdraw version ${number}?`,
                body: 'It will never apply. The current version stays.',
                confirmVerb: 'Withdraw version',
                danger: true,
            },
            guides.withdraw({ guide: guide.slug }),
            { version: number },
        );

    return (
        <Card className="no-print">
            <CardHeader
                title="Versions"
                actions={
                    before && (
                        <LinkButton
                            size="sm"
                            href={guides.show(
                                { guide: guide.slug },
                                { query: { version: newest?.number, with: before.number } },
                            )}
                        >
                            Compare
                        </LinkButton>
                    )
                }
            />
            <ol>
                {versions.map((row) => (
                    <li
                        key={row.number}
                        className={cn(
                            'border-b border-line px-4 py-2.5 last:border-0',
                            row.number === version?.number && 'bg-sunken',
                        )}
                    >
                        <div className="flex items-center justify-between gap-2">
                            <Link
                                href={
                                    row.status === 'draft'
                                        ? guides.edit({ guide: guide.slug })
                                        : guides.show({ guide: guide.slug }, { query: { version: row.number } })
                                }
                                className="font-medium hover:underline"
                                aria-current={row.number === version?.number ? 'true' : undefined}
                            >
                                Version {row.number}
                            </Link>
                            <Badge tone={TONES[row.status]}>{GuideVersionStatusLabels[row.status]}</Badge>
                        </div>
                        <p className="text-pretty">{row.summary}</p>
                        <p className="text-compact text-muted">
                            {row.author_name ?? 'Paddock'}
                            {row.is_withdrawn && ' · withdrawn'}
                            {row.effective_at && !row.is_withdrawn && (
                                <>
                                    {' · '}
                                    {row.status === 'scheduled' ? 'applies from' : 'from'}{' '}
                                    <DateTime value={row.effective_at} dateOnly />
                                </>
                            )}
                        </p>
                        {row.status === 'scheduled' && guide.can_edit && (
                            <Button size="sm" className="mt-1.5" loading={isBusy} onClick={() => withdraw(row.number)}>
                                Withdraw version
                            </Button>
                        )}
                    </li>
                ))}
            </ol>
            {confirmDialog}
        </Card>
    );
}
