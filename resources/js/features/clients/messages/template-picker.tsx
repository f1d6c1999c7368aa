import { DocumentTextIcon } from '@heroicons/react/24/outline';
import { Button } from '@/components/ui/button';
import { Popover } from '@/components/ui/popover';
import { cn } from '@/lib/cn';
import type { TemplateChoice } from '@/types/generated';

interface TemplatePickerProps {
    templates: readonly TemplateChoice[];
    onPick: (template: TemplateChoice) => void;
}

/** The approved templates filled in for this client. A template with missing data shows what is missing. */
export function TemplatePicker({ templates, onPick }: TemplatePickerProps) {
    if (templates.length === 0) {
        return null;
    }

    return (
        <Popover
            label="Templates"
            side="top"
            className="max-h-80 w-96 overflow-y-auto p-1"
            trigger={
                <Button size="sm" icon={DocumentTextIcon}>
                    Templates
                </Button>
            }
        >
            {(close) => (
                <ul>
                    {templates.map((template) => (
                        <li key={template.id}>
                            <button
                                type="button"
                                className="w-full rounded-tag px-2.5 py-2 text-left hover:bg-hover"
                                onClick={() => {
                                    onPick(template);
                                    close();
                                }}
                            >
                                <span className="block font-medium">{template.name}</span>
                                <span className="line-clamp-2 text-compact text-muted">{template.body}</span>
                                {template.refusal !== null && (
                                    <span className={cn('block text-xs text-warn')}>{template.refusal}</span>
                                )}
                            </button>
                        </li>
                    ))}
                </ul>
            )}
        </Popover>
    );
}
