import { InboxIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { Badge } from '@/components/ui/badge';
import { Banner, type FeedbackTone } from '@/components/ui/banner';
import { Button } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { ErrorState } from '@/components/ui/error-state';
import { Skeleton, SkeletonText } from '@/components/ui/skeleton';
import { Spinner } from '@/components/ui/spinner';
import { Toast, ToastRegion } from '@/components/ui/toast';
import { Example, Section } from '@/features/design/section';

const BANNERS: ReadonlyArray<[FeedbackTone, string]> = [
    ['ok', 'Deposit of $450.00 approved.'],
    ['info', 'BetStop was last checked 3 h ago.'],
    ['warn', 'Somebody else edited this client while you did. Compare before you save.'],
    ['danger', 'The withdrawal was not paid: the bank refused the account number. Check it and try again.'],
];

export function FeedbackSection() {
    return (
        <Section
            id="feedback"
            title="Feedback"
            intro="Errors say what happened and what to do. Empty lists say what to do next."
        >
            <BannerExample />
            <div className="grid gap-4 lg:grid-cols-2">
                <Example title="Badges">
                    <Badge>Dormant</Badge>
                    <Badge tone="ok">Active</Badge>
                    <Badge tone="warn">Pending</Badge>
                    <Badge tone="danger">BetStop</Badge>
                    <Badge tone="info">Regal Bet</Badge>
                    <Badge tone="bonus">Bonus bet</Badge>
                </Example>
                <ToastExample />
                <Example title="Nothing there" layout="bare">
                    <EmptyState
                        icon={InboxIcon}
                        title="No pending deposits"
                        action={<Button>Show all deposits</Button>}
                    >
                        New bank lines appear here by themselves.
                    </EmptyState>
                </Example>
                <Example title="Not loaded" layout="bare">
                    <ErrorState onRetry={() => window.location.reload()}>
                        The server did not answer. Check your connection and try again.
                    </ErrorState>
                </Example>
            </div>
            <LoadingExample />
        </Section>
    );
}

function BannerExample() {
    const [closed, setClosed] = useState<ReadonlyArray<FeedbackTone>>([]);
    const open = BANNERS.filter(([tone]) => !closed.includes(tone));

    return (
        <Example title="Banners" layout="column" className="gap-2!">
            {open.map(([tone, text]) => (
                <Banner key={tone} tone={tone} onClose={() => setClosed([...closed, tone])}>
                    {text}
                </Banner>
            ))}
            {open.length === 0 && (
                <Button className="self-start" onClick={() => setClosed([])}>
                    Show them again
                </Button>
            )}
        </Example>
    );
}

function ToastExample() {
    const [shown, setShown] = useState(false);

    return (
        <Example title="Toasts and spinner">
            <Button onClick={() => setShown(true)}>Show a toast</Button>
            <Spinner label="Loading" className="text-muted" />
            <ToastRegion label="Example messages">
                {shown && (
                    <Toast tone="ok" title="Success" onClose={() => setShown(false)}>
                        Note saved.
                    </Toast>
                )}
            </ToastRegion>
        </Example>
    );
}

function LoadingExample() {
    return (
        <Example title="Loading" layout="bare" className="grid gap-6 p-4 sm:grid-cols-2">
            <div className="flex items-center gap-3">
                <Skeleton circle className="size-8" />
                <SkeletonText lines={2} className="flex-1" />
            </div>
            <SkeletonText />
        </Example>
    );
}
