import { useConfirm } from '@/components/confirm-dialog';
import type { ConfirmQuestion } from '@/components/confirm-parts';
import { type StepData, useStep } from '@/hooks/use-step';
import type { RouteDefinition } from '@/routes/route';

/** Changes of a record that are sent after a question, with the `reason` if the question asks for one. Render `confirmDialog` once. */
export function useConfirmedStep() {
    const { confirm, confirmDialog } = useConfirm();
    const step = useStep();

    const ask = async (
        question: ConfirmQuestion,
        route: RouteDefinition,
        data: StepData = {},
        onSuccess?: () => void,
    ) => {
        const answer = await confirm(question);
        if (answer) {
            step.take(route, { ...data, ...(question.reason && { reason: answer.reason }) }, onSuccess);
        }
    };

    return { ...step, ask, confirmDialog };
}
