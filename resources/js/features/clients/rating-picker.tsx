import { ChevronDownIcon } from '@heroicons/react/24/outline';
import { router } from '@inertiajs/react';
import { useRef, useState } from 'react';
import { Button } from '@/components/ui/button';
import { Menu, MenuItem } from '@/components/ui/menu';
import { ratingColor } from '@/components/ui/rating';
import { RatingDot } from '@/components/ui/rating-dot';
import { clients } from '@/routes/generated';
import type { ClientHeader } from '@/types/generated';

/** The client's rating, with a menu for viewers who may review it. Choosing the same rating again counts as a review. */
export function RatingPicker({ client }: { client: ClientHeader }) {
    const [isSaving, setIsSaving] = useState(false);
    // Kept until the server responds, so that a repeated choice counts as one review.
    const unanswered = useRef<{ value: string; reference: string } | null>(null);
    const dot = (
        <RatingDot
            value={client.client_rating}
            description={client.client_rating_description}
            reviewedAt={client.rating_reviewed_at}
            size="lg"
            focusable={client.ratings.length === 0}
        />
    );

    if (client.ratings.length === 0) {
        return dot;
    }

    const rate = (value: string) => {
        const sent =
            unanswered.current?.value === value ? unanswered.current : { value, reference: crypto.randomUUID() };
        unanswered.current = sent;
        const answered = () => {
            unanswered.current = null;
        };

        router.visit(clients.rating({ client: client.id }), {
            data: { ...sent, seen: client.client_rating },
            preserveScroll: true,
            preserveState: true,
            onStart: () => setIsSaving(true),
            onSuccess: answered,
            onError: answered,
            onFinish: () => setIsSaving(false),
        });
    };

    return (
        <span className="inline-flex items-center gap-2">
            {dot}
            <Menu
                align="start"
                trigger={
                    <Button size="sm" loading={isSaving} aria-label={`Rating: ${ratingText(client)}. Change rating`}>
                        {ratingText(client)}
                        <ChevronDownIcon aria-hidden="true" className="size-3.5 stroke-2" />
                    </Button>
                }
            >
                {client.ratings.map(({ value, label }) => (
                    <MenuItem
                        key={value}
                        onSelect={() => rate(value)}
                        trailing={value === String(client.client_rating) ? 'current' : undefined}
                    >
                        <span className="inline-flex items-center gap-2.5">
                            <span
                                aria-hidden="true"
                                className="size-2.5 shrink-0 rounded-full"
                                style={{ background: ratingColor(Number(value)) }}
                            />
                            {label}
                        </span>
                    </MenuItem>
                ))}
            </Menu>
        </span>
    );
}

function ratingText({ client_rating, client_rating_description }: ClientHeader): string {
    return client_rating === null ? 'Not rated' : (client_rating_description ?? `Rating ${client_rating}`);
}
