import { BlastFormPage } from '@/features/messages/blast-form-page';
import type { BlastFormPage as Page } from '@/types/generated';

export default function MarketingActivationBlast(page: Page) {
    return (
        <BlastFormPage page={page} title="Marketing activation blast">
            {() => <p>Clients whose account was opened more than 14 days ago and who have not bet yet.</p>}
        </BlastFormPage>
    );
}
