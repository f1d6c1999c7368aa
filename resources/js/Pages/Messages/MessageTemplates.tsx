import { PlusIcon } from '@heroicons/react/24/outline';
import { useMemo, useState } from 'react';
import { ListTable } from '@/components/data-table';
import { Button } from '@/components/ui/button';
import { MessageViews } from '@/features/messages/message-views';
import { templateColumns } from '@/features/messages/template-columns';
import { TemplateFormDialog } from '@/features/messages/template-form-dialog';
import { LIST_BODY } from '@/layouts/list-page';
import { PageHeader } from '@/layouts/page-header';
import { SectionTabs } from '@/layouts/section-tabs';
import { messages } from '@/routes/generated';
import type { MessageTemplatesPage } from '@/types/generated';
import { messageTemplateList } from '@/types/generated/lists';

export default function MessageTemplates({ templates, meta, variables, can_write }: MessageTemplatesPage) {
    const [isWriting, setIsWriting] = useState(false);
    const columns = useMemo(() => templateColumns({ variables, can_write }), [variables, can_write]);

    return (
        <>
            <PageHeader
                breadcrumbs={[
                    { title: 'Message tools' },
                    { title: 'Auto messages', href: messages.autoMessagesIndex() },
                    { title: messageTemplateList.title },
                ]}
                title={messageTemplateList.title}
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
            />
            <div className={LIST_BODY}>
                <ListTable
                    list={messageTemplateList}
                    rows={templates}
                    meta={meta}
                    columns={columns}
                    rowLabel={({ name }) => name}
                    emptyHint="Write the first text. A colleague approves it."
                />
            </div>
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
