import { BlastFormPage } from '@/features/messages/blast-form-page';
import type { BlastFormPage as Page } from '@/types/generated';

export default function WeeklyBonusBlast(page: Page) {
    return (
        <BlastFormPage page={page} title="Weekly bonus blast">
            {() => (
                <p>
                    Clients who were offered a bonus in the last 7 days that is approved and not claimed. {'{bonus}'} is
                    the promotion and {'{amount}'} its amount.
                </p>
            )}
        </BlastFormPage>
    );
}
