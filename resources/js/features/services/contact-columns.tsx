import { columnsOf } from '@/components/data-table';
import { menuColumn } from '@/components/data-table/row-menu';
import { Nothing } from '@/components/ui/known';
import { PhoneLink } from '@/components/ui/phone-link';
import { ContactActions } from '@/features/services/contact-actions';
import type { ContactKind, ContactRow } from '@/types/generated';
import { externalContactList } from '@/types/generated/lists';

/** The columns of both lists of contacts, which only differ in their rows. */
export function contactColumns(kind: ContactKind, canManage: boolean, canExport: boolean) {
    return columnsOf(
        externalContactList,
        {
            name: { primary: true },
            organisation: { secondLine: ({ role }) => role },
            mobile: {
                cell: ({ mobile_e164: number, mobile }) =>
                    number ? <PhoneLink number={number} shown={mobile} /> : <Nothing />,
            },
            phone: {
                cell: ({ phone_e164: number, phone }) =>
                    number ? <PhoneLink number={number} shown={phone} /> : <Nothing />,
            },
            email: {
                cell: ({ email }) =>
                    email === null ? (
                        <Nothing />
                    ) : (
                        <a href={`mailto:${email}`} className="break-all text-accent hover:underline">
                            {email}
                        </a>
                    ),
            },
            notes: {
                cell: ({ notes }) =>
                    notes === null ? (
                        <Nothing />
                    ) : (
                        <span title={notes} className="line-clamp-2 whitespace-normal text-muted sm:w-40">
                            {notes}
                        </span>
                    ),
            },
        },
        canManage || canExport
            ? [
                  menuColumn<ContactRow>((contact) => (
                      <ContactActions kind={kind} contact={contact} canManage={canManage} canExport={canExport} />
                  )),
              ]
            : [],
    );
}
