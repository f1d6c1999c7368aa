import { CodeBracketIcon } from '@heroicons/react/24/outline';
import { MenuGroup, MenuLink } from '@/components/ui/menu';
import { useSharedProps } from '@/hooks/use-shared-props';
import { DEVELOPER_LINKS } from '@/navigation/developer-links';
import { passes } from '@/navigation/gates';
import type { AuthUser } from '@/types/generated';

/** Developer tools in the profile menu. */
export function DeveloperMenu({ user }: { user: AuthUser }) {
    const { environment } = useSharedProps().app;

    return (
        <MenuGroup label="Developer">
            {DEVELOPER_LINKS.filter((link) => passes(link, user, environment)).map(({ title, route }) => (
                <MenuLink key={title} href={route} icon={CodeBracketIcon} newTab>
                    {title}
                </MenuLink>
            ))}
        </MenuGroup>
    );
}
