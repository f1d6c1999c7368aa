import { useEffect, useState } from 'react';
import { Banner } from '@/components/ui/banner';
import { Skeleton } from '@/components/ui/skeleton';
import { CodeBlock } from '@/features/developer-tools/code-block';
import { requestJson } from '@/lib/http';
import { horizon } from '@/routes/generated';
import type { FailedJobDetails } from '@/types/generated';

/** The exception of a failed job with its stack trace, masked by the server. */
export function FailedJobTrace({ id }: { id: number }) {
    const [trace, setTrace] = useState<string | null>(null);
    const [hasFailed, setHasFailed] = useState(false);

    useEffect(() => {
        const request = new AbortController();
        requestJson<FailedJobDetails>(horizon.failedJobsShow({ failedJob: id }), { signal: request.signal })
            .then((details) => setTrace(details.trace))
            .catch(() => !request.signal.aborted && setHasFailed(true));

        return () => request.abort();
    }, [id]);

    return (
        <section aria-label="Exception" className="flex flex-col gap-2">
            <h3 className="font-strong">Exception</h3>
            <p className="text-compact text-muted">Email addresses, long numbers and database values are hidden.</p>
            {trace !== null && <CodeBlock label="Exception">{trace}</CodeBlock>}
            {trace === null && !hasFailed && <Skeleton className="h-40 w-full" />}
            {hasFailed && (
                <Banner tone="danger">
                    Couldn’t load the exception. Close this panel, refresh the page and try again.
                </Banner>
            )}
        </section>
    );
}
