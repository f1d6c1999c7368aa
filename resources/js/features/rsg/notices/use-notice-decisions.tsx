import { router } from '@inertiajs/react';
import { type ReactNode, useState } from 'react';
import { useConfirm } from '@/components/confirm-dialog';
import type { ConfirmQuestion } from '@/components/confirm-parts';
import { pluralize } from '@/lib/pluralize';
import { isSaved } from '@/lib/shared-props';
import { rsg } from '@/routes/generated';
import type { RouteDefinition } from '@/routes/route';
import type { BetstopCandidate, BetstopUpdateRow } from '@/types/generated';

export interface NoticeDecisions {
    samePerson: (notice: BetstopUpdateRow, chosen: readonly BetstopCandidate[]) => Promise<void>;
    otherPerson: (notice: BetstopUpdateRow, chosen: readonly BetstopCandidate[]) => Promise<void>;
    nobody: (notice: BetstopUpdateRow) => Promise<void>;
    verify: (notice: BetstopUpdateRow) => Promise<void>;
    isBusy: boolean;
}

const KNOWN = {
    label: 'How do you know?',
    help: 'Such as: the driver licence shows another date of birth.',
    min: 3,
    max: 500,
};

/**
 * Decisions about a notice, each confirmed first, and the dialog to render once per page.
 *
 * @param onDecided the notice needs nothing more from the viewer
 */
export function useNoticeDecisions(onDecided: () => void): { decisions: NoticeDecisions; dialogs: ReactNode } {
    const { confirm, confirmDialog } = useConfirm();
    const [isBusy, setIsBusy] = useState(false);

    const ask = async (question: ConfirmQuestion, route: RouteDefinition, data: object, onSaved?: () => void) => {
        const answer = await confirm(question);
        if (answer === null) {
            return;
        }
        setIsBusy(true);
        router.visit(route, {
            data: { ...data, ...(question.reason && { reason: answer.reason }) },
            preserveScroll: true,
            preserveState: true,
            onSuccess: ({ props }) => isSaved(props) && onSaved?.(),
            onFinish: () => setIsBusy(false),
        });
    };
    const decide = (notice: BetstopUpdateRow) => rsg.betstopUpdatesDecide({ betstopUpdate: notice.id });
    const idsOf = (chosen: readonly BetstopCandidate[]) => chosen.map(({ person }) => person.id);

    return {
        decisions: {
            isBusy,
            samePerson: (notice, chosen) =>
                ask(
                    notice.change === 'ended'
                        ? {
                              title: `Link this notice to ${namesOf(chosen)}?`,
                              body: 'The client stays marked. Verify the end next.',
                              confirmVerb: 'Link notice',
                          }
                        : {
                              title: `Mark ${namesOf(chosen)} as registered with BetStop?`,
                              body: 'Contact, bonuses and credits stop straight away. You can’t undo this.',
                              confirmVerb: chosen.length === 1 ? 'Mark client' : 'Mark clients',
                              danger: true,
                          },
                    decide(notice),
                    { decision: 'same_person', client_ids: idsOf(chosen) },
                    // The end is verified next.
                    notice.change === 'ended' ? undefined : onDecided,
                ),
            otherPerson: (notice, chosen) =>
                ask(
                    {
                        title: `Record that ${namesOf(chosen)} is not this person?`,
                        body: 'Nothing changes for the client. The decision and your reason are kept.',
                        confirmVerb: 'Record decision',
                        reason: KNOWN,
                    },
                    decide(notice),
                    { decision: 'other_person', client_ids: idsOf(chosen), scores: chosen.map(({ score }) => score) },
                ),
            nobody: (notice) =>
                ask(
                    {
                        title: 'Close this notice because this person isn’t our client?',
                        body: 'The phone numbers and email of the notice stay on the do-not-contact list.',
                        confirmVerb: 'Close notice',
                        reason: { label: 'How do you know?', min: 3, max: 500 },
                    },
                    decide(notice),
                    { decision: 'nobody' },
                    onDecided,
                ),
            verify: (notice) =>
                ask(
                    notice.change === 'ended'
                        ? {
                              title: 'Verify the end of this exclusion?',
                              body: 'Paddock asks the register again. The client stays marked: an exclusion is lifted by two people.',
                              confirmVerb: 'Verify end',
                          }
                        : {
                              title: 'Mark this notice as verified?',
                              body: 'You confirm that the right client is marked.',
                              confirmVerb: 'Verify notice',
                          },
                    rsg.betstopUpdatesVerify({ betstopUpdate: notice.id }),
                    {},
                    onDecided,
                ),
        },
        dialogs: confirmDialog,
    };
}

function namesOf(chosen: readonly BetstopCandidate[]): string {
    return chosen.length === 1 ? (chosen[0]?.person.full_name ?? '') : pluralize(chosen.length, 'client', 'clients');
}
