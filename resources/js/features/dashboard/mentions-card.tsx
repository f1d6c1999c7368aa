import { Link, router } from '@inertiajs/react';
import { Button } from '@/components/ui/button';
import { Card, CardHeader } from '@/components/ui/card';
import { RelativeTime } from '@/components/ui/relative-time';
import { notes } from '@/routes/generated';
import type { DashboardMention } from '@/types/generated';

/** Mentions of the viewer that are unread. Hidden when there are none. */
export function MentionsCard({ mentions }: { mentions: DashboardMention[] }) {
    if (mentions.length === 0) {
        return null;
    }

    return (
        <Card className="col-span-12" aria-label="Mentions">
            <CardHeader
                title="Mentions"
                actions={
                    <Button
                        size="sm"
                        onClick={() =>
                            router.put(
                                notes.mentionsSeen(),
                                // Those on the page, because there may be more.
                                { notes: mentions.map(({ note_id }) => note_id) },
                                { preserveScroll: true, only: ['mentions'] },
                            )
                        }
                    >
                        Mark as read
                    </Button>
                }
            />
            <ul>
                {mentions.map((mention) => (
                    <li key={mention.note_id} className="border-b border-line last:border-0">
                        <Link
                            href={mention.url}
                            className="grid grid-cols-[1fr_auto] items-baseline gap-x-3 px-4 py-2.5 hover:bg-sunken"
                        >
                            <span className="min-w-0 truncate">
                                <span className="font-medium">{mention.author_name}</span>{' '}
                                <span className="text-muted">about</span>{' '}
                                <span className="font-medium">{mention.subject_name}</span>
                            </span>
                            <RelativeTime value={mention.created_at} className="text-compact text-muted" />
                            <span className="col-span-2 truncate text-compact text-muted">{mention.text}</span>
                        </Link>
                    </li>
                ))}
            </ul>
        </Card>
    );
}
