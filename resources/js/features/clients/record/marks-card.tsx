import { Badge } from '@/components/ui/badge';
import { Card, CardFooter, CardHeader } from '@/components/ui/card';
import { DateTime } from '@/components/ui/date-time';
import type { ClientMark } from '@/types/generated';

/** The client's protection marks, with who set them and when. They can't be changed on this page. */
export function MarksCard({ marks }: { marks: readonly ClientMark[] }) {
    return (
        <Card>
            <CardHeader title="Protection" />
            <ul>
                {marks.map((mark) => (
                    <li key={mark.name} className="border-b border-line px-4 py-2.5 last:border-0">
                        <div className="flex items-center justify-between gap-3">
                            <span className="font-medium">{mark.name}</span>
                            <Badge tone={mark.is_set ? 'danger' : 'ok'}>{mark.is_set ? 'Set' : 'Not set'}</Badge>
                        </div>
                        <p className="text-compact text-muted">
                            {mark.explanation} {mark.is_set && <Origin mark={mark} />}
                        </p>
                    </li>
                ))}
            </ul>
            <CardFooter>Change these under RSG.</CardFooter>
        </Card>
    );
}

function Origin({ mark: { at, actor_name } }: { mark: ClientMark }) {
    if (at === null) {
        return 'The date and the author are not recorded.';
    }

    return (
        <>
            Set on <DateTime value={at} /> by {actor_name ?? 'the system'}.
        </>
    );
}
