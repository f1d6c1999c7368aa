import { PlusIcon } from '@heroicons/react/24/outline';
import { useMemo, useState } from 'react';
import { Button } from '@/components/ui/button';
import { MessageViews } from '@/features/messages/message-views';
import { templateColumns } from '@/features/messages/template-columns';
import { TemplateFormDialog } from '@/features/messages/template-form-dialog';
import { ListPage } from '@/layouts/list-page';
import { SectionTabs } from '@/layouts/section-tabs';
import { messages } from '@/routes/generated';
import type { MessageTemplatesPage } from '@/types/generated';
import { messageTemplateList } from '@/types/generated/lists';

export default function MessageTemplates({ templates, meta, variables, can_write }: MessageTemplatesPage) {
    const [isWriting, setIsWriting] = useState(false);
    const columns = useMemo(() => templateColumns({ variables, can_write }), [variables, can_write]);

    return (
        <>
            <ListPage
                list={messageTemplateList}
                rows={templates}
                meta={meta}
                columns={columns}
                breadcrumbs={[
                    { title: 'Message tools' },
                    { title: 'Auto messages', href: messages.autoMessagesIndex() },
                ]}
                notice="Texts of SMS, each approved by a colleague of its author"
                tabs={<SectionTabs of={messages.autoMessagesIndex()} />}
                views={<MessageViews current="templates" />}
                actions={
                    can_write && (
                        <Button variant="primary" icon={PlusIcon} onClick={() => setIsWriting(true)}>
                            New template
                        </Button>
                    )
                }
                rowLabel={({ name }) => name}
                emptyHint="Write the first text. A colleague approves it."
            />
            {can_write && (
                <TemplateFormDialog
                    template={null}
                    variables={variables}
                    open={isWriting}
                    onClose={() => setIsWriting(false)}
                />
            )}
        </>
    );
}
