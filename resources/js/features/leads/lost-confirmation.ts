/** The confirmation dialog before a lead is marked as lost. */
export const lostConfirmation = (name: string) => ({
    title: `Mark ${name} as lost?`,
    body: 'The lead is no longer listed as open. You can reopen it at any time.',
    confirmVerb: 'Mark as lost',
    reason: { label: 'Reason', help: 'For example: prefers another bookmaker.', min: 3 },
});
