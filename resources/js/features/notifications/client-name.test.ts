import { expect, it } from 'vitest';
import { clientNameOf } from '@/features/notifications/client-name';
import { aNotification } from '@/testing/notifications';

function depositOf(description: string | null) {
    const deposit = aNotification({ type: 'deposit', client_id: null, client: null });

    return { ...deposit, notifiable: { ...deposit.notifiable, description } };
}

// The same descriptions as in tests/Unit/Intake/PaymentDescriptionTest.php: the deposit list and the bar name the same payer.
it.each([
    ['Payment from Emma Walsh 48213', 'Emma Walsh'],
    ['PAYMENT FROM EMMA WALSH 48213', 'EMMA WALSH'],
    ['  Payment  from\tEmma\u{00A0}Walsh   48213 \n', 'Emma Walsh'],
    ['Payment from 王小明 77', '王小明'],
    ['Payment from 4 Brothers Pty Ltd 9921', '4 Brothers Pty Ltd'],
    ['Payment from Emma Walsh 12 48213', 'Emma Walsh 12'],
    ['Payment from Leo Wang •••• ••• 678', 'Leo Wang'],
    ['Payment from Leo Wang •••• ••• 678 48213', 'Leo Wang •••• ••• 678'],
    ['Payment from •••• ••• 678', 'N/A'],
    ['Payment from Emma Walsh48213', 'N/A'],
    ['Payment from Emma Walsh', 'N/A'],
    ['Payment from 48213', 'N/A'],
    ['Payment from 12 48213', 'N/A'],
    ['OSKO Payment from Emma Walsh 48213', 'N/A'],
    ['', 'N/A'],
    [null, 'N/A'],
])('reads the payer of an unknown client from %j', (description, payer) => {
    expect(clientNameOf(depositOf(description))).toBe(payer);
});

it('prefers the name of a known client', () => {
    const deposit = aNotification({ type: 'deposit' });
    const notifiable = { ...deposit.notifiable, description: 'Payment from E WALSH 48213' };

    expect(clientNameOf({ ...deposit, notifiable })).toBe('Mei-Lin Castellano');
});
