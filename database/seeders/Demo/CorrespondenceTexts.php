<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

/** Notes, templates and emails as staff and clients write them. */
final class CorrespondenceTexts
{
    /** Channel, name, subject, body, status. */
    public const TEMPLATES = [
        [
            'sms',
            'Welcome',
            null,
            'Hi {first_name}, welcome to {company}! Your PIN is {pin}. Text me any time. {sender}',
            'approved',
        ],
        [
            'sms',
            'Documents needed',
            null,
            'Hi {first_name}, to finish your ID check we need a photo of your driver licence, both sides. Thanks, {sender}',
            'approved',
        ],
        [
            'sms',
            'Withdrawal on its way',
            null,
            'Hi {first_name}, your withdrawal has gone to your bank. It can take until tomorrow to show. {sender}',
            'approved',
        ],
        ['sms', 'Call me back', null, 'Hi {first_name}, I just tried to call. When is a good time? {manager}', 'approved'],
        ['sms', 'Carnival, first draft', null, 'Hi {first_name}, the carnival is here.', 'draft'],
        [
            'email',
            'Statement',
            'Your statement from {company}',
            "Dear {first_name},\n\nplease find your statement attached. Your PIN is {pin}.\n\nKind regards\n{sender}",
            'approved',
        ],
        [
            'email',
            'Documents needed',
            'What we need to verify your account',
            "Dear {first_name},\n\nplease send us a photo of your driver licence (both sides) and a bill that shows your address.\n\nKind regards\n{sender}\n{company}",
            'approved',
        ],
        ['email', 'Old welcome', 'Welcome', "Dear {first_name},\n\nwelcome.", 'retired'],
    ];

    /** Category, body; {staff} names a colleague. */
    public const NOTES = [
        ['call', 'Called {name} about the pending withdrawal. Happy to wait until Thursday.'],
        ['call', 'No answer, left a voicemail. {staff} could you try again after five?'],
        ['payment', "Deposit came from an account in another name.\nAsked for a bank statement, see https://www.austrac.gov.au for what counts."],
        ['payment', '{staff} please check the PayID on the last two withdrawals before they go out.'],
        ['risk', 'Bets only on boosted markets lately. Keep an eye on it.'],
        ['risk', 'Same device as another client, see IP report. {staff} have a look before we raise the limits.'],
        ['rsg', '{name} asked how deposit limits work. Sent the link and will follow up next week.'],
        ['complaint', '{name} was unhappy with the wait on Saturday. Apologised; no bonus promised.'],
        ['general', 'Prefers SMS over calls. Works nights, so not before noon.'],
        ['general', 'Loves the Spring Carnival. Birthday drinks at Flemington every year.'],
    ];

    /** Whether it came in, subject, body. */
    public const EMAILS = [
        [false, 'Your statement for October', "Dear {name},\n\nplease find your statement attached.\n\nKind regards\nPaddock"],
        [
            true,
            'Re: Your statement for October',
            "Hi,\n\nthe statement does not open on my phone. Could you send it again?\n\nCheers\n{name}",
        ],
        [
            false,
            'What we need to verify your account',
            "Dear {name},\n\nplease send us a photo of your driver licence, both sides.\n\nKind regards\nPaddock",
        ],
        [
            false,
            'Your limit was changed',
            "Dear {name},\n\nyour weekly deposit limit is now \$500. A lower limit counts at once, a higher one after seven days.\n\nKind regards\nPaddock",
        ],
        [
            false,
            'Spring Carnival: what is on',
            "Dear {name},\n\nhere is what is on at Flemington this spring.\n\nKind regards\nPaddock",
        ],
        [true, 'New address', "Hello,\n\nwe moved: 14 Beach Street, Port Melbourne.\n\nThanks\n{name}"],
    ];
}
