import {
    ArrowDownTrayIcon,
    BellIcon,
    ChatBubbleLeftIcon,
    MoonIcon,
    PencilSquareIcon,
    PlusIcon,
    ShieldCheckIcon,
    TrashIcon,
} from '@heroicons/react/24/outline';
import { Button } from '@/components/ui/button';
import type { ButtonVariant } from '@/components/ui/button-style';
import { IconButton } from '@/components/ui/icon-button';
import { LinkButton } from '@/components/ui/link-button';
import { Example, Section } from '@/features/design/section';

const VARIANTS: ReadonlyArray<[ButtonVariant, string]> = [
    ['primary', 'New deposit'],
    ['secondary', 'Export'],
    ['ghost', 'Save view'],
    ['danger', 'Close account'],
];

export function ButtonsSection() {
    return (
        <Section
            id="buttons"
            title="Buttons"
            intro="Use a verb and a noun. At most one primary action a page. Use danger only for destructive actions."
        >
            <Example title="Variants: default, small, with icon, loading, disabled" layout="column">
                {VARIANTS.map(([variant, verb]) => (
                    <div key={variant} className="flex flex-wrap items-center gap-3">
                        <Button variant={variant}>{verb}</Button>
                        <Button variant={variant} size="sm">
                            {verb}
                        </Button>
                        <Button variant={variant} icon={variant === 'danger' ? TrashIcon : PlusIcon}>
                            {verb}
                        </Button>
                        <Button variant={variant} loading>
                            {verb}
                        </Button>
                        <Button variant={variant} disabled>
                            {verb}
                        </Button>
                    </div>
                ))}
            </Example>
            <div className="grid gap-4 lg:grid-cols-2">
                <Example title="Icon buttons">
                    <IconButton icon={ShieldCheckIcon} label="Risk checks" count={5} active />
                    <IconButton icon={ChatBubbleLeftIcon} label="Messages" count={128} />
                    <IconButton icon={BellIcon} label="Notifications" />
                    <IconButton icon={MoonIcon} label="Dark theme" variant="secondary" />
                    <IconButton icon={PencilSquareIcon} label="Edit" size="sm" />
                    <IconButton icon={ArrowDownTrayIcon} label="Download" loading />
                    <IconButton icon={TrashIcon} label="Delete" disabled />
                </Example>
                <Example title="Links that look like buttons">
                    <LinkButton href="#colours" variant="primary" icon={PlusIcon}>
                        New client
                    </LinkButton>
                    <LinkButton href="#type">View all</LinkButton>
                    <LinkButton href="#forms" variant="ghost" size="sm">
                        Open
                    </LinkButton>
                </Example>
            </div>
        </Section>
    );
}
