import { ArchiveBoxIcon, CheckIcon, PencilIcon } from '@heroicons/react/24/outline';
import { useState } from 'react';
import { RowMenu } from '@/components/data-table/row-menu';
import { MenuItem } from '@/components/ui/menu';
import { SmsPreview } from '@/features/messages/sms-preview';
import { TemplateFormDialog } from '@/features/messages/template-form-dialog';
import { useConfirmedStep } from '@/hooks/use-confirmed-step';
import { messages } from '@/routes/generated';
import type { MessageTemplateRow, MessageTemplatesPage } from '@/types/generated';

interface TemplateActionsProps {
    template: MessageTemplateRow;
    variables: MessageTemplatesPage['variables'];
}

export function TemplateActions({ template, variables }: TemplateActionsProps) {
    const [isWriting, setIsWriting] = useState(false);
    const { ask, confirmDialog } = useConfirmedStep();
    const isDraft = template.status === 'draft';
    const params = { template: template.id };
    const approval = {
        title: `Approve ${template.name}, version ${template.version}?`,
        body: <SmsPreview body={template.body} variables={variables} />,
        confirmVerb: 'Approve template',
    };
    const end = isDraft
        ? { title: `Discard the draft of ${template.name}?`, confirmVerb: 'Discard draft', danger: true }
        : {
              title: `Retire ${template.name}?`,
              body: 'Colleagues can no longer choose it, and automatic messages that are queued with it are not sent.',
              confirmVerb: 'Retire template',
              danger: true,
          };

    return (
        <>
            <RowMenu name={template.name}>
                {isDraft && !template.is_own && (
                    <MenuItem
                        icon={CheckIcon}
                        onSelect={() =>
                            void ask(approval, messages.templatesApprove(params), { version: template.edit_version })
                        }
                    >
                        Approve
                    </MenuItem>
                )}
                {(!isDraft || template.is_own) && (
                    <MenuItem icon={PencilIcon} onSelect={() => setIsWriting(true)}>
                        {isDraft ? 'Edit' : 'New version'}
                    </MenuItem>
                )}
                {template.status !== 'retired' && (
                    <MenuItem
                        icon={ArchiveBoxIcon}
                        danger
                        onSelect={() => void ask(end, messages.templatesRetire(params), { status: template.status })}
                    >
                        {isDraft ? 'Discard' : 'Retire'}
                    </MenuItem>
                )}
            </RowMenu>
            <TemplateFormDialog
                template={template}
                variables={variables}
                open={isWriting}
                onClose={() => setIsWriting(false)}
            />
            {confirmDialog}
        </>
    );
}
