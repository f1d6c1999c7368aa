import { Link } from '@inertiajs/react';
import { useConfirm } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import { LinkButton } from '@/components/ui/link-button';
import { useStep } from '@/features/clients/use-step';
import { guidePage } from '@/features/guides/guide-routes';
import { GuideStatusBadge } from '@/features/guides/guide-status';
import { cn } from '@/lib/cn';
import { guides } from '@/routes/generated';
import type { GuidePage, GuideVersionRow } from '@/types/generated';

/** All versions of a guide, newest first. */
export function VersionsCard({ guide, version, versions }: GuidePage) {
    const { take, isBusy } = useStep();
    const { confirm, confirmDialog } = useConfirm();
    const withdraw = async (number: number) => {
        const isSure = await confirm({
            title: `Withdraw version ${number}?`,
            body: 'It will never apply. The current version stays.',
            confirmVerb: 'Withdraw version',
            danger: true,
        });
        if (isSure) {
            take(guides.withdraw({ guide: guide.slug }), {});
        }
    };

    return (
        <Card className="no-print">
            <CardHeader
                title="Versions"
                actions={
                    versions.length > 1 && (
                        <LinkButton size="sm" href={guides.compare({ guide: guide.slug })}>
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
                                        : guidePage(guide.slug, row.number)
                                }
                                className="font-medium hover:underline"
                                aria-current={row.number === version?.number ? 'true' : undefined}
                            >
                                Version {row.number}
                            </Link>
                            <GuideStatusBadge status={row.status} />
                        </div>
                        <p className="text-pretty">{row.summary}</p>
                        <p className="text-compact text-muted">
                            {row.author_name ?? 'Paddock'}
                            {row.is_withdrawn && ' · withdrawn'}
                            {row.effective_at && !row.is_withdrawn && (
                                <>
                                    {' · '}
                                    {fromWhen(row)} <DateTime value={row.effective_at} dateOnly />
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

function fromWhen({ status }: GuideVersionRow): string {
    return status === 'scheduled' ? 'applies from' : 'from';
}
