import { AudienceFields } from '@/features/messages/audience-fields';
import { BlastFormPage } from '@/features/messages/blast-form-page';
import { messages } from '@/routes/generated';
import type { BlastFormPage as Page } from '@/types/generated';

export default function CreateBlast(page: Page) {
    return (
        <BlastFormPage
            page={page}
            title="New SMS blast"
            parent={{ title: 'SMS blasts', href: messages.smsBlastsIndex() }}
        >
            {(form) => <AudienceFields form={form} page={page} />}
        </BlastFormPage>
    );
}
