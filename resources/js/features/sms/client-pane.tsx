import { ChevronLeftIcon } from '@heroicons/react/24/outline';
import type { ReactNode } from 'react';
import { Button } from '@/components/ui/button';
import { Card, CardBody, CardHeader } from '@/components/ui/card';
import { CompanyMark } from '@/components/ui/company-mark';
import { DescriptionList } from '@/components/ui/description-list';
import { ClientName } from '@/features/clients/client-name';
import { ContactCard } from '@/features/clients/messages/contact-card';
import { cn } from '@/lib/cn';
import type { ContactCard as Contact, ConversationDetails } from '@/types/generated';

interface ClientPaneProps {
    conversation: ConversationDetails;
    card: Contact | null;
    mayOptOut: boolean;
    /** False for viewers who only read. */
    actions: ReactNode;
    onBack: () => void;
    className?: string;
}

/** The client of the chosen conversation, or what is known of a number without one. */
export function ClientPane({
    conversation: { client, phone },
    card,
    mayOptOut,
    actions,
    onBack,
    className,
}: ClientPaneProps) {
    return (
        <aside aria-label="Client" className={cn('flex flex-col gap-4', className)}>
            <Button size="sm" icon={ChevronLeftIcon} className="self-start xl:hidden" onClick={onBack}>
                Back to messages
            </Button>
            {actions && (
                <Card className="shrink-0">
                    <CardHeader title="Conversation" />
                    <CardBody className="flex flex-col items-start gap-3">{actions}</CardBody>
                </Card>
            )}
            <Card className="shrink-0">
                <CardHeader
                    title={
                        client === null ? (
                            'Not a client'
                        ) : (
                            <ClientName client_id={client.id} full_name={client.full_name} />
                        )
                    }
                />
                <CardBody>
                    <DescriptionList
                        className="sm:grid-cols-[5.25rem_1fr]!"
                        items={[
                            { term: 'Number', details: <span className="tabular">{phone}</span> },
                            ...(client === null
                                ? []
                                : [
                                      { term: 'PIN', details: client.pin },
                                      {
                                          term: 'Company',
                                          details: (
                                              <CompanyMark
                                                  name={client.company_name}
                                                  color={client.company_color}
                                                  logo={client.company_logo}
                                              />
                                          ),
                                      },
                                      { term: 'Manager', details: client.manager_name },
                                  ]),
                        ]}
                    />
                </CardBody>
            </Card>
            {card && (
                <div>
                    <ContactCard contact={card} optOutOf={mayOptOut && client !== null ? client.id : null} />
                </div>
            )}
        </aside>
    );
}
