/** What is asked before a lead is marked as lost. */
export const LOST_QUESTION = (name: string) => ({
    title: `Mark ${name} as lost`,
    body: 'The lead leaves the open work. It can be reopened at any time.',
    confirmVerb: 'Mark as lost',
    reason: { label: 'Why', help: 'Such as: prefers another bookmaker.' },
});
