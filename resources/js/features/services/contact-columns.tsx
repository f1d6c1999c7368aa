import { columnsFor, columnsOf } from '@/components/data-table';
import { Known, Nothing } from '@/components/ui/known';
import { ContactActions } from '@/features/services/contact-actions';
import type { ContactKind, ContactRow } from '@/types/generated';
import { externalContactList } from '@/types/generated/lists';

const column = columnsFor<ContactRow>();

/** A number that the phone of the viewer dials. */
function CallLink({ number, shown }: { number: string | null; shown: string | null }) {
    return number === null ? (
        <Nothing />
    ) : (
        <a href={`tel:${number}`} className="whitespace-nowrap text-accent tabular hover:underline">
            {shown}
        </a>
    );
}

/** The columns of both lists of contacts, which only differ in their rows. */
export function contactColumns(kind: ContactKind, canManage: boolean, canExport: boolean) {
    return columnsOf(
        externalContactList,
        {
            name: { cell: ({ name }) => name, primary: true },
            organisation: {
                cell: ({ organisation, role }) => (
                    <span className="flex min-w-0 flex-col">
                        <Known text={organisation} />
                        {role && <span className="text-xs text-muted">{role}</span>}
                    </span>
                ),
            },
            mobile: { cell: ({ mobile_e164, mobile }) => <CallLink number={mobile_e164} shown={mobile} /> },
            phone: { cell: ({ phone_e164, phone }) => <CallLink number={phone_e164} shown={phone} /> },
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
            ? column.columns([
                  column.display({
                      id: 'action',
                      header: '',
                      cell: ({ row: { original: contact } }) => (
                          <ContactActions kind={kind} contact={contact} canManage={canManage} canExport={canExport} />
                      ),
                      meta: { label: 'Actions', align: 'right', phoneFoot: true },
                  }),
              ])
            : [],
    );
}
