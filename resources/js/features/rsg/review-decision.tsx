import { router } from '@inertiajs/react';
import { useState } from 'react';
import { useConfirm } from '@/components/confirm-dialog';
import { Button } from '@/components/ui/button';
import { rsg } from '@/routes/generated';
import type { ExclusionReviewRow } from '@/types/generated';

/** Decides whether the client, lead or DB client is the excluded person. Both answers have consequences, so both are confirmed. */
export function ReviewDecision({ review }: { review: ExclusionReviewRow }) {
    const [isSending, setIsSending] = useState(false);
    const { confirm, confirmDialog } = useConfirm();
    const { full_name: name, source_text: source, person_label: label } = review;

    const decide = async (isSame: boolean) => {
        const answer = await confirm(
            isSame
                ? {
                      title: `Exclude ${name}?`,
                      body: review.client
                          ? `${source}. All accounts of ${name} are frozen at once, in every company.`
                          : `${source}. The phone numbers and email of ${name} can’t be contacted again.`,
                      confirmVerb: `Exclude ${label}`,
                      danger: true,
                  }
                : {
                      title: `Is ${name} another person?`,
                      body: `${source}. If ${name} is another person, they can ${review.client ? 'get marketing and bonuses' : 'be called'} again.`,
                      confirmVerb: 'Mark as another person',
                      reason: { label: 'How do you know?' },
                  },
        );
        if (answer) {
            router.put(
                rsg.exclusionReviewsUpdate({ exclusionReview: review.id }).url,
                { is_same: isSame, why: answer.reason || null },
                { preserveScroll: true, onStart: () => setIsSending(true), onFinish: () => setIsSending(false) },
            );
        }
    };

    return (
        <span className="flex flex-wrap justify-end gap-2 lg:flex-nowrap">
            <Button size="sm" disabled={isSending} onClick={() => decide(true)}>
                Same person
            </Button>
            <Button size="sm" disabled={isSending} onClick={() => decide(false)}>
                Not the same person
            </Button>
            {confirmDialog}
        </span>
    );
}
